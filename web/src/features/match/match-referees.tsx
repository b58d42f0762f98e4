import { matchOfficialsMessages as words } from '../../messages/tr/match-officials.ts';
import type { Lists } from './lists.ts';
import { PlayerName } from './player-name.tsx';
import { WithLists } from './with-lists.tsx';

/** The referees who stand at a match, each in a place, the main one first. */
export const MatchReferees = ({ lists }: { readonly lists: Lists }) => (
  <WithLists lists={lists}>
    {({ simpleReferees }) => (
      <ul aria-label={words.referees} className="mx-auto flex max-w-form flex-col">
        {simpleReferees.map(({ player, refereeRole }) => (
          <li
            key={refereeRole}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
          >
            <span className="font-semibold">
              <PlayerName player={player} />
            </span>
            <span className="text-meta text-text-2">{words.refereeRoles[refereeRole]}</span>
          </li>
        ))}
      </ul>
    )}
  </WithLists>
);

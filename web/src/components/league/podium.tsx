import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Breakable } from '../ui/breakable.tsx';
import { classNames } from '../ui/class-names.ts';
import type { RenderLink } from '../ui/link-parts.ts';
import { podiumMessages } from '../../messages/tr/person.ts';
import { PlayerDisc } from './player-disc.tsx';
import { TeamLine } from './team-line.tsx';

/** How many stand on a podium. */
const STEPS = 3;

/**
 * The first is the highest and stands in the middle; in the DOM they follow each other, and to the eye too where a phone with
 * large letters has no room for three names side by side.
 */
const steps = [
  { order: 'min-[18rem]:order-2', block: 'min-[18rem]:h-24 border-gold-edge bg-gold' },
  { order: 'min-[18rem]:order-1', block: 'min-[18rem]:h-18 border-silver-edge bg-silver' },
  { order: 'min-[18rem]:order-3', block: 'min-[18rem]:h-14 border-bronze-edge bg-bronze' },
] as const;

type PodiumEntry = {
  readonly player: { readonly _id: string; readonly gamertag: string; readonly jerseyNumber: number | null };
  /** null: free. */
  readonly team: TeamReference | null;
  /** "12 gol" */
  readonly value: string;
  /** The link to the player's page; null where there is none. */
  readonly link: RenderLink | null;
};

type PodiumProps = {
  /** The name of the list, for screen readers. */
  readonly label: string;
  /** The best first. Only three are shown, and without three there is no podium. */
  readonly entries: readonly PodiumEntry[];
};

const nameClass = 'flex min-h-11 max-w-full min-w-11 items-center justify-center font-bold';

const Step = ({ entry: { player, team, value, link }, place }: { entry: PodiumEntry; place: number }) => {
  const step = steps[place - 1];
  const name = <Breakable text={player.gamertag} />;
  return (
    <li className={classNames('flex min-w-0 flex-1 flex-col items-center text-center', step?.order)}>
      <span className="sr-only">{podiumMessages.place(place)}</span>
      <PlayerDisc player={{ ...player, currentTeam: team }} />
      {link === null ? (
        <span className={nameClass}>{name}</span>
      ) : (
        link({ className: classNames(nameClass, 'hover:underline'), children: name })
      )}
      <span className="font-extrabold tabular-nums">{value}</span>
      <span className="flex min-h-7 max-w-full items-center pb-2">
        <TeamLine team={team} />
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'flex w-full items-center justify-center rounded-t-card border text-h1 leading-none font-extrabold text-ink',
          step?.block,
        )}
      >
        {place}
      </span>
    </li>
  );
};

/** The best three: 2-1-3 to the eye, 1-2-3 to everything that reads. The steps are a drawing of what the text says. */
export const Podium = ({ label, entries }: PodiumProps) =>
  entries.length >= STEPS && (
    <ol
      aria-label={label}
      className="mx-auto flex w-full max-w-form flex-col gap-2 border-b border-line min-[18rem]:flex-row min-[18rem]:items-end sm:gap-4"
    >
      {entries.slice(0, STEPS).map((entry, index) => (
        <Step key={entry.player._id} entry={entry} place={index + 1} />
      ))}
    </ol>
  );

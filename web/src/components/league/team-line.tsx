import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { Crest } from './crest.tsx';

/** A player's team in one line, with its crest; of a free player the word for it. */
export const TeamLine = ({ team }: { readonly team: TeamReference | null }) =>
  team === null ? (
    <span className="text-meta text-text-3">{personMessages.noTeam}</span>
  ) : (
    <span className="flex min-w-0 items-center gap-2 text-meta text-text-2">
      <Crest team={team} />
      <span className="min-w-0 truncate">{team.name}</span>
    </span>
  );

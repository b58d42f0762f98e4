import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { PlayerName } from './player-name.tsx';

const { details } = matchesMessages;

type Teams = Pick<MatchAnswer, 'homeTeam' | 'awayTeam'>;

const Incident = ({ incident, teams }: { readonly incident: IncidentAnswer; readonly teams: Teams }) => {
  const { type, minute, description, player, side } = incident;
  const team = side === null ? null : (side === 'home' ? teams.homeTeam : teams.awayTeam).name;
  return (
    <li className="flex gap-3 border-l-2 border-line py-1 pl-4">
      <span className="flex min-h-11 w-14 shrink-0 items-center font-bold tabular-nums">{details.minute(minute)}</span>
      <div className="min-w-0">
        <p className="flex min-h-11 flex-wrap items-center gap-x-2">
          <span className="font-semibold">{incidentTypes[type]}</span>
          {player !== null && <PlayerName player={player} />}
          {team !== null && <span className="text-meta text-text-2 [overflow-wrap:anywhere]">{team}</span>}
        </p>
        {description !== '' && <p className="pb-2 text-text-2 [overflow-wrap:anywhere]">{description}</p>}
      </div>
    </li>
  );
};

type MatchIncidentsProps = { readonly teams: Teams; readonly incidents: readonly IncidentAnswer[] };

/** What happened in the match, by minute. */
export const MatchIncidents = ({ teams, incidents }: MatchIncidentsProps) => (
  <ol aria-label={details.incidents} className="mx-auto flex max-w-form flex-col">
    {incidents.map((incident, index) => (
      // Nothing tells two incidents apart that say the same, and they are read as one list.
      <Incident key={index} incident={incident} teams={teams} />
    ))}
  </ol>
);

import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { AlertFacts } from '../../components/ui/alert-dialog.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { teamQuery } from '../teams/queries.ts';
import { matchesOf } from '../teams/team-matches.ts';
import { teamDeleted } from './acts.ts';

const { remove: words } = teamManagementMessages;

/** What becomes of the team's players. */
type Become = 'free' | 'delete';

const CHOICES = (['free', 'delete'] as const).map((value) => ({ value, ...words.choices[value] }));

const factsOf = (players: number, matches: readonly MatchAnswer[], become: Become): readonly string[] => [
  words.matches(matches.length, matches.filter(({ status }) => status === 'finished').length),
  players === 0 ? words.players.none : words.players[become](players),
];

type DeleteQuestionProps = {
  readonly team: TeamAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before a team is deleted, with what goes with it as the server has it now, and what becomes of its players. */
export const DeleteQuestion = ({ team: { _id: id, name }, onDone, onClose }: DeleteQuestionProps) => {
  const act = useAct({ call: 'DELETE /api/teams/:id', answer: teamDeleted });
  const [become, setBecome] = useState<Become>('free');
  const [squad, season] = [teamQuery(id), seasonMatchesQuery()];
  const players = useQuery(squad).data?.players.length;
  const isRead = useQuery(season).data !== undefined && players !== undefined;
  const waiting = <Skeleton shape="table" rows={2} />;
  return (
    <ActAlert
      title={words.title(name)}
      description={words.description}
      reasonHint={words.reasonHint}
      confirmLabel={become === 'delete' && players ? words.submitWith(players) : words.submit}
      busyLabel={words.busy}
      ready={isRead}
      act={act}
      failed={words.failed}
      onConfirm={(body) =>
        act.send(
          { params: { id }, ...(become === 'delete' && { query: { players: become } }), body },
          { onDone: ({ message, ...gone }) => onDone(words.done(name, message, gone)) },
        )
      }
      onCancel={onClose}
    >
      <QueryPart query={squad} waiting={waiting} failed={words.countsFailed}>
        {(read) => (
          <QueryPart query={season} waiting={waiting} failed={words.countsFailed}>
            {(matches) => <AlertFacts facts={factsOf(read.players.length, matchesOf(id, matches), become)} />}
          </QueryPart>
        )}
      </QueryPart>
      <p className="text-meta text-text-2">{words.remains}</p>
      <ChoiceTiles label={words.choice} choices={CHOICES} value={become} onChange={setBecome} />
    </ActAlert>
  );
};

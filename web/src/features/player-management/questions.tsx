import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { playerManagementMessages } from '../../messages/tr/player-management.ts';
import { teamAssignmentMessages } from '../../messages/tr/team-assignment.ts';
import { playerActed } from './acts.ts';

const { release, remove, free } = playerManagementMessages;

type QuestionProps = {
  readonly player: AdminsPlayer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before a player leaves the team that the dialog names: another one meanwhile is refused, and then named. */
export const ReleaseQuestion = ({ player: { _id: id, gamertag, currentTeam }, onDone, onClose }: QuestionProps) => {
  const act = useAct({ call: 'PUT /api/players/:id/release', answer: playerActed });
  return (
    <ActAlert
      title={release.title(gamertag)}
      description={release.description(currentTeam?.name ?? free)}
      facts={release.facts}
      remains={release.remains}
      confirmLabel={release.submit}
      busyLabel={release.busy}
      act={act}
      failed={release.failed}
      onConfirm={() =>
        act.send(
          { params: { id }, body: { from: currentTeam?._id ?? null } },
          { onDone: () => onDone(teamAssignmentMessages.released(gamertag)) },
        )
      }
      onCancel={onClose}
    />
  );
};

const factsOf = ({ hasAccount, currentTeam, isAdmin }: AdminsPlayer): readonly string[] => [
  hasAccount ? remove.facts.account : remove.facts.noAccount,
  ...(currentTeam === null ? [] : [remove.facts.team(currentTeam.name)]),
  ...(isAdmin ? [remove.facts.admin] : []),
  ...(hasAccount ? [remove.facts.likes] : []),
];

/** Asks before a player is deleted, with what that takes along. */
export const DeleteQuestion = ({ player, onDone, onClose }: QuestionProps) => {
  const { _id: id, gamertag } = player;
  const act = useAct({ call: 'DELETE /api/players/:id', answer: playerActed });
  return (
    <ActAlert
      title={remove.title(gamertag)}
      description={remove.description}
      facts={factsOf(player)}
      remains={remove.remains}
      reasonHint={remove.reasonHint}
      confirmLabel={remove.submit}
      busyLabel={remove.busy}
      act={act}
      failed={remove.failed}
      onConfirm={(body) => act.send({ params: { id }, body }, { onDone: () => onDone(remove.done(gamertag)) })}
      onCancel={onClose}
    />
  );
};

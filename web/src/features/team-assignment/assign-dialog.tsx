import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { ApiProblem } from '../../api/errors.ts';
import { reread } from '../../api/reread.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { teamAssignmentMessages } from '../../messages/tr/team-assignment.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { playerActed } from '../player-management/acts.ts';
import { teamsQuery } from '../teams/queries.ts';

const { dialog: words, free, assigned, released } = teamAssignmentMessages;

/** The choice that makes a player free; no team has such an id. */
const RELEASE = 'release';

const chosen = z.string({ error: words.missing });
const assignment = z.object({ playerId: chosen, choice: chosen });

type Team = AdminsPlayer['currentTeam'];
const idOf = (team: Team | undefined): string | null => team?._id ?? null;

/** The team in which the player was seen, until the person has read of another one. */
const useSeenTeam = (player: AdminsPlayer | undefined) => {
  const [seen, setSeen] = useState<{ readonly playerId: string; readonly team: Team } | null>(null);
  const isOther = player !== undefined && seen?.playerId !== player._id;
  if (isOther) setSeen({ playerId: player._id, team: player.currentTeam });
  const moved = player !== undefined && !isOther && idOf(seen?.team) !== idOf(player.currentTeam);
  return { moved };
};

type AssignDialogProps = {
  /** The player for whom the dialog was opened; without one it asks for a player. */
  readonly player?: AdminsPlayer | undefined;
  /** The approved players, as they are now. */
  readonly players: readonly AdminsPlayer[];
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/**
 * Puts a player into a team, or makes the player free. The team in which the dialog shows the player is sent along: somebody who
 * was moved meanwhile is not moved on unseen, but shown where the player stands now, with the same choice at hand.
 */
export const AssignDialog = ({ player: given, players, onDone, onClose }: AssignDialogProps) => {
  const client = useQueryClient();
  const teams = useQuery(teamsQuery()).data ?? [];
  const act = useAct({ call: 'POST /api/players/assign-team', answer: playerActed });
  const form = useLeagueForm({ schema: assignment, defaultValues: { playerId: given?._id ?? null, choice: null } });
  const playerId = form.value('playerId').value;
  const player = given ?? players.find(({ _id }) => _id === playerId);
  const { moved } = useSeenTeam(player);

  // The refusal says only that the player was moved; the list says where the player is now.
  const error = act.failure?.error;
  const wasMoved = error instanceof ApiProblem && error.problem.code === 'PLAYER_MOVED';
  useEffect(() => {
    if (wasMoved) void reread(client, ['players']);
  }, [wasMoved, client]);

  const { value: choice } = form.value('choice');
  const now = idOf(player?.currentTeam);
  // A choice that became what is stays in the list, so that its box does not fall empty.
  const isOffered = (id: string, isNow: boolean): boolean => player === undefined || !isNow || id === choice;
  const options = [
    ...(isOffered(RELEASE, now === null) ? [{ id: RELEASE, label: words.release }] : []),
    ...teams.filter(({ _id }) => isOffered(_id, _id === now)).map(({ _id, name }) => ({ id: _id, label: name })),
  ];

  return (
    <ActDialog
      size={480}
      title={given === undefined ? words.title : words.titleOf(given.gamertag)}
      description={words.description}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={(body) => {
            if (player === undefined) return;
            const teamId = body.choice === RELEASE ? null : body.choice;
            act.send(
              { params: {}, body: { playerId: player._id, teamId, from: now } },
              { onDone: () => onDone(teamId === null ? released(player.gamertag) : assigned(player.gamertag)) },
            );
          }}
          pending={act.pending}
          failure={wasMoved && moved ? null : act.failure}
          failed={words.failed}
        >
          <DialogBody>
            {given === undefined && (
              <Combobox
                label={words.player}
                options={players.map(({ _id, gamertag, currentTeam }) => ({
                  id: _id,
                  label: gamertag,
                  note: currentTeam?.name ?? free,
                }))}
                {...form.value('playerId')}
              />
            )}
            {moved ? (
              <Banner tone="warning" announced>
                <p className="font-semibold">{words.moved(player?.currentTeam?.name ?? free)}</p>
                <p>{words.movedNext}</p>
              </Banner>
            ) : (
              player !== undefined && <p className="text-text-2">{words.now(player.currentTeam?.name ?? free)}</p>
            )}
            <Combobox label={words.choice} hint={words.choiceHint} options={options} {...form.value('choice')} />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.saving}>
              {moved ? words.anyway : words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};

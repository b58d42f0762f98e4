import { awardPlayerBody, MOST, RECEIVER_TYPES } from '@league/command-api/contract/achievement.ts';
import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import type { Eyes } from '../../api/eyes.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { TextArea } from '../../components/ui/field.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { receiverTypes } from '../../messages/tr/achievement-words.ts';
import { managedPlayersQuery } from '../player-management/queries.ts';
import { teamsQuery } from '../teams/queries.ts';
import { achievementActed } from './acted.ts';
import { playerOptions, teamOptions } from './receiver-options.ts';

const { award: words, failed, loadFailed } = achievementsMessages;

/** `type` is that of the chosen achievement, which says whether a player or a team is asked for. */
const wish = z
  .object({
    achievementId: z.string(words.noAchievement),
    type: z.nullable(z.enum(RECEIVER_TYPES)),
    playerId: z.nullable(z.string()),
    teamId: z.nullable(z.string()),
    note: awardPlayerBody.shape.note,
  })
  .check(
    z.refine(({ type, playerId }) => type !== 'player' || playerId !== null, {
      error: words.noPlayer,
      path: ['playerId'],
    }),
    z.refine(({ type, teamId }) => type !== 'team' || teamId !== null, { error: words.noTeamChosen, path: ['teamId'] }),
  );

const NOTHING = { achievementId: null, type: null, playerId: null, teamId: null, note: '' };

type AwardDialogProps = {
  readonly achievements: readonly AchievementAnswer[];
  readonly eyes: Eyes;
  readonly onClose: () => void;
};

/** Gives an achievement to a player or a team. It stays open, for the next one. */
export const AwardDialog = ({ achievements, eyes, onClose }: AwardDialogProps) => {
  const toPlayer = useAct({ call: 'POST /api/achievements/assign/player', answer: achievementActed });
  const toTeam = useAct({ call: 'POST /api/achievements/assign/team', answer: achievementActed });
  const form = useLeagueForm({ schema: wish, defaultValues: NOTHING });
  const message = useMessage();
  const type = form.value('type');
  const achievement = form.value('achievementId');
  const act = type.value === 'team' ? toTeam : toPlayer;
  const players = useQuery(managedPlayersQuery(eyes)).data;
  const teams = useQuery(teamsQuery()).data;
  const ofPlayers = useMemo(() => playerOptions(players ?? []), [players]);
  const ofTeams = useMemo(() => teamOptions(teams ?? []), [teams]);
  const choices = useMemo(
    () => achievements.map(({ _id, title, type: of }) => ({ id: _id, label: title, note: receiverTypes[of] })),
    [achievements],
  );
  const done = {
    onDone: ({ message: said }: { readonly message: string }) => {
      form.reset(NOTHING);
      message.say(said);
    },
  };
  return (
    <ActDialog
      size={480}
      title={words.title}
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
          onSubmit={({ achievementId, playerId, teamId, note }) => {
            const body = { achievementId, note };
            if (teamId !== null) toTeam.send({ params: {}, body: { ...body, teamId } }, done);
            else if (playerId !== null) toPlayer.send({ params: {}, body: { ...body, playerId } }, done);
          }}
          pending={act.pending}
          failure={act.failure}
          failed={failed}
        >
          <DialogBody>
            <Combobox
              label={words.achievement}
              hint={choices.length === 0 ? words.nothing : undefined}
              options={choices}
              {...achievement}
              onChange={(id) => {
                act.forget();
                achievement.onChange(id);
                form.setValue('type', achievements.find(({ _id }) => _id === id)?.type ?? null);
                form.setValue('playerId', null);
                form.setValue('teamId', null);
              }}
            />
            {type.value === 'player' && (
              <Combobox
                label={words.player}
                hint={players !== undefined && ofPlayers.length === 0 ? words.nobody : words.playerHint}
                options={ofPlayers}
                {...form.value('playerId')}
              />
            )}
            {type.value === 'team' && (
              <Combobox
                label={words.team}
                hint={teams !== undefined && ofTeams.length === 0 ? words.noTeam : undefined}
                options={ofTeams}
                {...form.value('teamId')}
              />
            )}
            <TextArea label={words.note} optional hint={words.noteHint} maxLength={MOST.note} {...form.field('note')} />
            <QueryPart query={managedPlayersQuery(eyes)} waiting={null} failed={loadFailed} quiet>
              {() => null}
            </QueryPart>
            <MessageBanner message={message} inPlace />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {words.close}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.busy}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};

import { MOST_DECREASE, playerStatsBody } from '@league/command-api/contract/statistics.ts';
import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { asNumber, asTextLeft, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { NumberField, TextArea } from '../../components/ui/field.tsx';
import { playerStatisticsMessages } from '../../messages/tr/player-statistics.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { playerActed } from '../player-management/acts.ts';
import { StatChoices } from './stat-choices.tsx';
import type { Choice } from './totals.ts';
import { useMeantSeason } from './use-meant-season.ts';

const { remove: words } = playerStatisticsMessages;

type Body = z.input<typeof playerStatsBody>;

const OPERATIONS = (['reset', 'decrease'] as const).map((value) => ({ value, ...words.operations[value] }));

/** An amount belongs to a decrease. */
const bodyOf = ({ amount, ...body }: Body): Body => (body.operation === 'decrease' ? { ...body, amount } : body);

type DeleteDialogProps = {
  readonly player: AdminsPlayer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Takes totals of a player back: chosen ones to 0, or by an amount. */
export const DeleteDialog = ({ player: { _id: id, gamertag, stats }, onDone, onClose }: DeleteDialogProps) => {
  const season = useMeantSeason();
  const act = useAct({ call: 'DELETE /api/players/:id/stats', answer: playerActed });
  const form = useLeagueForm({
    schema: playerStatsBody,
    defaultValues: { statsToDelete: [], operation: 'reset', amount: 1, reason: undefined },
  });
  const operation = form.value('operation');
  const choices = form.value('statsToDelete');
  const chosen = (choices.value ?? []) as readonly Choice[];
  return (
    <ActDialog
      size={480}
      title={words.title(gamertag)}
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
          onSubmit={(body) =>
            act.send(
              { params: { id }, body: { ...bodyOf(body), ...season } },
              { onDone: () => onDone(words.done(gamertag)) },
            )
          }
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <ChoiceTiles
              label={words.operation}
              choices={OPERATIONS}
              {...operation}
              onChange={(next) => {
                operation.onChange(next);
                // A box that is not shown holds nothing that could be refused.
                form.setValue('amount', 1);
                if (next === 'decrease') choices.onChange(chosen.filter((each) => each !== 'all'));
              }}
            />
            {operation.value === 'decrease' && (
              <NumberField
                label={words.amount}
                hint={words.amountHint(MOST_DECREASE)}
                maxLength={2}
                {...form.field('amount', asNumber)}
              />
            )}
            <StatChoices
              id={choices.id}
              stats={stats}
              operation={operation.value ?? 'reset'}
              chosen={chosen}
              error={choices.error}
              onChange={(next) => choices.onChange([...next])}
            />
            <TextArea
              label={words.reason}
              optional
              hint={words.reasonHint}
              maxLength={MOST_REASON}
              {...form.field('reason', asTextLeft)}
            />
          </DialogBody>
          <DialogFoot>
            {chosen.length === 0 && <p className="basis-full text-right text-small text-text-3">{words.chooseFirst}</p>}
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" disabled={chosen.length === 0} busy={act.pending} busyLabel={words.busy}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};

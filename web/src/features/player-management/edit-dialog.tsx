import { playerPositions } from '@league/query-api/contract/positions.ts';
import { playerBody } from '@league/command-api/contract/player.ts';
import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { useState } from 'react';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { asTextLeft, type LeagueForm, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { CheckLine, NumberField, SelectField, TextArea, TextField } from '../../components/ui/field.tsx';
import { formatDateTime } from '../../format/time.ts';
import { playerManagementMessages } from '../../messages/tr/player-management.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { shortId } from '../teams/team-list.ts';
import { playerActed } from './acts.ts';
import { asNumberLeft, changedOf, formOf, mayBeAdmin } from './edit-form.ts';

const { edit: words } = playerManagementMessages;

type FieldsProps = { readonly form: LeagueForm<typeof playerBody>; readonly player: AdminsPlayer };

const Fields = ({ form, player }: FieldsProps) => (
  <>
    <TextField
      label={words.gamertag}
      hint={words.gamertagHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...form.field('gamertag')}
    />
    <TextField
      label={words.email}
      hint={player.hasAccount ? words.emailHint : words.emailMakesAccount}
      optional={player.email === null}
      type="email"
      autoComplete="off"
      {...form.field('email', player.email === null ? asTextLeft : {})}
    />
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField
        label={words.psoId}
        optional={player.psoId === null}
        autoComplete="off"
        spellCheck={false}
        {...form.field('psoId', player.psoId === null ? asTextLeft : {})}
      />
      <NumberField
        label={words.jerseyNumber}
        optional={player.jerseyNumber === null}
        {...form.field('jerseyNumber', asNumberLeft)}
      />
      <TextField label={words.firstName} optional autoComplete="off" {...form.field('firstName')} />
      <TextField label={words.lastName} optional autoComplete="off" {...form.field('lastName')} />
    </div>
    <SelectField label={words.position} optional={player.position === null} {...form.field('position', asTextLeft)}>
      {player.position === null && <option value="">{words.choose}</option>}
      {playerPositions.map((position) => (
        <option key={position}>{position}</option>
      ))}
    </SelectField>
    <CheckLine
      label={
        <>
          {words.isAdmin}
          <span className="block text-small text-text-2">
            {mayBeAdmin(player) ? words.isAdminHint : words.isAdminLater}
          </span>
        </>
      }
      {...form.field('isAdmin')}
      disabled={!mayBeAdmin(player)}
    />
    <TextArea
      label={words.reason}
      optional
      hint={words.reasonHint}
      maxLength={MOST_REASON}
      {...form.field('reason', asTextLeft)}
    />
  </>
);

type EditDialogProps = {
  readonly player: AdminsPlayer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** All that an admin changes of a player. Only what was changed here is sent. */
export const EditDialog = ({ player, onDone, onClose }: EditDialogProps) => {
  // As the dialog opened: the list may be read anew under it.
  const [opened] = useState(player);
  const [began] = useState(() => formOf(opened));
  const act = useAct({ call: 'PUT /api/players/:id', answer: playerActed });
  const form = useLeagueForm({ schema: playerBody, defaultValues: began });
  return (
    <ActDialog
      size={480}
      title={words.title(opened.gamertag)}
      description={words.description(shortId(opened._id), formatDateTime(new Date(opened.createdAt)))}
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
            const { reason, ...changed } = changedOf(body, began);
            if (Object.keys(changed).length === 0) onClose();
            else {
              const sent = {
                params: { id: opened._id },
                body: { ...changed, ...(reason !== undefined && { reason }) },
              };
              act.send(sent, { onDone: () => onDone(words.done(changed.gamertag ?? opened.gamertag)) });
            }
          }}
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
        >
          <DialogBody>
            <Fields form={form} player={opened} />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.saving}>
              {words.submit}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};

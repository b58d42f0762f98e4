import { appointBroadcasterBody, MOST_NOTES } from '@league/command-api/contract/official.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import { Form } from '../../components/form/form.tsx';
import { asTextLeft, type LeagueForm, useLeagueForm } from '../../components/form/use-league-form.ts';
import { ChannelLinkField, PlatformField } from '../../components/league/channel-fields.tsx';
import { DialogBody } from '../../components/ui/dialog-parts.tsx';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { AppointFoot } from './appoint-foot.tsx';
import { CandidateField } from './candidate-field.tsx';
import { officialActed } from './offices.ts';
import type { AppointDialogProps } from './referee-dialog.tsx';

const {
  appoint: words,
  offices: { broadcaster },
} = officialsMessages;

const Fields = ({ form }: { readonly form: LeagueForm<typeof appointBroadcasterBody> }) => (
  <>
    <PlatformField {...form.field('platform', asTextLeft)} />
    <ChannelLinkField hint={words.channelLinkHint} {...form.field('channelLink')} />
    <TextField label={words.channelName} optional autoComplete="off" {...form.field('channelName', asTextLeft)} />
    <TextArea
      label={words.notes}
      optional
      hint={words.notesHint}
      maxLength={MOST_NOTES}
      {...form.field('notes', asTextLeft)}
    />
  </>
);

/** Makes a player a broadcaster. A link that leads elsewhere than to the platform is taken at the second press. */
export const BroadcasterDialog = ({ eyes, onDone, onClose }: AppointDialogProps) => {
  const act = useAct({ call: 'POST /api/simple-broadcasters/assign', answer: officialActed });
  const form = useLeagueForm({
    schema: appointBroadcasterBody,
    defaultValues: { playerId: null, platform: null, channelLink: '', channelName: undefined, notes: undefined },
  });
  const player = form.value('playerId');
  const platform = form.value('platform').value ?? '';
  const link = form.value('channelLink').value ?? '';
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: ['LINK_ELSEWHERE'],
    about: [platform, link],
  });
  return (
    <ActDialog
      size={480}
      title={broadcaster.open}
      description={broadcaster.description}
      act={act}
      changed={form.formState.isDirty}
      leaveText={broadcaster.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={(body) =>
            act.send({ params: {}, body: confirmed(body) }, { onDone: () => onDone(broadcaster.appointed) })
          }
          pending={act.pending}
          failure={failure}
          failed={words.failed}
        >
          <DialogBody>
            <CandidateField office="broadcaster" eyes={eyes} {...player} />
            <Fields form={form} />
          </DialogBody>
          <AppointFoot
            office="broadcaster"
            complete={player.value !== null && platform !== '' && link.trim() !== ''}
            pending={act.pending}
            confirming={confirming}
            onCancel={close}
          />
        </Form>
      )}
    </ActDialog>
  );
};

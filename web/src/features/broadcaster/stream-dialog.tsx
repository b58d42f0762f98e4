import { streamBody } from '@league/command-api/contract/assignment.ts';
import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { asNumber, useLeagueForm } from '../../components/form/use-league-form.ts';
import { StatusBadge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { NumberField } from '../../components/ui/field.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { broadcasterMessages } from '../../messages/tr/broadcaster.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { whenOf } from '../match/match-when.ts';
import { isOver } from './broadcast-order.ts';
import { useSaidFailure } from './use-said-failure.ts';

const { dialog: words } = broadcasterMessages;

/** What is read of the answer. */
const streamActed = z.object({ message: z.string(), position: z.optional(z.string()) });

const viewers = z.object({ viewerCount: streamBody.shape.viewerCount });

type Act = 'start' | 'stop' | 'save';

type StreamDialogProps = { readonly match: BroadcasterMatch; readonly onClose: () => void };

/** Starts and stops the own stream of a match, and says how many watch it. It stays open, since a number is often followed by the next. */
export const StreamDialog = ({ match, onClose }: StreamDialogProps) => {
  const { _id: id, stream } = match;
  const { isLive, viewerCount } = stream;
  const act = useAct({ call: 'PUT /api/broadcasters/stream/:id', answer: streamActed });
  const failure = useSaidFailure(act.failure);
  const message = useMessage();
  const [sent, setSent] = useState<Act>('start');
  const form = useLeagueForm({ schema: viewers, defaultValues: { viewerCount } });
  const { reset, element } = form;
  const changed = isLive && form.formState.isDirty;

  // What was typed of a stream that ended is no number of the next one. The button that was pressed may have gone with it.
  const shown = useRef(isLive);
  useEffect(() => {
    if (shown.current === isLive) return;
    shown.current = isLive;
    reset({ viewerCount });
    const dialog = element.current?.closest<HTMLElement>('[role="dialog"]');
    const lost = document.activeElement === document.body || document.activeElement === dialog;
    if (lost) dialog?.querySelector<HTMLElement>('h2')?.focus();
  }, [isLive, viewerCount, reset, element]);

  const send = (kind: Act, body: z.input<typeof streamBody>): void => {
    setSent(kind);
    message.clear();
    act.send(
      { params: { id }, body },
      {
        onDone: (answer) => {
          if (kind === 'save') form.saved();
          message.say(answer.message);
        },
      },
    );
  };
  const running = act.pending ? sent : undefined;
  const canStart = !isOver(match);
  const submitted: Act = isLive ? 'save' : 'start';

  return (
    <ActDialog
      size={480}
      title={words.title(matchCardMessages.pairing(match))}
      description={whenOf(match)}
      act={act}
      changed={changed}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={(body) => {
            if (isLive) send('save', body);
            else if (canStart) send('start', { isLive: true });
          }}
          pending={act.pending}
          failure={failure}
          failed={words.failedUnknown}
        >
          <DialogBody>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isLive && <StatusBadge status="live" />}
              <span>{isLive ? words.isLive : words.isOff}</span>
              {!isLive && !canStart && <span className="text-text-2">{words.over}</span>}
            </p>
            {isLive && (
              <NumberField
                label={words.viewers}
                hint={words.viewersHint}
                autoComplete="off"
                {...form.field('viewerCount', asNumber)}
              />
            )}
            <MessageBanner message={message} inPlace />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" aria-disabled={act.pending} onClick={close}>
              {changed ? dialogMessages.cancel : dialogMessages.close}
            </Button>
            {isLive && (
              <Button
                variant="secondary"
                aria-disabled={running === 'save'}
                busy={running === 'stop'}
                busyLabel={words.running.stop}
                onClick={() => send('stop', { isLive: false })}
              >
                {words.stop}
              </Button>
            )}
            {(isLive || canStart) && (
              // Another button for each act, so that a second press on the first is none on what takes its place.
              <Button
                key={submitted}
                type="submit"
                aria-disabled={running === 'stop'}
                busy={running === submitted}
                busyLabel={words.running[submitted]}
              >
                {words[submitted]}
              </Button>
            )}
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};

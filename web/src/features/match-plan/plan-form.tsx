import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import type { Failure } from '../../components/form/act-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import type { FormDefaults, LeagueForm } from '../../components/form/use-league-form.ts';
import { DialogBody } from '../../components/ui/dialog-parts.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import { whenOf } from '../match/match-when.ts';
import { PlanFoot } from './plan-foot.tsx';
import type { PlanMode } from './plan-search.ts';
import { useMatchInForm } from './use-match-in-form.ts';

const { dialog: words } = matchPlanMessages;

/** What every mode of the dialog takes from the page. */
export type PlanDialogProps = {
  readonly match: MatchAnswer;
  /** The match with which the dialog goes on; undefined at the end of the list. */
  readonly next: MatchAnswer | undefined;
  readonly onNext: (match: MatchAnswer) => void;
  readonly onClose: () => void;
};

type PlanFormProps<Schema extends z.ZodMiniType> = PlanDialogProps & {
  readonly mode: PlanMode;
  readonly act: Parameters<typeof ActDialog>[0]['act'];
  readonly form: LeagueForm<Schema>;
  /** What the boxes hold at first, from the match. */
  readonly values: FormDefaults<Schema>;
  readonly failure: Failure | null;
  /** The next save overrides a refusal or another admin. */
  readonly anyway?: boolean;
  readonly onSend: (body: z.input<Schema>, onDone: (answer: { readonly message: string }) => void) => void;
  readonly children: ReactNode;
};

/**
 * One dialog for the three modes. It stays open after a save and goes on to the next match, so that a week is planned in one go. A
 * save that is confirmed does what the refused save was to do: it stays, or it goes on.
 */
export const PlanForm = <Schema extends z.ZodMiniType>({
  mode,
  match,
  next,
  act,
  form,
  values,
  failure,
  anyway = false,
  onSend,
  onNext,
  onClose,
  children,
}: PlanFormProps<Schema>) => {
  const message = useMessage();
  /** The button of the last save. */
  const [pressed, setPressed] = useState<'save' | 'submit'>('submit');
  const changed = form.formState.isDirty;
  const pairing = matchCardMessages.pairing(match);
  useMatchInForm(form, match._id, values, act.forget);

  const goOn = (): void => {
    if (next === undefined) return;
    announce(words.movedOn(matchCardMessages.pairing(next), next.week));
    onNext(next);
  };
  const send = (button: 'save' | 'submit') => (body: z.input<Schema>) => {
    const meant = anyway ? pressed : button;
    setPressed(meant);
    message.clear();
    onSend(body, (answer) => {
      form.saved();
      message.say(words.saved(pairing, answer.message));
      if (meant === 'submit') goOn();
    });
  };
  const running = !act.pending ? undefined : anyway ? 'submit' : pressed;

  return (
    <ActDialog
      size={480}
      title={words.titles[mode](pairing)}
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
          onSubmit={send('submit')}
          pending={act.pending}
          failure={failure}
          failed={words.failed}
        >
          <DialogBody>
            <div role="group" aria-label={pairing} className="flex flex-col gap-4">
              {children}
            </div>
            <MessageBanner message={message} inPlace />
          </DialogBody>
          <PlanFoot
            hasNext={next !== undefined}
            changed={changed}
            anyway={anyway}
            running={running}
            onClose={close}
            onSkip={goOn}
            onSave={() => !act.pending && void form.submit(send('save'))}
          />
        </Form>
      )}
    </ActDialog>
  );
};

import type { ComponentProps } from 'react';
import { ActAlert } from '../../acts/act-alert.tsx';
import { leaguePlanMessages } from '../../messages/tr/league-plan.ts';

const { replace: words, anyway, failed, generating } = leaguePlanMessages;

type ReplaceQuestionProps = Pick<ComponentProps<typeof ActAlert>, 'act' | 'onConfirm' | 'onCancel'> & {
  /** How many matches go, and how many come. */
  readonly before: number;
  readonly after: number;
  /** The server has asked about the first day, and the next answer confirms it too. */
  readonly confirming: boolean;
};

/** Asks before new fixtures take the place of those that there are. */
export const ReplaceQuestion = ({ before, after, confirming, ...alert }: ReplaceQuestionProps) => (
  <ActAlert
    {...alert}
    title={words.title}
    description={words.description}
    facts={words.facts(before, after)}
    reasonRequired
    confirmLabel={confirming ? anyway : words.submit}
    busyLabel={generating}
    failed={failed}
  />
);

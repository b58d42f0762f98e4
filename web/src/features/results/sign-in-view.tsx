import type { ReactNode } from 'react';
import { DialogBody, StepTitle } from '../../components/ui/dialog-parts.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';

/** The session ended while someone typed: after signing in again, the form is as it was. */
export const SignInView = ({ children }: { readonly children: ReactNode }) => (
  <DialogBody>
    <StepTitle>{resultsMessages.signInTitle}</StepTitle>
    <p className="text-text-2">{resultsMessages.signInText}</p>
    <div className="max-w-form">{children}</div>
  </DialogBody>
);

import type { ReactNode } from 'react';
import { resultsMessages } from '../../messages/tr/results.ts';
import { DialogBody, StepTitle } from './dialog-parts.tsx';

/** The session ended while someone was typing: signing in again leads back to the same text. */
export const SignInView = ({ children }: { readonly children: ReactNode }) => (
  <DialogBody>
    <StepTitle>{resultsMessages.signInTitle}</StepTitle>
    <p className="text-text-2">{resultsMessages.signInText}</p>
    {children}
  </DialogBody>
);

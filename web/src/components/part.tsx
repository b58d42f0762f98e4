import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PartFailed } from './part-failed.tsx';

type PartProps = {
  /** Stands there until the part has its data; as high as the part will be. */
  readonly waiting: ReactNode;
  /** What could not be shown, in the words of the page. */
  readonly failed: string;
  /** A failure is over when this changes: another week, another season. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

/** A part of the page that waits, fails and is tried again by itself; the others live. */
export const Part = ({ waiting, failed, resetKey = '', children }: PartProps) => (
  <CatchBoundary
    getResetKey={() => resetKey}
    errorComponent={({ error, reset }) => <PartFailed error={error} message={failed} onRetry={reset} />}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
);

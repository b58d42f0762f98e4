import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PartFailed } from './part-failed.tsx';

type PartProps = {
  /** Shown until the part has its data; as high as the part will be. */
  readonly waiting: ReactNode;
  /** What could not be shown, in the words of the page. */
  readonly failed: string;
  /** A change of this value (another week, another season) resets a failure. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

/** A part of the page that waits, fails and is retried alone; the other parts are not affected. */
export const Part = ({ waiting, failed, resetKey = '', children }: PartProps) => (
  <CatchBoundary
    getResetKey={() => resetKey}
    errorComponent={({ error, reset }) => <PartFailed error={error} message={failed} onRetry={reset} />}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
);

import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { fetchFile } from '../../api/browser.ts';
import { PartFailed } from './query-part.tsx';

/**
 * A component whose code comes in a file of its own, fetched when it is first rendered, to be rendered inside a `LatePart`. A
 * file that a new release has removed reloads the page once.
 */
export const late = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchFile(load) }));

type LatePartProps = {
  /** What the part is about, an id: it tries again for another one. */
  readonly about: string;
  /** What could not be shown, in the words of the page. */
  readonly failed: string;
  /** Shown until the code is there. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
};

/** The place of a `late` component: waits for its code, and says there where it could not be fetched. */
export const LatePart = ({ about, failed, waiting, children }: LatePartProps) => (
  <CatchBoundary
    getResetKey={() => about}
    errorComponent={({ error }) => (
      <div className="pb-4">
        {/* Browsers remember that a script could not be fetched; only a reload asks again. The address keeps what is open. */}
        <PartFailed error={error} message={failed} onRetry={() => window.location.reload()} />
      </div>
    )}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
);

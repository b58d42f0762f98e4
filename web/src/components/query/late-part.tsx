import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { fetchFile } from '../../api/browser.ts';
import { isApiError } from '../../api/errors.ts';
import { begun } from '../../api/fetch-file.ts';
import type { FailedText, PartFailed } from './part-failed.tsx';

/**
 * A component whose code comes in a file of its own, fetched when it is first rendered, to be rendered inside a `LatePart`. A
 * file that a new release has removed reloads the page once.
 */
export const late = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchFile(load) }));

/**
 * Like `late`, for what everybody sees who opens the page: its file is fetched as soon as that of the page is there. What the
 * server has rendered of it can be read meanwhile, and its links work.
 */
export const behind = <Props,>(load: () => Promise<ComponentType<Props>>) => late(begun(load));

/** The sentence alone, where not even the code could be fetched that offers to try again. */
const Sentence = ({ error, message }: ComponentProps<typeof PartFailed>) => {
  if (!isApiError(error)) throw error;
  return <p role="alert">{typeof message === 'function' ? message(error) : message}</p>;
};

const Failed = lazy<ComponentType<ComponentProps<typeof PartFailed>>>(() =>
  import('./part-failed.tsx').then(
    (file) => ({ default: file.PartFailed }),
    () => ({ default: Sentence }),
  ),
);

type LatePartProps = {
  /** What the part is about, an id: it tries again for another one. */
  readonly about: string;
  readonly failed: FailedText;
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
        <Suspense>
          {/* Browsers remember that a script could not be fetched; only a reload asks again. The address keeps what is open. */}
          <Failed error={error} message={failed} onRetry={() => window.location.reload()} />
        </Suspense>
      </div>
    )}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </CatchBoundary>
);

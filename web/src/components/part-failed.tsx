import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { isApiError } from '../api/errors.ts';
import { failureText } from '../api/failure-text.ts';
import { appMessages } from '../messages/tr/app.ts';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';

type PartFailedProps = {
  readonly error: unknown;
  /** What could not be shown, in the words of the page. */
  readonly message: string;
  /** After the errors of queries are reset. */
  readonly onRetry: () => void;
  readonly retrying?: boolean;
};

/** Stands where a part of a page would stand; the rest lives. What is no failure of the server is a bug and goes on. */
export const PartFailed = ({ error, message, onRetry, retrying = false }: PartFailedProps) => {
  const queries = useQueryErrorResetBoundary();
  const part = useRef<HTMLDivElement>(null);
  // The button goes with the failure; who pressed it is not to begin again at the top of the page.
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) === true) document.getElementById('content')?.focus();
    };
  }, []);
  if (!isApiError(error)) throw error;
  const retry = () => {
    queries.reset();
    onRetry();
  };
  return (
    <div ref={part}>
      <Banner
        tone="danger"
        announced
        action={
          <Button variant="secondary" busy={retrying} busyLabel={appMessages.loading} onClick={retry}>
            {appMessages.retry}
          </Button>
        }
      >
        <p className="font-semibold">{message}</p>
        <p className="text-meta">{failureText(error)}</p>
      </Banner>
    </div>
  );
};

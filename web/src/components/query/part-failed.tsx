import { useLayoutEffect, useRef } from 'react';
import { type ApiError, isApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** What could not be shown, in the words of the page; a function says why in the same sentence. */
export type FailedText = string | ((error: ApiError) => string);

type PartFailedProps = {
  readonly error: unknown;
  readonly message: FailedText;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
};

/**
 * Replaces a part of a page that the server could not deliver, while the other parts work on. Any other error is a bug,
 * and is thrown on to the crash screen.
 */
export const PartFailed = ({ error, message, onRetry, retrying = false }: PartFailedProps) => {
  const part = useRef<HTMLDivElement>(null);
  // The focused button disappears with this part; without a new focus the keyboard would start at the page's top.
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) === true) document.getElementById('content')?.focus();
    };
  }, []);
  if (!isApiError(error)) throw error;
  return (
    <div ref={part}>
      <Banner
        tone="danger"
        announced
        action={
          <Button variant="secondary" busy={retrying} busyLabel={appMessages.loading} onClick={onRetry}>
            {appMessages.retry}
          </Button>
        }
      >
        {typeof message === 'function' ? (
          <p className="font-semibold">{message(error)}</p>
        ) : (
          <>
            <p className="font-semibold">{message}</p>
            <p className="text-meta">{failureText(error)}</p>
          </>
        )}
      </Banner>
    </div>
  );
};

import { useEffect, useState } from 'react';
import { reload } from '../api/browser.ts';
import type { ApiError } from '../api/errors.ts';
import { failureText } from '../api/failure-text.ts';
import { isUnfetched } from '../api/page-files.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { appMessages } from '../messages/tr/app.ts';

/**
 * Replaces the whole page after a bug. It uses nothing that may be broken: the link home is a plain link. Where a file
 * of the page could not be fetched, loading the page anew is tried first.
 */
export const CrashScreen = ({ error }: { readonly error: unknown }) => {
  const unfetched = isUnfetched(error);
  const [reason, setReason] = useState<ApiError | null>(null);
  useEffect(() => {
    if (unfetched) void reload.once().then(setReason);
  }, [unfetched]);
  if (unfetched && reason === null) return <PageSpinner />;
  return (
    <main className="mx-auto flex max-w-[560px] flex-col gap-4 px-4 py-12">
      <h1 className="text-h1 font-extrabold">{appMessages.crashTitle}</h1>
      {reason !== null && <p>{failureText(reason)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => window.location.reload()}>{appMessages.reloadPage}</Button>
        <a href="/" className={buttonClass('secondary')}>
          {appMessages.toHome}
        </a>
      </div>
      <details>
        <summary className="flex min-h-11 items-center underline">{appMessages.technicalDetails}</summary>
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-small" tabIndex={0}>
          {error instanceof Error ? (error.stack ?? error.message) : String(error)}
        </pre>
      </details>
    </main>
  );
};

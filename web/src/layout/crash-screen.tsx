import { Button, buttonClass } from '../components/ui/button.tsx';
import { appMessages } from '../messages/tr/app.ts';

/** Browsers say in their own words that a file of the page could not be fetched. */
const UNFETCHED = /dynamically imported module|Importing a module script failed/i;

/** Takes the place of the whole page, and needs nothing that may be broken: the way home is a plain link. */
export const CrashScreen = ({ error }: { readonly error: unknown }) => {
  return (
    <main className="mx-auto flex max-w-[560px] flex-col gap-4 px-4 py-12">
      <h1 className="text-h1 font-extrabold">{appMessages.crashTitle}</h1>
      {UNFETCHED.test(String(error)) && <p>{appMessages.noNetwork}</p>}
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

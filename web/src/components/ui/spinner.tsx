import { appMessages } from '../../messages/tr/app.ts';

/** Fills the page while the first data of a visit is on its way; the router shows it after 300 ms only. */
export const PageSpinner = () => (
  <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-text-2">
    <span aria-hidden="true" className="size-6 animate-spin rounded-full border-3 border-line border-t-text" />
    {appMessages.loading}
  </div>
);

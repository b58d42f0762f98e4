import { appMessages } from '../../messages/tr/app.ts';
import { classNames } from './class-names.ts';

/** A turning ring, hidden from screen readers (words stand beside it); still where reduced motion is preferred. */
export const Spinner = ({ className = 'size-5' }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block shrink-0 animate-spin rounded-full border-2 border-current/25 border-t-current motion-reduce:animate-none',
      className,
    )}
  />
);

/**
 * Fills the page while the first data of a visit load; the router shows it after 300 ms only. As high as the window, so that the
 * foot of the page, which most pages have below it, does not move when the page comes.
 */
export const PageSpinner = () => (
  <div className="min-h-dvh">
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-text-2">
      <Spinner className="size-6" />
      {appMessages.loading}
    </div>
  </div>
);

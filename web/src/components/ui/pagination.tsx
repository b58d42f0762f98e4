import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { pageMessages as words } from '../../messages/tr/ui.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Select } from './field.tsx';
import { pageSteps } from './pagination-pages.ts';

type ShowMoreProps = {
  readonly shown: number;
  readonly total: number;
  /** How many items one press adds. */
  readonly step?: number;
  readonly onMore: () => void;
  /** The next items are being loaded. */
  readonly busy?: boolean;
  /** The element whose children are the items; the first new item gets the focus. */
  readonly list: RefObject<HTMLElement | null>;
};

const STEP = 24;
const INSIDE = 'a[href], button:not(:disabled)';

const focusItem = (item: HTMLElement): void => {
  const inside = item.matches(INSIDE) ? item : item.querySelector<HTMLElement>(INSIDE);
  if (inside === null) item.setAttribute('tabindex', '-1');
  (inside ?? item).focus();
};

/** The end of a long list for visitors. Scrolling does not extend the list, so the foot of the page can be reached. */
export const ShowMore = ({ shown, total, step = STEP, onMore, busy = false, list }: ShowMoreProps) => {
  /** The index of the first new item, which gets the focus once it is rendered. */
  const first = useRef<number | null>(null);
  useLayoutEffect(() => {
    const item = first.current === null ? undefined : list.current?.children[first.current];
    if (!(item instanceof HTMLElement)) return;
    first.current = null;
    focusItem(item);
  });

  const next = Math.min(step, total - shown);
  return (
    <div className="flex flex-col items-center gap-2 pt-4">
      <p role="status" className="text-meta text-text-2 tabular-nums">
        {words.shown(shown, total)}
      </p>
      {next > 0 && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={words.loading}
          onClick={() => {
            first.current = shown;
            onMore();
          }}
        >
          {words.more(next)}
        </Button>
      )}
    </div>
  );
};

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

type PageNavProps = {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly size: PageSize;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: PageSize) => void;
};

/** Pages of an admin list. The owner keeps page and size in the address. */
export const PageNav = ({ page, pages, size, onPage, onSize }: PageNavProps) => {
  const id = useId();
  // The buttons at the ends are not `disabled`, because a disabled button loses the focus.
  const go = (to: number) => to >= 1 && to <= pages && to !== page && onPage(to);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
      <nav aria-label={words.navigation}>
        <ul className="flex flex-wrap items-center gap-1">
          <li>
            <IconButton label={words.previous} aria-disabled={page <= 1} onClick={() => go(page - 1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
          {pageSteps(page, pages).map((step, index) =>
            step === 'gap' ? (
              <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-text-3">
                …
              </li>
            ) : (
              <li key={step}>
                <button
                  type="button"
                  aria-label={words.page(step)}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => go(step)}
                  className={classNames(
                    'flex min-h-11 min-w-11 items-center justify-center rounded-control border px-2 font-semibold tabular-nums transition-colors duration-120',
                    step === page
                      ? 'border-text bg-text text-bg forced-colors:border-2 forced-colors:border-[Highlight]'
                      : 'border-transparent text-text hover:bg-hover active:bg-line',
                  )}
                >
                  {step}
                </button>
              </li>
            ),
          )}
          <li>
            <IconButton label={words.next} aria-disabled={page >= pages} onClick={() => go(page + 1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        </ul>
      </nav>
      <label htmlFor={id} className="flex items-center gap-2 text-meta text-text-2">
        {words.perPage}
        <Select
          id={id}
          value={size}
          onChange={(event) => {
            const chosen = PAGE_SIZES.find((each) => String(each) === event.target.value);
            if (chosen !== undefined) onSize(chosen);
          }}
          className="tabular-nums"
        >
          {PAGE_SIZES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </label>
    </div>
  );
};

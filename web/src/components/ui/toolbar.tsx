import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { filterMessages as words } from '../../messages/tr/controls.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type ToolbarProps = {
  /** The filters' fields; the owner keeps their values in the address. */
  readonly children: ReactNode;
  /** How many filters are set. */
  readonly active: number;
  /** The number of results, "6 maç"; screen readers read it when it changes. */
  readonly count: string;
  /** Removes all filters. */
  readonly onClear: () => void;
};

/**
 * Filters and the number of results of a list. On phones a button with the number of set filters unfolds them.
 */
export const Toolbar = ({ children, active, count, onClear }: ToolbarProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const found = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {active === 0 ? words.toggle : words.toggleWith(active)}
      </Button>
      <div
        id={id}
        className={classNames(
          'min-w-0 basis-full flex-col gap-3 md:flex md:basis-auto md:flex-row md:flex-wrap md:items-end md:gap-2',
          open ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
      <div className="flex min-h-11 flex-1 items-center justify-end gap-2">
        <p ref={found} role="status" tabIndex={-1} className="text-meta text-text-2 tabular-nums outline-none">
          {count}
        </p>
        {active > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              // The pressed button disappears with the filters, so the number of results gets the focus.
              found.current?.focus();
              onClear();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
};

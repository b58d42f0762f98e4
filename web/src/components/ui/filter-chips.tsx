import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { filterMessages } from '../../messages/tr/controls.ts';

type FilterChipsProps<Key extends string> = {
  readonly chips: readonly { readonly key: Key; readonly label: string }[];
  readonly onRemove: (key: Key) => void;
};

/**
 * The filters of a list, each with a button that removes it. After a removal the next chip gets the focus, or the last
 * one where there is no next; after the last removal the (then empty) row keeps it.
 */
export const FilterChips = <Key extends string>({ chips, onRemove }: FilterChipsProps<Key>) => {
  const row = useRef<HTMLDivElement>(null);
  /** The place of the chip that was just removed. */
  const removed = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? row.current)?.focus();
    removed.current = null;
  });

  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={filterMessages.active}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      {chips.length > 0 && (
        <ul className="contents">
          {chips.map(({ key, label }, index) => (
            <li key={key} className="min-w-0">
              <button
                type="button"
                data-chip=""
                aria-label={filterMessages.remove(label)}
                onClick={() => {
                  removed.current = index;
                  onRemove(key);
                }}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-control bg-sunken px-3 py-1 text-left text-meta font-semibold transition-colors duration-120 hover:bg-hover active:border-text active:bg-line"
              >
                <span className="min-w-0">{label}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

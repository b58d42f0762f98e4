import type { ReactNode } from 'react';

type ViewTabsProps<Key> = {
  /** The name of the group, for screen readers. */
  readonly label: string;
  readonly views: readonly { readonly key: Key; readonly name: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** Stands at the end of the row. */
  readonly children?: ReactNode;
};

/** The last row of a page's head: a few buttons that look like tabs, of which one is pressed. Another view of what stands below. */
export const ViewTabs = <Key extends string>({ label, views, chosen, onChoose, children }: ViewTabsProps<Key>) => (
  <fieldset className="-mx-2.5 flex min-w-0 flex-wrap gap-x-0.5 print:hidden">
    <legend className="sr-only">{label}</legend>
    {views.map(({ key, name }) => (
      <button
        key={key}
        type="button"
        aria-pressed={key === chosen}
        onClick={() => onChoose(key)}
        className="relative -mt-0.5 min-h-11 px-2.5 font-semibold whitespace-nowrap text-text-2 -outline-offset-3 hover:text-text aria-pressed:font-extrabold aria-pressed:text-text aria-pressed:after:absolute aria-pressed:after:inset-x-2.5 aria-pressed:after:bottom-0 aria-pressed:after:h-[3px] aria-pressed:after:rounded-t-[3px] aria-pressed:after:bg-edge md:min-h-11.5 md:px-3.5"
      >
        {name}
      </button>
    ))}
    {children !== undefined && <span className="ml-auto flex pr-2.5">{children}</span>}
  </fieldset>
);

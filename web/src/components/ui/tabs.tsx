import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** A row that is too wide scrolls sideways. On phones its right end fades out; the space behind the last tab keeps that one clear. */
const tabListClass =
  'relative flex overflow-x-auto overscroll-x-contain border-b border-line pt-1 [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-1.5rem)] max-sm:after:w-6 max-sm:after:shrink-0 sm:gap-2';

/** The chosen tab differs in weight and by its line too, so that colour is not needed. */
const tabClass =
  'relative flex min-h-11 shrink-0 items-center px-3 py-2 font-semibold whitespace-nowrap -outline-offset-3 transition-colors duration-120 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full text-text-2 hover:text-text aria-selected:text-brand-text aria-selected:after:bg-edge forced-colors:aria-selected:after:bg-[Highlight]';

type Tab<Value extends string> = { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode };

type TabsProps<Value extends string> = {
  /** The name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  /** The chosen tab; the owner keeps it in the address. */
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Parts of one page, of which one is shown. Arrow keys move between the tabs; the chosen tab is scrolled into view. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    // `scrollIntoView` would scroll the page as well.
    if (row && chosen) row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 });
  }, [value]);

  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((each) => each.value === chosen);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
      <Radix.List ref={list} aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} data-tab={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};

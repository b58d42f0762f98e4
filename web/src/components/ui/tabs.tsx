import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { showChosen } from './show-chosen.ts';
import { tabClass, tabListClass } from './tabs-look.ts';

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
  useEffect(() => showChosen(list.current, `[data-tab="${CSS.escape(value)}"]`), [value]);

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

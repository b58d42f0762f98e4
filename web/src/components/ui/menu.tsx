import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly onSelect: () => void;
};

type MenuProps = {
  /** A button; it is given the attributes of a menu button. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
};

/**
 * Several acts behind one button, with the keys of a menu. For acts only; links belong in a Disclosure. Not modal: a
 * modal menu of Radix stops the page's scrolling with a style element, which the content-security policy refuses.
 * Rendered beside its button, so that it stays in the same landmark.
 */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Content
      align={align}
      sideOffset={4}
      collisionPadding={8}
      className="z-50 max-w-[calc(100vw-16px)] min-w-48 rounded-card border border-floating bg-surface p-1 text-text shadow-floating"
    >
      {items.map(({ label, icon, danger = false, onSelect }) => (
        <Radix.Item
          key={label}
          onSelect={onSelect}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 -outline-offset-3 data-highlighted:bg-hover',
            danger && 'text-danger',
          )}
        >
          {icon}
          {label}
        </Radix.Item>
      ))}
    </Radix.Content>
  </Radix.Root>
);

import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RenderLink } from './link-parts.ts';
import { showChosen } from './show-chosen.ts';
import { linkTabClass, tabListClass } from './tabs-look.ts';

type LinkTab = {
  readonly key: string;
  readonly label: ReactNode;
  /** The link to this part, which says itself that it is the present one (`aria-current`). */
  readonly link: RenderLink;
};

type LinkTabsProps = {
  /** The name of the navigation. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
};

/**
 * Links that look like tabs, for parts with an address of their own. Keyboard and screen readers treat them as links; the present one
 * is scrolled into view.
 */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const address = useLocation({ select: ({ href }) => href });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another address, another present link
  useEffect(() => showChosen(list.current, '[aria-current=page]'), [address]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={tabListClass}>
        {tabs.map(({ key, label: name, link }) => (
          <li key={key} className="flex shrink-0">
            {link({ className: linkTabClass, children: name })}
          </li>
        ))}
      </ul>
    </nav>
  );
};

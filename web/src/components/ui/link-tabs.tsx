import type { ReactNode } from 'react';
import type { RenderLink } from './link-parts.ts';
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

/** Links that look like tabs, for parts with an address of their own. Keyboard and screen readers treat them as links. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={tabListClass}>
      {tabs.map(({ key, label: name, link }) => (
        <li key={key} className="flex shrink-0">
          {link({ className: linkTabClass, children: name })}
        </li>
      ))}
    </ul>
  </nav>
);

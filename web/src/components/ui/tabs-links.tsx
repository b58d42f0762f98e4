import { Children, type ReactNode } from 'react';
import { tabListClass } from './tabs-look.ts';

export { linkTabClass } from './tabs-look.ts';

type LinkTabsProps = {
  /** The name of the navigation. */
  readonly label: string;
  /** Links with `linkTabClass`. */
  readonly children: ReactNode;
};

/** Links that look like tabs, for pages that belong together. Keyboard and screen readers treat them as links. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={tabListClass}>
      {Children.map(children, (link) => (
        <li className="shrink-0">{link}</li>
      ))}
    </ul>
  </nav>
);

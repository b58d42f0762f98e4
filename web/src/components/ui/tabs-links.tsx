import { Children, type ReactNode } from 'react';
import { tabListClass } from './tabs-look.ts';

export { linkTabClass } from './tabs-look.ts';

type LinkTabsProps = {
  /** Names the navigation. */
  readonly label: string;
  /** Links with `linkTabClass`. */
  readonly children: ReactNode;
};

/** Pages that look like tabs. They are links, so they are read, opened and walked through as links. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={tabListClass}>
      {Children.map(children, (link) => (
        <li className="shrink-0">{link}</li>
      ))}
    </ul>
  </nav>
);

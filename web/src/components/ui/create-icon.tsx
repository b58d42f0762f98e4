import { type ComponentProps, createElement } from 'react';

/** An icon as lucide stores it: the elements of a drawing of 24 by 24. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

/**
 * Draws lucide's icons. The build replaces the library's own `createLucideIcon` by this file (vite.config.ts), since we
 * use none of its sizes, contexts and class names; every first visit loads 2 kB less. Each icon stands beside a word,
 * so it is hidden from screen readers.
 */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import it as the default
export default ({ node }: IconData) =>
  (props: ComponentProps<'svg'>) => (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );

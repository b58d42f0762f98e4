import type { ReactNode } from 'react';

/** What a component hands to the link its caller makes: components know no routes. */
export type LinkParts = { readonly className: string; readonly children: ReactNode };

/** `(parts) => <Link to="/standings" {...parts} />` */
export type RenderLink = (parts: LinkParts) => ReactNode;

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DialogBody, DialogHead, Panel } from './dialog-parts.tsx';

const sides = {
  bottom: 'inset-x-0 bottom-0 max-h-[calc(100dvh-32px)] animate-sheet rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
  // The design tokens have no animation for this side, so the sheet slides in by a transition.
  left: 'inset-y-0 left-0 w-72 max-w-[85vw] transition-transform duration-300 ease-out starting:-translate-x-full',
} as const;

type SheetProps = {
  readonly side: keyof typeof sides;
  readonly title: string;
  /** For screen readers only. */
  readonly description: string;
  readonly onClose: () => void;
  /** Following a link inside closes the sheet. */
  readonly children: ReactNode;
};

/** A panel over a part of the page: the phone's menu from below, the admin's navigation from the left. */
export const Sheet = ({ side, title, description, onClose, children }: SheetProps) => (
  <Panel
    onClose={onClose}
    onClick={(event) => {
      if (event.target instanceof Element && event.target.closest('a[href]') !== null) onClose();
    }}
    className={classNames('border border-floating shadow-floating', sides[side])}
  >
    <DialogHead title={title} description={description} descriptionClass="sr-only" onClose={onClose} />
    <DialogBody>{children}</DialogBody>
  </Panel>
);

import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { leaveEscape } from './dialog-escape.ts';
import { useDialogFocus } from './dialog-focus.ts';
import { Backdrop, DialogBody, DialogHead } from './dialog-parts.tsx';

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
export const Sheet = ({ side, title, description, onClose, children }: SheetProps) => {
  const { content, title: heading, focusFirst, focusOpener } = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusOpener}
          onEscapeKeyDown={leaveEscape}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a[href]') !== null) onClose();
          }}
          className={classNames(
            'fixed z-50 flex flex-col border border-floating bg-surface text-text shadow-floating',
            sides[side],
          )}
        >
          <DialogHead onClose={onClose}>
            <Radix.Title ref={heading} tabIndex={-1} className="text-h2 font-bold outline-none">
              {title}
            </Radix.Title>
            <Radix.Description className="sr-only">{description}</Radix.Description>
          </DialogHead>
          <DialogBody>{children}</DialogBody>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

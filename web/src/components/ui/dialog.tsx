import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { leaveEscape } from './dialog-escape.ts';
import { useDialogFocus } from './dialog-focus.ts';
import { Backdrop, DialogBody, DialogFoot, DialogHead } from './dialog-parts.tsx';

export { FIRST_FIELD } from './dialog-focus.ts';

const widths = { 480: 'md:w-120', 640: 'md:w-160', 960: 'md:w-240' } as const;

type DialogProps = {
  readonly title: string;
  readonly description: string;
  /** The width in pixels from tablets on; on phones the dialog fills the screen. */
  readonly size?: keyof typeof widths;
  readonly closeLabel?: string;
  /** Called for Esc, the backdrop and the close button; the owner may keep the dialog open. */
  readonly onClose: () => void;
  /** Stand beside the close button. */
  readonly actions?: ReactNode;
  /** Buttons that stay in view while the children scroll. Without it, the children contain body and foot themselves. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** Is open while it is rendered; head and foot stay in view while the body scrolls. */
export const Dialog = ({
  title,
  description,
  size = 640,
  closeLabel,
  onClose,
  actions,
  footer,
  children,
}: DialogProps) => {
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
          className={classNames(
            'fixed inset-x-0 top-0 bottom-(--covered,0px) z-50 flex animate-sheet flex-col short:overflow-y-auto bg-surface text-text md:top-4 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-32px)] md:max-w-[calc(100vw-32px)] md:animate-dialog md:rounded-sheet md:border md:border-floating md:shadow-floating',
            widths[size],
          )}
        >
          <DialogHead closeLabel={closeLabel} onClose={onClose} actions={actions}>
            <Radix.Title ref={heading} tabIndex={-1} className="text-h2 font-bold outline-none">
              {title}
            </Radix.Title>
            <Radix.Description className="text-meta text-text-2">{description}</Radix.Description>
          </DialogHead>
          {footer === undefined ? (
            children
          ) : (
            <>
              <DialogBody>{children}</DialogBody>
              <DialogFoot>{footer}</DialogFoot>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

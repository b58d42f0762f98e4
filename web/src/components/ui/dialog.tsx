import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

type DialogProps = {
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  /** Asked for by Esc, the backdrop and the close button; the owner may keep the dialog open. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Marks what gets the focus when the dialog opens. */
export const FIRST_FIELD = { 'data-first-field': '' } as const;

/**
 * Open as long as it is rendered. The backdrop is our own element, not Radix's overlay: that one writes a style element
 * into the head, which a content-security policy of 'self' refuses; styles.css holds the page behind still instead.
 */
export const Dialog = ({ title, description, closeLabel, onClose, children }: DialogProps) => {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  const focusFirst = (event: Event) => {
    event.preventDefault();
    opener.current = document.activeElement;
    // On touch screens a focused box opens the keyboard over half the dialog: there the dialog itself is focused.
    const first = matchMedia('(pointer: coarse)').matches ? null : content.current?.querySelector('[data-first-field]');
    (first instanceof HTMLElement ? first : content.current)?.focus();
  };
  const focusOpener = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 bg-ink/60" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusOpener}
          className="fixed inset-0 z-50 flex flex-col bg-surface text-text md:inset-x-0 md:top-4 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-32px)] md:w-[640px] md:rounded-sheet md:border md:border-control md:shadow-floating"
        >
          <div className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1 py-2">
              <Radix.Title className="text-h2 font-bold">{title}</Radix.Title>
              <Radix.Description className="text-meta text-text-2">{description}</Radix.Description>
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="flex size-11 items-center justify-center rounded-control text-h2 hover:bg-hover"
            >
              <span aria-hidden="true">×</span>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { leaveEscape } from './dialog-escape.ts';
import { useDialogFocus } from './dialog-focus.ts';

type PanelProps = ComponentProps<typeof Radix.Content> & {
  /** Called for each way out; the owner may keep the dialog open. */
  readonly onClose: () => void;
};

/**
 * What every dialog stands in: over the dimmed page, with the focus in it. Radix's own overlay would add a style element
 * to the head, which the content-security policy refuses; styles.css keeps the page from scrolling instead.
 */
export const Panel = ({ onClose, className, ...rest }: PanelProps) => (
  <Radix.Root open onOpenChange={(open) => !open && onClose()}>
    <Radix.Portal>
      <div className="fixed inset-0 z-40 animate-backdrop bg-ink/60" />
      <Radix.Content
        {...useDialogFocus()}
        onEscapeKeyDown={leaveEscape}
        className={classNames('fixed z-50 flex flex-col bg-surface text-text', className)}
        {...rest}
      />
    </Radix.Portal>
  </Radix.Root>
);

/** The name of the dialog. It takes the focus where the dialog has no field, or a touch screen. */
export const DialogTitle = ({ children }: { readonly children: string }) => (
  <Radix.Title tabIndex={-1} className="text-h2 font-bold outline-none">
    {children}
  </Radix.Title>
);

type HeadProps = {
  readonly title: string;
  readonly description: string;
  readonly descriptionClass: string;
  readonly onClose: () => void;
  /** Left of the close button. */
  readonly actions?: ReactNode;
};

export const DialogHead = ({ title, description, descriptionClass, onClose, actions }: HeadProps) => (
  <div className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-4">
    <div className="min-w-0 flex-1 py-2">
      <DialogTitle>{title}</DialogTitle>
      <Radix.Description className={descriptionClass}>{description}</Radix.Description>
    </div>
    {actions}
    <IconButton label={dialogMessages.close} onClick={onClose}>
      <X aria-hidden="true" className="size-5" />
    </IconButton>
  </div>
);

/** The part of a dialog that scrolls. */
export const DialogBody = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4 short:flex-none short:overflow-visible">
    {children}
  </div>
);

/** Stays in view while the body scrolls. On phones its buttons share the width. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow">
    {children}
  </div>
);

/** The heading of a step that replaces the form. It takes the focus, since the focused element went with the form. */
export const StepTitle = (props: Pick<ComponentProps<'h3'>, 'id' | 'children'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 {...props} ref={heading} tabIndex={-1} className="text-h3 font-bold outline-none">
      {props.children}
    </h3>
  );
};

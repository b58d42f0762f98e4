import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { IconButton } from './button.tsx';

/**
 * The dimmed page behind a dialog. Radix's own overlay would add a style element to the head, which the
 * content-security policy refuses; styles.css keeps the page from scrolling instead.
 */
export const Backdrop = () => <div className="fixed inset-0 z-40 animate-backdrop bg-ink/60" />;

type HeadProps = {
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
  /** Left of the close button. */
  readonly actions?: ReactNode;
  /** Title and description. */
  readonly children: ReactNode;
};

export const DialogHead = ({ closeLabel = dialogMessages.close, onClose, actions, children }: HeadProps) => (
  <div className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-4">
    <div className="min-w-0 flex-1 py-2">{children}</div>
    {actions}
    <IconButton label={closeLabel} onClick={onClose}>
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

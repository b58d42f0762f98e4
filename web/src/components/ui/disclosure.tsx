import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { takesEscape } from './dialog-escape.ts';

type DisclosureProps = {
  readonly label: ReactNode;
  /** The button's name for screen readers, where the label alone says too little. */
  readonly name?: string;
  /** Plain links and buttons; pressing one closes the panel. */
  readonly children: ReactNode;
  /** The edge of the button with which the panel is aligned. */
  readonly align?: 'start' | 'end';
  readonly buttonClass?: string;
};

/**
 * A button that unfolds a panel of links. The panel closes on Esc (the focus returns to the button), on a choice, on a
 * press elsewhere and when the focus leaves it. It is no `role=menu`: Tab walks through it as through any links.
 */
export const Disclosure = ({ label, name, children, align = 'start', buttonClass }: DisclosureProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    // Safari does not focus a clicked button, so a press elsewhere causes no blur there.
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the button and links inside
    <div
      ref={root}
      {...takesEscape(open)}
      className="relative"
      onKeyDown={escape}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={name}
        onClick={() => setOpen(!open)}
        className={classNames('flex min-h-11 items-center gap-1 rounded-control px-3 hover:bg-hover', buttonClass)}
      >
        {label}
        <ChevronDown className={classNames('size-4 text-text-3', open && 'rotate-180')} />
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- closes after what the link inside does, however it was pressed
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button[data-closes]') !== null)
              setOpen(false);
          }}
          className={classNames(
            'absolute top-full z-20 mt-1 flex min-w-56 flex-col rounded-card border border-floating bg-surface p-2 shadow-floating',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
};

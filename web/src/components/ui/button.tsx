import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const variants = {
  primary: 'border-text bg-text text-bg hover:border-text-2 hover:bg-text-2 active:border-text-3 active:bg-text-3',
  // Has a border, because an admin may choose the page's own background as the theme colour.
  brand: 'border-control bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-press',
  secondary: 'border-control bg-surface text-text hover:bg-hover active:border-text active:bg-line',
  ghost: 'border-transparent bg-transparent text-text hover:bg-hover active:bg-line',
  // For AlertDialog only: on a page it would draw attention from the primary button.
  danger:
    'border-danger-fill bg-danger-fill text-white hover:bg-[color-mix(in_oklab,var(--color-danger-fill)_88%,#000)] active:bg-[color-mix(in_oklab,var(--color-danger-fill)_80%,#000)]',
} as const;

const sizes = {
  normal: 'min-h-11 min-w-11 px-4 py-2',
  /** For tables of the admin's pages, which are used with a mouse. */
  small: 'min-h-9 min-w-9 px-3 py-1 text-meta',
  icon: 'size-11 shrink-0',
} as const;

const shape =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-semibold transition-colors duration-120 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:not-data-busy:opacity-50 print:hidden';

type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

/** The look of a button, for links that start an act. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal'): string =>
  `${shape} ${sizes[size]} ${variants[variant]}`;

const layer = 'col-start-1 row-start-1 inline-flex min-w-0 items-center justify-center gap-2';

/** Both labels lie in one place, so that the button keeps its width when its act begins. */
const Labels = ({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: string }) => (
  <span className="inline-grid min-w-0">
    <span className={classNames(layer, busy && 'invisible')}>{label}</span>
    <span className={classNames(layer, !busy && 'invisible')}>
      <Spinner className="size-4" />
      {busyLabel}
    </span>
  </span>
);

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** What the button says while its act runs. Its width is the same before. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
};

/** While busy or `aria-disabled`, the button keeps the focus and a press does nothing, nor submits its form. */
export const Button = ({
  variant,
  size,
  busyLabel,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const idle = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      {...(busy && { 'aria-disabled': true, 'data-busy': '' })}
      type={type}
      className={classNames(buttonClass(variant, size), busy && 'data-busy:cursor-progress', className)}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busyLabel === undefined ? children : <Labels busy={busy} label={children} busyLabel={busyLabel} />}
    </button>
  );
};

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'busyLabel' | 'busy' | 'size'> & {
  /** The name of the button; its icon is the child. */
  readonly label: string;
};

/** A button with an icon alone, large enough for a finger. A mouse that rests on it shows its name. */
export const IconButton = ({ label, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} size="icon" aria-label={label} title={label} />
);

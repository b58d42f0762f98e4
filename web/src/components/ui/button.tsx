import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const variants = {
  primary: 'bg-text text-bg border-text',
  // Edged, because an admin may choose the colour of the page itself.
  brand: 'bg-brand text-on-brand border-control',
  secondary: 'bg-surface text-text border-control hover:bg-hover',
  ghost: 'bg-transparent text-text border-transparent hover:bg-hover',
} as const;

const shape =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border px-4 py-2 text-center font-semibold';

/** The look of a button, for links that act as one. */
export const buttonClass = (variant: keyof typeof variants = 'primary'): string => `${shape} ${variants[variant]}`;

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: keyof typeof variants;
  /** What the button says while its act is under way. It stays focusable; pressing it then does nothing. */
  readonly busyLabel?: string | undefined;
};

export const Button = ({ variant, busyLabel, className, children, onClick, type = 'button', ...rest }: ButtonProps) => {
  const busy = busyLabel === undefined ? {} : { 'aria-disabled': true };
  return (
    <button
      {...rest}
      {...busy}
      type={type}
      className={classNames(buttonClass(variant), busyLabel !== undefined && 'opacity-70', className)}
      onClick={(event) => {
        // A form would be sent once more.
        if (busyLabel !== undefined) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busyLabel ?? children}
    </button>
  );
};

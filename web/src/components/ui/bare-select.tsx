import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

type BareSelectProps = Omit<ComponentProps<'select'>, 'aria-label' | 'className'> & { readonly label: string };

/** The browser's own select, of which the options explain themselves, so that its label is for screen readers only. */
export const BareSelect = ({ label, ...rest }: BareSelectProps) => (
  <span className="relative flex min-w-0">
    <select
      {...rest}
      aria-label={label}
      className="min-h-11 w-full min-w-0 appearance-none rounded-control border border-control bg-surface py-2 pr-9 pl-3 font-semibold hover:border-text"
    />
    <ChevronDown className="pointer-events-none absolute top-3 right-2.5 size-5 text-text-2" />
  </span>
);

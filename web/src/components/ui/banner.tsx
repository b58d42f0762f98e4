import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: 'border-info bg-info-tint',
  success: 'border-success bg-success-tint',
  warning: 'border-warning bg-warning-tint',
  danger: 'border-danger bg-danger-tint',
} as const;

type BannerProps = { readonly tone: keyof typeof tones; readonly role?: 'alert'; readonly children: ReactNode };

/** The only messenger of the site; there are no toasts. `role="alert"` for what must interrupt. */
export const Banner = ({ tone, role, children }: BannerProps) => (
  <div role={role} className={classNames('rounded-control border-l-4 px-4 py-3', tones[tone])}>
    {children}
  </div>
);

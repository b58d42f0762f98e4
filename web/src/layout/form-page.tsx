import type { ReactNode } from 'react';
import { classNames } from '../components/ui/class-names.ts';
import { PageHeader } from './page-header.tsx';
import { SiteShell } from './site-shell.tsx';

type FormPageProps = {
  readonly title: string;
  readonly note?: string;
  /** Something stands wrong in the form. */
  readonly failed: boolean;
  /** For forms with many fields. */
  readonly wide?: boolean;
  /** Above the form: what has just been done. */
  readonly above?: ReactNode;
  /** Under the form: where else to go. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a page that is one short form, without advertisements. Another title is another page, whose heading gets the focus. */
export const FormPage = ({ title, note, failed, wide = false, above, foot, children }: FormPageProps) => (
  <SiteShell ads={false}>
    <div key={title} className={classNames('mx-auto flex w-full flex-col gap-4', wide ? 'max-w-form' : 'max-w-105')}>
      <div className="-mb-4">
        <PageHeader title={title} step={title} note={note} failed={failed} />
      </div>
      {above}
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">{children}</div>
      {foot}
    </div>
  </SiteShell>
);

/** A sentence under a form with the link or button that it speaks of. */
export const FormFoot = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-meta text-text-2">
    {text}
    {children}
  </p>
);

/** The look of links under a form. */
export const footLinkClass = 'inline-flex min-h-11 items-center font-semibold text-brand-text underline';

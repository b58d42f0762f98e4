import type { ReactNode } from 'react';
import { classNames } from '../components/ui/class-names.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { PageHeading } from './page-header.tsx';
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

/** A pitch from above, upright, behind a form. It carries no meaning. */
const UprightPitch = () => (
  <svg
    viewBox="0 0 375 620"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-1/2 h-full w-screen -translate-x-1/2 fill-none stroke-white stroke-[1.5] opacity-9 print:hidden"
  >
    <path vectorEffect="non-scaling-stroke" d="M53 -60V86H322V-60M53 680V534H322V680M-400 310H800" />
    <circle vectorEffect="non-scaling-stroke" cx="187.5" cy="310" r="98" />
  </svg>
);

/** Letters on the night ground of the page. */
const onNight = 'night bg-transparent!';

/**
 * The frame of a page that is one short form, on night at full height, without advertisements; without a note a sentence about the league
 * stands under the title. Another title is another page, whose heading gets the focus.
 */
export const FormPage = ({ title, note, failed, wide = false, above, foot, children }: FormPageProps) => {
  const { description } = useLeague();
  return (
    <SiteShell ads={false}>
      <div className="from-edge-to-edge -mb-12 min-h-[calc(100dvh-4rem)] bg-[#0b1912] pb-10 print:bg-transparent">
        <UprightPitch />
        <div
          key={title}
          className={classNames('relative mx-auto flex w-full flex-col gap-4', wide ? 'max-w-form' : 'max-w-115')}
        >
          <header className={classNames(onNight, 'pt-5 md:pt-8 short:pt-1')}>
            <PageHeading title={title} step={title} failed={failed} />
            <p className={classNames('min-h-4.5 text-meta text-text-2', note === undefined && 'line-clamp-3')}>
              {note ?? description}
            </p>
          </header>
          {above}
          <div className="rounded-card border border-line bg-surface p-4 sm:p-6">{children}</div>
          {foot !== undefined && <div className={onNight}>{foot}</div>}
        </div>
      </div>
    </SiteShell>
  );
};

/** A sentence under a form with the link or button that it speaks of. */
export const FormFoot = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-meta text-text-2">
    {text}
    {children}
  </p>
);

/** The look of links under a form. */
export const footLinkClass = 'inline-flex min-h-11 items-center font-semibold text-brand-text underline';

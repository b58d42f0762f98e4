import type { Waiting } from '@league/query-api/contract/dashboard.ts';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { formatNumber } from '../../format/number.ts';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { waitingRows } from './waiting-rows.ts';

const words = dashboardMessages.waiting;

/** What waits for an admin, each kind with its number and the way to do it; a calm sentence where nothing waits. */
export const WaitingList = ({ waiting }: { readonly waiting: Waiting }) => {
  const rows = waitingRows(waiting);
  return (
    <Section title={words.title}>
      {rows.length === 0 ? (
        <p className="flex items-center gap-3 border-t border-line px-(--gutter) py-3 text-text-2 md:px-4">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
          {words.nothing}
        </p>
      ) : (
        <ul>
          {rows.map(({ of, total, title, text, act, urgent }) => (
            <li
              key={of}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-(--gutter) py-2.5 md:px-4"
            >
              <span
                className={classNames(
                  'flex h-8 min-w-8 shrink-0 items-center justify-center rounded-badge px-1.5 font-extrabold tabular-nums',
                  urgent ? 'border border-led-edge bg-led-plate text-led' : 'bg-plate text-white',
                )}
              >
                {formatNumber(total)}
              </span>
              <div className="min-w-0 flex-1 basis-40">
                <h3 className="font-bold">{title}</h3>
                <p className="text-meta [overflow-wrap:anywhere] text-text-2">{text}</p>
              </div>
              {act !== undefined && (
                <Link {...act.link} aria-label={words.actFor(act.label, title)} className={buttonClass('secondary')}>
                  {act.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

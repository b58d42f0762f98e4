import type { ReactNode } from 'react';

export type TimelineItem = {
  readonly key: string;
  /** The time for machines: an instant, or a minute of play as a duration ("PT54M"). */
  readonly dateTime: string;
  /** The time for people: "20 Kas 2026", "54. dakika". */
  readonly time: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** An icon of 20 px, hidden from screen readers; a dot where it is missing. */
  readonly icon?: ReactNode;
};

/** Things that happened (achievements, incidents) in the given order, each with its time. */
export const Timeline = ({ label, items }: { readonly label: string; readonly items: readonly TimelineItem[] }) => (
  <ol aria-label={label} className="flex flex-col">
    {items.map(({ key, dateTime, time, title, text, icon }) => (
      <li key={key} className="group/item relative flex gap-3 pb-6 last:pb-0">
        <span
          aria-hidden="true"
          className="absolute top-8 bottom-0 left-4 -translate-x-1/2 border-l border-line group-last/item:hidden"
        />
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full border border-line bg-surface [&_svg]:size-5"
        >
          {icon ?? <span className="size-2 rounded-full border-4 border-text-3" />}
        </span>
        <div className="min-w-0 pt-1">
          <div className="font-semibold">{title}</div>
          <time dateTime={dateTime} className="text-meta text-text-2 tabular-nums">
            {time}
          </time>
          {text !== undefined && <div className="mt-1 text-table">{text}</div>}
        </div>
      </li>
    ))}
  </ol>
);

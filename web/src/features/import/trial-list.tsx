import type { ImportLineAnswer } from '@league/command-api/contract/import-answer.ts';
import { Ban, Check, Equal, PenLine, Plus, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { formatScore } from '../../format/number.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { importMessages as words } from '../../messages/tr/import.ts';
import type { TrialRow } from './trial-rows.ts';

const PAGE = 100;

const looks = {
  refused: { look: 'border-danger bg-danger-tint text-danger', icon: Ban },
  create: { look: 'border-success bg-success-tint text-success', icon: Plus },
  result: { look: 'border-success bg-success-tint text-success', icon: Check },
  scorers: { look: 'border-info bg-info-tint text-info', icon: Users },
  correct: { look: 'border-warning bg-warning-tint text-warning', icon: PenLine },
  nothing: { look: 'border-dashed border-control text-text-2', icon: Equal },
} as const;

const Does = ({ does }: { readonly does: TrialRow['does'] }) => {
  const { look, icon: Icon } = looks[does];
  return (
    <Badge className={look}>
      <Icon aria-hidden="true" />
      {words.does[does]}
    </Badge>
  );
};

/** The date of a match that would be planned, its score, and what stood before. */
const detailOf = ({ does, date, from, to, scorers }: ImportLineAnswer): string => {
  const day = instantOf(date ?? null);
  const score = to && formatScore(to.homeScore, to.awayScore);
  const before = from && [formatScore(from.homeScore, from.awayScore), from.isWalkover && words.walkover];
  return [
    does === 'create' && (day === null ? words.undated : formatDateTime(day)),
    before === undefined || score === undefined ? score : words.becomes(before.filter(Boolean).join(' '), score),
    scorers !== undefined && words.scorers(scorers),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Row = ({ row }: { readonly row: TrialRow }) => (
  <li
    tabIndex={-1}
    className="flex flex-col gap-x-4 gap-y-1 border-t border-line px-(--gutter) py-2 text-table md:flex-row md:px-4"
  >
    <span className="flex shrink-0 items-center gap-x-3 self-start tabular-nums">
      <span className="text-text-2 md:w-28">{words.line(row.line)}</span>
      <span className="md:w-28">
        <Does does={row.does} />
      </span>
    </span>
    {row.does === 'refused' ? (
      <span className="flex min-w-0 flex-col wrap-anywhere">
        {row.sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </span>
    ) : (
      <span className={classNames('flex min-w-0 flex-wrap gap-x-3', row.does === 'nothing' && 'text-text-2')}>
        <span className="min-w-0 font-semibold wrap-anywhere">{words.pairing(row.home, row.away)}</span>
        <span className="tabular-nums">{[words.week(row.week), detailOf(row)].filter(Boolean).join(' · ')}</span>
      </span>
    )}
  </li>
);

/** What each line of the table would do, the refused ones first. */
export const TrialList = ({ rows }: { readonly rows: readonly TrialRow[] }) => {
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} aria-label={words.lines} className="border-b border-line">
        {rows.slice(0, shown).map((row) => (
          <Row key={`${row.does} ${row.line}`} row={row} />
        ))}
      </ul>
      <ShowMore shown={shown} total={rows.length} onMore={() => setShown(shown + PAGE)} list={list} />
    </>
  );
};

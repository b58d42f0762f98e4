import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import type { Zones } from './zones.ts';

const texts = standingsMessages.summary;

const figure = new Intl.NumberFormat('tr-TR');

type SummaryProps = {
  readonly rows: readonly StandingRow[];
  readonly zones: Zones;
  /** The matches of the whole season; 0 before the fixtures, and while the number is not known. */
  readonly matches: number;
};

const sum = (rows: readonly StandingRow[], key: 'points' | 'played'): number =>
  rows.reduce((total, row) => total + row[key], 0);

/** The season in four figures: one line on phones, four small cards on wide screens. */
export const Summary = ({ rows, zones, matches }: SummaryProps) => {
  // Each match counts for two teams.
  const played = figure.format(sum(rows, 'played') / 2);
  const figures = [
    [texts.teams, figure.format(rows.length)],
    [texts.playoff, zones.playoff === 0 ? texts.noPlayoff : figure.format(zones.playoff)],
    [texts.points, figure.format(sum(rows, 'points'))],
    [texts.matches, matches === 0 ? played : `${played}/${figure.format(matches)}`],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-small sm:gap-x-4 sm:text-meta md:grid md:grid-cols-4 md:gap-3">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex items-baseline gap-1.5 md:justify-between md:rounded-card md:border md:border-line md:bg-surface md:px-4 md:py-2.5"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="font-bold tabular-nums md:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

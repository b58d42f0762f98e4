import type { Waiting, WaitingMatches } from '@league/query-api/contract/dashboard.ts';
import type { LinkProps } from '@tanstack/react-router';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';

const words = dashboardMessages.waiting;

/** One kind of work that waits. */
type WaitingRow = {
  readonly of: keyof Waiting;
  readonly total: number;
  readonly title: string;
  /** The first of it by name. */
  readonly text: string;
  /** Where it is done; what an operator does has no page. */
  readonly act?: { readonly label: string; readonly link: Pick<LinkProps, 'to' | 'search' | 'params'> };
  /** Visitors miss it now. */
  readonly urgent: boolean;
};

const textOf = ({ first, total }: WaitingMatches): string =>
  words.list(
    first.map((match) => words.match(match.week, matchCardMessages.pairing(match))),
    total,
  );

type Link = (first: WaitingMatches['first'][number]) => Pick<LinkProps, 'to' | 'search' | 'params'>;

const ofMatches = (
  of: 'results' | 'referees' | 'dates' | 'linesAboveScore',
  matches: WaitingMatches,
  link: Link,
): WaitingRow[] => {
  const [first] = matches.first;
  if (first === undefined) return [];
  const { title, act } = words[of];
  const urgent = of === 'results';
  return [{ of, total: matches.total, title, text: textOf(matches), act: { label: act, link: link(first) }, urgent }];
};

const ofPeople = (
  of: 'players' | 'officials',
  { total, first }: Waiting['players'],
  link: Pick<LinkProps, 'to' | 'search'>,
): WaitingRow[] => {
  const { title, act } = words[of];
  const row = { of, total, title, text: words.list(first, total), act: { label: act, link }, urgent: false };
  return total === 0 ? [] : [row];
};

const inMissing = { to: '/admin/match-plan', search: { missing: true } } as const;

/** What waits, in the order in which visitors miss it; kinds of which nothing waits are left out. */
export const waitingRows = (waiting: Waiting): readonly WaitingRow[] => [
  ...ofMatches('results', waiting.results, ({ _id, week }) => ({
    to: '/admin/match-results',
    search: { week, match: _id },
  })),
  ...ofMatches('referees', waiting.referees, () => inMissing),
  ...ofMatches('dates', waiting.dates, () => inMissing),
  ...ofPeople('players', waiting.players, { to: '/admin/players', search: { status: 'pending' } }),
  ...ofPeople('officials', waiting.officials, { to: '/admin/management' }),
  ...ofMatches('linesAboveScore', waiting.linesAboveScore, ({ _id }) => ({
    to: '/admin/match/$id/edit',
    params: { id: _id },
  })),
  ...ofOperator(waiting.standingStill),
];

const ofOperator = (models: readonly string[]): WaitingRow[] => {
  const { title, text } = words.standingStill;
  const row = { of: 'standingStill', total: models.length, title, text: text(models), urgent: false } as const;
  return models.length === 0 ? [] : [row];
};

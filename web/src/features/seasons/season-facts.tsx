import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { formatNumber } from '../../format/number.ts';
import { formatCalendarDay } from '../../format/time.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';

type Season = SeasonsAnswer[number];

type FormatDay = (iso: string | null) => string | null;

/** "4 Eyl – 6 Eyl" from the first date to the last, or the one day; null where one of them is missing. */
export const spanText = (first: string | null, last: string | null, format: FormatDay): string | null => {
  const [from, to] = [format(first), format(last)];
  if (from === null || to === null) return null;
  return from === to ? from : appMessages.dates(from, to);
};

/** "4 Eyl 2026 – 20 Kas 2026", from the first match of a season to the last; null while no match has a date. */
export const datesOf = ({ firstDate, lastDate }: Pick<Season, 'firstDate' | 'lastDate'>): string | null =>
  spanText(firstDate, lastDate, formatCalendarDay);

type SeasonFactsProps = {
  readonly season: Season;
  /** How many of its matches are played, where some are still to be. */
  readonly played?: number | undefined;
};

/** How large a season is: "12 takım · 66 maç", while it is played "12 takım · 43/66 maç". */
export const SeasonFacts = ({ season: { teams, matches, current }, played }: SeasonFactsProps) => {
  if (matches === 0) return current ? words.noFixtures : words.noMatches;
  const all = formatNumber(matches);
  return (
    <FactsLine
      facts={[
        { key: 'teams', figure: formatNumber(teams), after: ` ${words.facts.teams}` },
        current && played !== undefined
          ? { key: 'matches', figure: formatNumber(played), after: `/${all} ${words.facts.matches}` }
          : { key: 'matches', figure: all, after: ` ${words.facts.matches}` },
      ]}
    />
  );
};

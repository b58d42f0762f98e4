import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { formatNumber } from '../../format/number.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { useLeague } from '../settings/use-league.ts';
import type { StandingsSide } from './standings-search.ts';
import { zonesOf } from './zones.ts';

const texts = standingsPageMessages.facts;

type FactsProps = {
  /** undefined while the table is on its way, which keeps the line's height. */
  readonly rows: readonly StandingRow[] | undefined;
  /** The season of the table; undefined while it is not known. */
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly view: StandingsSide;
};

const sum = (rows: readonly StandingRow[], key: 'points' | 'played'): number =>
  rows.reduce((total, row) => total + row[key], 0);

/** The season in one line of figures; of a table of one side, what it counts. */
export const Facts = ({ rows, shown, view }: FactsProps) => {
  const league = useLeague();
  // It may take two lines, and so waits for nothing.
  if (view !== undefined) return standingsPageMessages.viewNotes[view];
  if (rows === undefined || rows.length === 0) return '\u00a0';
  const { playoff } = zonesOf(shown ?? league);
  // Each match counts for two teams.
  const played = formatNumber(sum(rows, 'played') / 2);
  const matches = shown === undefined || shown.matches === 0 ? '' : `/${formatNumber(shown.matches)}`;
  return (
    <FactsLine
      facts={[
        { key: 'teams', figure: formatNumber(rows.length), after: ` ${texts.teams}` },
        playoff === 0
          ? { key: 'playoff', before: texts.noPlayoff, figure: '' }
          : { key: 'playoff', before: `${texts.playoff} `, figure: formatNumber(playoff) },
        { key: 'matches', figure: played, after: `${matches} ${texts.matches}` },
        { key: 'points', figure: formatNumber(sum(rows, 'points')), after: ` ${texts.points}` },
      ]}
    />
  );
};

import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number.ts';
import { seasonArchiveMessages } from '../../messages/tr/season-archive.ts';

const words = seasonArchiveMessages.rules;

type RuleProps = { readonly name: string; readonly children: ReactNode };

const Rule = ({ name, children }: RuleProps) => (
  <div className="flex flex-col border-t border-line px-(--gutter) py-2 md:px-4">
    <dt className="text-meta font-bold text-text-2">{name}</dt>
    <dd>{children}</dd>
  </div>
);

type SeasonRulesProps = {
  readonly season: SeasonsAnswer[number];
  /** The season as the address of its table names it. */
  readonly inAddress: number | undefined;
};

/** The rules under which a season is or was played, in words. */
export const SeasonRules = ({ season, inAddress }: SeasonRulesProps) => {
  const { rankingRules, playoffSettings, relegationSettings } = season;
  return (
    <dl>
      <Rule name={words.points}>
        {words.pointsFor(formatNumber(rankingRules.pointsForWin), formatNumber(rankingRules.pointsForDraw))}
      </Rule>
      <Rule name={words.level}>{words.order(rankingRules)}</Rule>
      <Rule name={words.playoff}>
        {playoffSettings.enabled ? (
          <>
            {words.playoffOf(playoffSettings.playoffTeams, playoffSettings.playoffFormat)}
            <Link
              to="/standings"
              search={{ season: inAddress, view: 'playoff' }}
              className="flex min-h-11 items-center font-semibold text-brand-text hover:underline print:hidden"
            >
              {words.bracket}
            </Link>
          </>
        ) : (
          words.noPlayoff
        )}
      </Rule>
      <Rule name={words.relegation}>
        {relegationSettings.enabled && relegationSettings.relegationTeams > 0
          ? words.relegationOf(relegationSettings.relegationTeams)
          : words.noRelegation}
      </Rule>
    </dl>
  );
};

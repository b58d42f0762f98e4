import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { FullSwitch } from '../../components/ui/full-switch.tsx';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { formatNumber } from '../../format/number.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { seasonsQuery } from '../seasons/queries.ts';
import { addressOf, type Board, BOARDS } from './boards.ts';
import { leadersQuery } from './queries.ts';

const SeasonSelect = behind(() => import('../seasons/season-select.tsx').then((file) => file.SeasonSelect));
const LeadersPart = behind(() => import('./leaders-part.tsx').then((file) => file.LeadersPart));

type FactsProps = { readonly board: Board; readonly leaders: readonly LeaderAnswer[] | undefined };

/** How many are on the board, and what they have together. */
const Facts = ({ board, leaders }: FactsProps) => (
  <FactsLine
    facts={
      leaders && [
        { key: 'players', figure: formatNumber(leaders.length), after: ` ${leaderboardsMessages.players}` },
        {
          key: 'sum',
          figure: formatNumber(leaders.reduce((sum, { stats }) => sum + stats[board], 0)),
          after: ` ${leaderboardsMessages.boards[board].unit}`,
        },
      ]
    }
  />
);

/** One of the three boards. Heading, links to the others and season stay, whatever happens to the board below them. */
export const LeaderboardPage = ({ board }: { readonly board: Board }) => {
  const { season } = useSearch({ from: `/_site${addressOf[board]}` });
  const navigate = useNavigate({ from: addressOf[board] });
  const [full, setFull] = useState(false);
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const texts = leaderboardsMessages.boards[board];
  const label = seasons.find((each) => (season === undefined ? each.current : each.season === season))?.label;
  // Deferred: the board on screen stays until that of the chosen season is loaded.
  const asked = useDeferredValue(season);
  const leaders = useQuery(leadersQuery(board, asked)).data;
  return (
    <div className="group/page @container/table">
      <PageHeader
        title={texts.title}
        note={<Facts board={board} leaders={leaders} />}
        below={
          <div className="-mx-3 flex min-w-0 items-center gap-2">
            <div className="min-w-0 flex-1">
              <LinkTabs
                label={appMessages.leaders}
                tabs={BOARDS.map((each) => ({
                  key: each,
                  label: leaderboardsMessages.boards[each].tab,
                  link: (parts) => <Link to={addressOf[each]} search={{ season }} {...parts} />,
                }))}
              />
            </div>
            <span className="pr-3">
              <FullSwitch full={full} onChange={setFull} />
            </span>
          </div>
        }
      >
        <span className="min-h-11 min-w-30">
          <LatePart about="season" failed={leaderboardsMessages.loadFailed}>
            <SeasonSelect
              bare
              season={season}
              onChange={(chosen) => void navigate({ search: { season: chosen }, replace: true, resetScroll: false })}
            />
          </LatePart>
        </span>
      </PageHeader>
      <LatePart about={board} failed={leaderboardsMessages.loadFailed} waiting={<PageSpinner />}>
        <LeadersPart board={board} asked={asked} season={label} full={full} />
      </LatePart>
    </div>
  );
};

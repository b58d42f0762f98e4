import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { formatDifference, formatNumber } from '../../format/number.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { standingsQuery } from '../standings/queries.ts';
import { firstOf } from './archive.ts';
import { ChampionMark } from './champion-mark.tsx';

type SeasonFirstProps = {
  readonly number: number;
  /** undefined while the seasons are not read, or where they cannot be. */
  readonly season: SeasonsAnswer[number] | undefined;
};

/** The champion on its kit, or who leads; the room for it while that is not known, so that nothing moves. */
export const SeasonFirst = ({ number, season }: SeasonFirstProps) => {
  const { data: rows, isLoadingError } = useQuery(standingsQuery({ season: number }));
  const row = rows && firstOf(rows);
  if (isLoadingError || season?.matches === 0 || (rows !== undefined && row === undefined)) return null;
  if (row === undefined) return <div className="h-36 md:h-48" />;
  const { teamInfo, points, goalDifference } = row;
  const isOver = season?.current === false;
  return (
    <div className="-mx-(--gutter) pt-2 md:mx-0 md:pb-4">
      <Link
        to="/team/$id"
        params={{ id: teamInfo._id }}
        className={`${kitClass(teamInfo)} flex min-h-34 items-center gap-3.5 border-b-6 border-(--t) px-(--gutter) py-3 hover:underline focus-visible:-outline-offset-4 focus-visible:outline-current md:min-h-42 md:gap-6 md:rounded-card md:px-6`}
      >
        <Crest team={teamInfo} size={112} />
        <span className="min-w-0">
          <span className="flex items-center gap-2 font-bold">
            {isOver && <ChampionMark />}
            {isOver ? words.champion : words.leader}
          </span>
          <span className="block py-0.5 text-[1.5625rem] leading-7 font-extrabold [overflow-wrap:anywhere] md:text-[2.5rem] md:leading-11">
            {teamInfo.name}
          </span>
          <span className="text-meta font-semibold tabular-nums">
            {words.figures(formatNumber(points), formatDifference(goalDifference))}
          </span>
        </span>
      </Link>
    </div>
  );
};

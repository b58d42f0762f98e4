import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDifference, formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { AllLink } from '../../layout/all-link.tsx';
import { standingsQuery } from '../standings/queries.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { type Zones, zonesOf } from '../standings/zones.ts';
import { firstOf, playedIn } from './archive.ts';
import { seasonsQuery } from './queries.ts';
import { ChampionMark, RunningBadge } from './season-card.tsx';
import { datesOf, SeasonFacts } from './season-facts.tsx';
import { SeasonLeaders } from './season-leaders.tsx';
import { SeasonResults } from './season-results.tsx';
import { SeasonRules } from './season-rules.tsx';
import { seasonOfPath } from './season-of-path.ts';

// Late, since it stands at the end of the page.
const SeasonAwards = late(async () => (await import('./season-awards.tsx')).SeasonAwards);

const SKELETON_ROWS = 12;
const NO_ZONES: Zones = { playoff: 0, relegation: 0 };

type Season = SeasonsAnswer[number];

const back = { label: words.title, link: (parts: object) => <Link to="/seasons" {...parts} /> };

const NotFound = () => (
  <>
    <PageHeader title={words.notFound} back={back} />
    <EmptyState title={words.notFound} text={words.notFoundText}>
      <Link to="/seasons" className={buttonClass('secondary')}>
        {words.toSeasons}
      </Link>
    </EmptyState>
  </>
);

type PartProps = {
  readonly number: number;
  /** undefined while the seasons are not read, or where they cannot be. */
  readonly season: Season | undefined;
};

/** The champion on its kit, or who leads; the room for it while that is not known, so that nothing moves. */
const First = ({ number, season }: PartProps) => {
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

/** When the season was and how large; and of one that ended without a result that nobody won it. */
const Note = ({ number, season }: PartProps) => {
  const rows = useQuery(standingsQuery({ season: number })).data;
  if (season === undefined) return '\u00a0';
  const nobody = !season.current && rows !== undefined && firstOf(rows) === undefined;
  return (
    <>
      {[datesOf(season), nobody && words.noChampion].filter(Boolean).map((text) => `${text} · `)}
      <SeasonFacts season={season} played={rows && playedIn(rows)} />
    </>
  );
};

const Table = ({ number, season, inAddress }: PartProps & { readonly inAddress: number | undefined }) => (
  <Section
    title={season?.current === true ? words.table.running : words.table.closed}
    action={<AllLink to="/standings" search={{ season: inAddress }} of={appMessages.standings} />}
  >
    <QueryPart
      query={standingsQuery({ season: number })}
      waiting={<Skeleton shape="standings" rows={SKELETON_ROWS} />}
      failed={standingsPageMessages.loadFailed}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="px-(--gutter) pb-4 text-text-2 md:px-4">{words.noTable}</p>
        ) : (
          <StandingsTable
            rows={rows}
            zones={season === undefined ? NO_ZONES : zonesOf(season)}
            caption={standingsPageMessages.caption(season?.label, undefined)}
            first={rows.length}
          />
        )
      }
    </QueryPart>
  </Section>
);

/** A season of the archive. Its parts load and fail alone; those that need the list of seasons stand without it. */
const Archived = ({ number }: { readonly number: number }) => {
  const { data: seasons, isLoadingError } = useQuery(seasonsQuery());
  const season = seasons?.find((each) => each.season === number);
  if (seasons !== undefined && season === undefined) return <NotFound />;
  // Pages of the current season have no number in their addresses.
  const inAddress = season?.current === true ? undefined : number;
  return (
    <>
      <PageHeader
        title={season?.label ?? words.numbered(number)}
        failed={isLoadingError}
        back={back}
        note={<Note number={number} season={season} />}
        below={<First number={number} season={season} />}
      >
        {season?.current === true && <RunningBadge />}
      </PageHeader>
      <div className="grid items-start gap-2.5 md:gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
          <Table number={number} season={season} inAddress={inAddress} />
          <SeasonLeaders season={number} inAddress={inAddress} />
          <Section title={awardsMessages.title}>
            <LatePart
              about={String(number)}
              failed={awardsMessages.failed}
              waiting={<Skeleton shape="people" rows={3} />}
            >
              <SeasonAwards season={number} />
            </LatePart>
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
          <SeasonResults season={number} />
          <Section title={words.rules.title}>
            <QueryPart query={seasonsQuery()} waiting={<Skeleton shape="table" rows={4} />} failed={words.loadFailed}>
              {() => season !== undefined && <SeasonRules season={season} inAddress={inAddress} />}
            </QueryPart>
          </Section>
        </div>
      </div>
      <Ad slot="top" />
    </>
  );
};

const route = getRouteApi('/_site/seasons/$season');

/** The page of a season at `/seasons/{n}`; any other address says that there is no such season. */
export const SeasonPage = () => {
  const number = seasonOfPath(route.useParams().season);
  return number === undefined ? <NotFound /> : <Archived key={number} number={number} />;
};

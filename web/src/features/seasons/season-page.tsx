import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { behind, late, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { standingsQuery } from '../standings/queries.ts';
import { firstOf, playedIn } from './archive.ts';
import { seasonsQuery } from './queries.ts';
import { RunningBadge } from './running-badge.tsx';
import { datesOf, SeasonFacts } from './season-facts.tsx';
import { seasonOfPath } from './season-of-path.ts';

const SeasonParts = behind(() => import('./season-parts.tsx').then((file) => file.SeasonParts));
const SeasonFirst = behind(() => import('./season-first.tsx').then((file) => file.SeasonFirst));
const SeasonMissing = late(() => import('./season-missing.tsx').then((file) => file.SeasonMissing));

type Season = SeasonsAnswer[number];

const back = { label: words.title, link: (parts: object) => <Link to="/seasons" {...parts} /> };

const NotFound = () => (
  <LatePart about="missing" failed={words.loadFailed} waiting={<PageSpinner />}>
    <SeasonMissing />
  </LatePart>
);

type PartProps = {
  readonly number: number;
  /** undefined while the seasons are not read, or where they cannot be. */
  readonly season: Season | undefined;
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
        below={
          <LatePart about={String(number)} failed={words.loadFailed} waiting={<div className="h-36 md:h-48" />}>
            <SeasonFirst number={number} season={season} />
          </LatePart>
        }
      >
        {season?.current === true && <RunningBadge />}
      </PageHeader>
      <LatePart about={String(number)} failed={words.loadFailed} waiting={<PageSpinner />}>
        <SeasonParts number={number} season={season} inAddress={inAddress} />
      </LatePart>
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

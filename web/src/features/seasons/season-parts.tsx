import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AllLink } from '../../layout/all-link.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { standingsQuery } from '../standings/queries.ts';
import { StandingsTable } from '../standings/standings-table.tsx';
import { type Zones, zonesOf } from '../standings/zones.ts';
import { seasonsQuery } from './queries.ts';
import { SeasonLeaders } from './season-leaders.tsx';
import { SeasonResults } from './season-results.tsx';
import { SeasonRules } from './season-rules.tsx';

// Late, since it stands at the end of the page.
const SeasonAwards = late(async () => (await import('./season-awards.tsx')).SeasonAwards);

const SKELETON_ROWS = 12;
const NO_ZONES: Zones = { playoff: 0, relegation: 0 };

type SeasonPartsProps = {
  readonly number: number;
  /** undefined while the seasons are not read, or where they cannot be. */
  readonly season: SeasonsAnswer[number] | undefined;
  /** As other pages have it in their addresses: undefined of the current season. */
  readonly inAddress: number | undefined;
};

const Table = ({ number, season, inAddress }: SeasonPartsProps) => (
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

/** What stands below the head of a season. The parts load and fail alone. */
export const SeasonParts = ({ number, season, inAddress }: SeasonPartsProps) => (
  <div className="grid items-start gap-2.5 md:gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
    <div className="flex min-w-0 flex-col gap-2.5 md:gap-4">
      <Table number={number} season={season} inAddress={inAddress} />
      <SeasonLeaders season={number} inAddress={inAddress} />
      <Section title={awardsMessages.title}>
        <LatePart about={String(number)} failed={awardsMessages.failed} waiting={<Skeleton shape="people" rows={3} />}>
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
);

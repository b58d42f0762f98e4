import { useQuery } from '@tanstack/react-query';
import { Crest } from '../../components/league/crest.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { zoneSettingsMessages as words } from '../../messages/tr/zone-settings.ts';
import { Place } from '../standings/place.tsx';
import { standingsQuery } from '../standings/queries.ts';
import { type Zone, zoneOf, type Zones } from '../standings/zones.ts';

const SKELETON_ROWS = 8;

const stripeOf = (zone: Zone): string =>
  zone === null
    ? 'border-transparent'
    : zone === 'playoff'
      ? 'border-zone-playoff'
      : 'border-dashed border-zone-relegation';

type ZoneTableProps = {
  /** The places that the settings in the form would mark; what is not set marks none. */
  readonly zones: Zones;
  /** Says how many teams the marked places are, today. */
  readonly noteOf: (teams: number) => string;
};

/** Today's table, with the places that the settings would mark. */
export const ZoneTable = ({ zones, noteOf }: ZoneTableProps) => {
  const teams = useQuery(standingsQuery()).data?.length ?? 0;
  const marked = Math.min(teams, Math.max(zones.playoff, zones.relegation));
  return (
    <Section title={words.today}>
      <div className="flex flex-col gap-2 px-(--gutter) pb-4 md:px-4">
        <QueryPart
          query={standingsQuery()}
          waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
          failed={words.tableFailed}
        >
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-text-2">{words.noTeams}</p>
            ) : (
              <>
                <p className="text-text-2">{marked === 0 ? words.off : noteOf(marked)}</p>
                <ol className="flex flex-col">
                  {rows.map(({ position, teamInfo, points }) => {
                    const zone = zoneOf(position, rows.length, zones);
                    return (
                      <li
                        key={teamInfo._id}
                        className={classNames(
                          'flex min-h-10 flex-wrap items-center gap-x-3 border-l-4 px-2 text-table tabular-nums',
                          stripeOf(zone),
                        )}
                      >
                        <Place position={position} zone={zone} />
                        <Crest team={teamInfo} />
                        <span className="min-w-0 flex-1 basis-28 wrap-anywhere">{teamInfo.name}</span>
                        <span className="text-text-2">{words.points(points)}</span>
                      </li>
                    );
                  })}
                </ol>
              </>
            )
          }
        </QueryPart>
      </div>
    </Section>
  );
};

import type { PlacesAnswer, StandingRow } from '@league/query-api/contract/standings.ts';
import { kitOf } from '@league/query-api/contract/crest.ts';
import { Crest } from '../../components/league/crest.tsx';
import { crestOf } from '../../components/league/kit.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Section } from '../../components/ui/section.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import { drawnTeams, labelledWeeks, wayOf, weeksPlayed, xOf, yOf } from './place-lines.ts';
import { placesQuery } from './queries.ts';

const texts = standingsPageMessages.byWeek;

/** The units of the drawing: a place is 20 high, and beside the lines stand the places and the crests. */
const [WIDTH, FOOT] = [320, 20];

type TeamPlaces = PlacesAnswer['teams'][number];

type WayProps = { readonly of: TeamPlaces; readonly weeks: number };

const Way = ({ of: { positions }, weeks }: WayProps) => (
  <path d={wayOf(positions, weeks)} fill="none" strokeLinejoin="round" />
);

/** A team's way in its own colour, with a stop for each week and its crest at the end. */
const OwnWay = ({ of, weeks }: WayProps) => {
  const { positions, teamInfo } = of;
  const last = positions.at(-1) ?? 1;
  return (
    <g className={`k-${kitOf(crestOf(teamInfo)).ground} fill-(--bar) stroke-(--bar) forced-color-adjust-none`}>
      <g strokeWidth="3">
        <Way of={of} weeks={weeks} />
      </g>
      {positions.map((position, index) => (
        <circle
          key={index}
          cx={xOf(index, weeks)}
          cy={yOf(position)}
          r="4"
          strokeWidth="1.5"
          className="stroke-surface"
        />
      ))}
      <foreignObject x={WIDTH - 26} y={yOf(last) - 11} width="26" height="24">
        <Crest team={teamInfo} size={20} />
      </foreignObject>
    </g>
  );
};

/** Whose ways are drawn in colour: the visitor's own team beside the first two, or one team alone. */
type Whose = { readonly own: string | null; readonly only: string | undefined };

type DrawingProps = Whose & { readonly teams: number; readonly places: PlacesAnswer | undefined };

const Drawing = ({ teams, places, own, only }: DrawingProps) => {
  const weeks = places?.weeks.length ?? 0;
  const [drawn, others] = drawnTeams(places?.teams ?? [], own, only);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${teams * 20 + FOOT}`} aria-hidden="true" className="block w-full">
      <g className="fill-text-2 text-[11px] font-bold tabular-nums">
        {[1, Math.ceil(teams / 2), teams].map((place) => (
          <text key={place} x="0" y={yOf(place) + 4}>
            {place}.
          </text>
        ))}
        {labelledWeeks(places?.weeks ?? []).map(({ week, index }) => (
          <text key={week} x={xOf(index, weeks)} y={teams * 20 + FOOT - 3} textAnchor="middle">
            {week}
          </text>
        ))}
      </g>
      <g strokeWidth="2" className="stroke-rest">
        {others.map((each) => (
          <Way key={each.teamInfo._id} of={each} weeks={weeks} />
        ))}
      </g>
      {drawn.map((each) => (
        <OwnWay key={each.teamInfo._id} of={each} weeks={weeks} />
      ))}
    </svg>
  );
};

/** The ways that are drawn in colour, in words. */
const Told = ({ places: { weeks, teams }, own, only }: Whose & { readonly places: PlacesAnswer }) => (
  <ul className="sr-only">
    {drawnTeams(teams, own, only)[0].map(({ teamInfo, positions }) => (
      <li key={teamInfo._id}>
        {teamInfo.name}: {positions.map((place, index) => texts.place(weeks[index] ?? 0, place)).join(', ')}
      </li>
    ))}
  </ul>
);

type PlacesByWeekProps = {
  readonly season: number | undefined;
  /** The rows of the table, which say how large the drawing is before its lines are read. */
  readonly rows: readonly StandingRow[];
  /** The id of the one team whose way is drawn in colour. */
  readonly only?: string;
};

/**
 * Where each team stood after each week: a line for each, of which those of the first two and of the visitor's own team have their colours.
 * Nothing before the second week.
 */
export const PlacesByWeek = ({ season, rows, only }: PlacesByWeekProps) => {
  const own = usePinnedTeam();
  if (weeksPlayed(rows) < 2) return null;
  return (
    <Section title={texts.title}>
      <div className="px-(--gutter) pb-3 md:px-4">
        <QueryPart
          query={placesQuery(season)}
          waiting={<Drawing teams={rows.length} places={undefined} own={null} only={only} />}
          failed={texts.failed}
        >
          {(places) => (
            <>
              <Drawing teams={rows.length} places={places} own={own} only={only} />
              <Told places={places} own={own} only={only} />
            </>
          )}
        </QueryPart>
      </div>
    </Section>
  );
};

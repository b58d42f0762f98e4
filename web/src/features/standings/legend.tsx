import { Abbreviations } from '../../components/ui/abbreviations.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns } from './columns.ts';
import type { Terms, Zones } from './zones.ts';

const listClass = 'flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2';

type ZoneLegendProps = {
  /** The terms of the season, which say how its play-off is played. */
  readonly terms: Terms;
  readonly zones: Zones;
  /** Whether any row has points that explain its place when pressed. */
  readonly decided: boolean;
};

/** Explains the stripes and the dotted points of the table above. */
export const ZoneLegend = ({ terms, zones, decided }: ZoneLegendProps) => (
  <ul className={listClass}>
    {zones.playoff > 0 && (
      <li className="border-l-4 border-zone-playoff pl-2">
        {standingsPageMessages.playoff(zones.playoff, terms.playoffSettings.playoffFormat)}
      </li>
    )}
    {zones.relegation > 0 && (
      <li className="border-l-4 border-dashed border-zone-relegation pl-2">
        {standingsPageMessages.relegation(zones.relegation)}
      </li>
    )}
    {decided && (
      <li>
        <span className="underline decoration-dotted underline-offset-4">{standingsPageMessages.whyShort}</span>
        {standingsPageMessages.whyLong}
      </li>
    )}
  </ul>
);

/** Explains the abbreviations over the columns of figures. */
export const StandingsAbbreviations = () => (
  <Abbreviations texts={columns.flatMap(({ key }) => (key === 'next' ? [] : [standingsMessages.columns[key]]))} />
);

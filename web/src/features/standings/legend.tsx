import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns } from './columns.ts';
import type { Zones } from './zones.ts';

const listClass = 'flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2';

type ZoneLegendProps = {
  readonly zones: Zones;
  /** Whether any row has points that explain its place when pressed. */
  readonly decided: boolean;
};

/** Explains the stripes and the dotted points of the table above. */
export const ZoneLegend = ({ zones, decided }: ZoneLegendProps) => (
  <ul className={listClass}>
    {zones.playoff > 0 && (
      <li className="border-l-4 border-zone-playoff pl-2">{standingsMessages.playoff(zones.playoff)}</li>
    )}
    {zones.relegation > 0 && (
      <li className="border-l-4 border-dashed border-zone-relegation pl-2">
        {standingsMessages.relegation(zones.relegation)}
      </li>
    )}
    {decided && (
      <li>
        <span className="underline decoration-dotted underline-offset-4">{standingsMessages.whyShort}</span>
        {standingsMessages.whyLong}
      </li>
    )}
  </ul>
);

const explained = columns.flatMap(({ key }) => {
  const { short, long } = standingsMessages.columns[key];
  return short === long ? [] : [{ short, long }];
});

/** Explains the abbreviations over the columns. */
export const Abbreviations = () => (
  <section className="rounded-card border border-line bg-surface p-4">
    <h2 className="pb-2 text-h3 font-bold">{standingsMessages.abbreviations}</h2>
    <dl className={listClass}>
      {explained.map(({ short, long }) => (
        <div key={short} className="flex gap-1.5">
          <dt className="font-bold text-text">{short}</dt>
          <dd>{long}</dd>
        </div>
      ))}
    </dl>
  </section>
);

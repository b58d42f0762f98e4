import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns } from './columns.ts';
import type { Zones } from './zones.ts';

const explained = columns.filter(({ key }) => {
  const { short, long } = standingsMessages.columns[key];
  return short !== long;
});

export const Legend = ({ zones }: { readonly zones: Zones }) => (
  <section aria-label={standingsMessages.legend} className="flex flex-col gap-2 text-meta text-text-2">
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {zones.playoff > 0 && (
        <li className="border-l-4 border-zone-playoff pl-2">{standingsMessages.playoff(zones.playoff)}</li>
      )}
      {zones.relegation > 0 && (
        <li className="border-l-4 border-dashed border-zone-relegation pl-2">
          {standingsMessages.relegation(zones.relegation)}
        </li>
      )}
    </ul>
    <dl className="flex flex-wrap gap-x-4 gap-y-1">
      {explained.map(({ key }) => (
        <div key={key} className="flex gap-1">
          <dt className="font-semibold">{standingsMessages.columns[key].short}</dt>
          <dd>{standingsMessages.columns[key].long}</dd>
        </div>
      ))}
    </dl>
  </section>
);

import { Crown } from '../../components/league/crown.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import type { Zone } from './zones.ts';

const medals = ['border-gold-edge bg-gold', 'border-silver-edge bg-silver', 'border-bronze-edge bg-bronze'] as const;

type PlaceProps = { readonly position: number; readonly zone: Zone };

/** A team's place: a crown, a figure on silver or bronze, or a plain figure. Screen readers hear the zone too. */
export const Place = ({ position, zone }: PlaceProps) => {
  const medal = medals[position - 1];
  return (
    <span
      className={classNames(
        'inline-grid size-6 place-items-center rounded-badge border text-meta font-bold',
        medal === undefined ? 'border-transparent' : `text-ink ${medal}`,
      )}
    >
      {position === 1 && <Crown className="size-4" />}
      <span className={position === 1 ? 'sr-only' : ''}>{position}</span>
      {zone !== null && <span className="sr-only">, {standingsMessages.zoneWords[zone]}</span>}
    </span>
  );
};

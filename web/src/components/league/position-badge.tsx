import { personMessages } from '../../messages/tr/person.ts';
import { Badge } from '../ui/badge.tsx';
import { type Line, positionOf } from './position.ts';

const quiet = 'border-line text-text-2';

const lineLooks: Readonly<Record<Line, string>> = {
  keeper: 'border-transparent bg-warning-tint text-warning',
  defence: 'border-transparent bg-info-tint text-info',
  midfield: 'border-transparent bg-success-tint text-success',
  attack: 'border-transparent bg-forward-tint text-forward',
};

type PositionBadgeProps = {
  /** null: none was ever named, as of a player that an import made. */
  readonly position: string | null;
  /** Writes the name beside the letters. */
  readonly long?: boolean;
};

/** The letters of a position, with its name for screen readers; a position that this page does not know stands as it is. */
export const PositionBadge = ({ position, long = false }: PositionBadgeProps) => {
  const known = positionOf(position ?? '');
  if (known === null) return <Badge className={quiet}>{position || personMessages.noPosition}</Badge>;
  return (
    <Badge className={lineLooks[known.line]}>
      <span aria-hidden="true" title={long ? undefined : known.name}>
        {known.code}
      </span>
      <span className={long ? 'font-normal text-text' : 'sr-only'}>{known.name}</span>
    </Badge>
  );
};

import { kitOf } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { classNames } from '../ui/class-names.ts';
import { initialsOf } from '@league/query-api/contract/initials.ts';
import { coloursOf, crestOf } from './kit.ts';

const sizes = {
  28: 'size-7 text-micro',
  36: 'size-9 text-meta',
  44: 'size-11 text-h3',
  52: 'size-13 text-h1',
  66: 'size-16.5 text-[1.75rem]',
} as const;

type PlayerDiscProps = {
  readonly player: {
    readonly gamertag: string;
    readonly jerseyNumber?: number | null;
    /** Left out where the place is no team's. */
    readonly currentTeam?: TeamReference | null | undefined;
  };
  readonly size?: keyof typeof sizes;
  /** The ring of a podium, instead of the team's other colour. */
  readonly medal?: keyof typeof medals | undefined;
};

const medals = {
  gold: '[--t:var(--color-gold)]',
  silver: '[--t:var(--color-silver)]',
  bronze: '[--t:var(--color-bronze)]',
} as const;

/**
 * A person: the number on the shirt in a circle of the team's colours, an initial where there is no number, and no colours where
 * there is no team. Both stand beside it in words, so the disc has no text for screen readers.
 */
export const PlayerDisc = ({ player, size = 44, medal }: PlayerDiscProps) => {
  const { gamertag, jerseyNumber = null, currentTeam: team } = player;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'disc inline-flex shrink-0 items-center justify-center rounded-full leading-none font-extrabold tabular-nums select-none',
        sizes[size],
        medal && medals[medal],
        team ? coloursOf(kitOf(crestOf(team))) : 'text-text-3',
      )}
    >
      {jerseyNumber ?? [...initialsOf(gamertag)][0]}
    </span>
  );
};

import type { AwardAnswer } from '@league/query-api/contract/achievements.ts';
import { contrast } from '@league/query-api/contract/contrast.ts';
import { drawable } from './icon-names.ts';
import icons from './icons.svg';

/** The shape on which the picture stands, in a box of 48. */
const shapes = {
  trophy: 'M10 3H38A7 7 0 0 1 45 10V38A7 7 0 0 1 38 45H10A7 7 0 0 1 3 38V10A7 7 0 0 1 10 3Z',
  medal: 'M24 2.5A21.5 21.5 0 1 1 24 45.5A21.5 21.5 0 1 1 24 2.5Z',
  star: 'M24 2L30.5 8.3L39.6 8.4L39.7 17.5L46 24L39.7 30.5L39.6 39.6L30.5 39.7L24 46L17.5 39.7L8.4 39.6L8.3 30.5L2 24L8.3 17.5L8.4 8.4L17.5 8.3Z',
  crown: 'M4 7L14 11L24 3L34 11L44 7V38A7 7 0 0 1 37 45H11A7 7 0 0 1 4 38Z',
  shield: 'M24 2.5C30 5.5 36 7 43 7V24C43 35 35.5 42 24 46C12.5 42 5 35 5 24V7C12 7 18 5.5 24 2.5Z',
  gem: 'M14.5 4H33.5L45.5 24L33.5 44H14.5L2.5 24Z',
} as const satisfies Readonly<Record<AwardAnswer['achievement']['logoType'], string>>;

/** Whichever ground lets the colour be seen: every colour has a contrast of 4 or more with one of them. */
const GROUNDS = ['#111814', '#ffffff'] as const;

const sizes = { 44: 'size-11', 56: 'size-14' } as const;

type EmblemProps = Pick<AwardAnswer['achievement'], 'icon' | 'color' | 'logoType'> & {
  readonly size?: keyof typeof sizes;
};

/** The picture of an achievement in its colour, on the shape of its logo type. Its title stands beside it. */
export const Emblem = ({ icon, color, logoType, size = 44 }: EmblemProps) => {
  const [dark, light] = GROUNDS;
  const ground = contrast(color, dark) >= contrast(color, light) ? dark : light;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`${sizes[size]} shrink-0 forced-color-adjust-none`}>
      <path d={shapes[logoType]} fill={ground} stroke={color} strokeWidth={2} strokeLinejoin="round" />
      <g fill="none" stroke={color} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <use href={`${icons}#${drawable(icon)}`} x={12} y={12} width={24} height={24} />
      </g>
    </svg>
  );
};

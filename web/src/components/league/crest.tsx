import { sizeOfInitials } from '@league/query-api/contract/crest-shapes.ts';
import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import { initialsOf } from '@league/query-api/contract/initials.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { coloursOf, crestOf } from './kit.ts';

/** A shield is an eighth higher than it is wide. Initials stand on it from a width of 36 px. */
const sizes = {
  20: { className: 'h-[22.5px] w-5', lettered: false },
  24: { className: 'h-[27px] w-6', lettered: false },
  /** As 48 in a wide list of matches. */
  28: { className: 'h-[31.5px] w-7 @min-[45rem]/matches:h-[54px] @min-[45rem]/matches:w-12', lettered: false },
  32: { className: 'h-9 w-8', lettered: false },
  36: { className: 'h-[40.5px] w-9', lettered: true },
  48: { className: 'h-[54px] w-12', lettered: true },
  /** As 48 on phones. */
  64: { className: 'h-[54px] w-12 sm:h-18 sm:w-16', lettered: true },
  /** As 72 on phones. */
  112: { className: 'h-[81px] w-18 md:h-[126px] md:w-28', lettered: true },
  /** On the scoreboard: as 56 on phones. */
  104: { className: 'h-[63px] w-14 lg:h-[117px] lg:w-26', lettered: true },
} as const;

const Shield = ({ team, size }: { readonly team: TeamReference; readonly size: keyof typeof sizes }) => {
  const { primary, secondary, pattern } = crestOf(team);
  const { className, lettered } = sizes[size];
  const initials = initialsOf(team.name);
  return (
    <svg
      viewBox="0 0 48 54"
      aria-hidden="true"
      className={classNames(
        'shrink-0 forced-color-adjust-none',
        coloursOf({ ground: primary, trim: secondary }),
        className,
      )}
    >
      <use href="#crest-outside" />
      <g clipPath="url(#crest-clip)">
        <path d="M0 0h48v54H0z" className="fill-(--k)" />
        {pattern === 'plain' ? (
          <use href="#crest-inside" fill="none" strokeWidth="10" className="stroke-(--t)" />
        ) : (
          <use href={`#crest-${pattern}`} className="fill-(--t)" />
        )}
      </g>
      {/* White ends where the white rim begins. */}
      {(primary === 'white' || secondary === 'white') && (
        <use href="#crest-inside" fill="none" stroke="#0b1712" strokeOpacity="0.22" strokeWidth="1.2" />
      )}
      {lettered && (
        <>
          <circle
            cx="24"
            cy="25"
            r="12.4"
            strokeWidth="2"
            className={classNames('fill-(--k)', primary === 'white' ? 'stroke-(--t)' : 'stroke-white')}
          />
          <text
            x="24"
            y="29.6"
            textAnchor="middle"
            className={classNames(
              'fill-(--k-on) font-black',
              sizeOfInitials(initials) === 11 ? 'text-[11px]' : 'text-[13px]',
            )}
          >
            {initials}
          </text>
        </>
      )}
    </svg>
  );
};

type CrestProps = { readonly team: TeamReference; readonly size?: keyof typeof sizes };

/**
 * A team's shield in its colours, or its uploaded logo on a light tile. The team's name stands beside it, so it has no text for
 * screen readers. Its space is taken before a picture loads; the shield stands for one that does not load.
 */
export const Crest = ({ team, size = 24 }: CrestProps) => {
  const { logo } = team;
  const [failed, setFailed] = useState('');
  if (logo === '' || logo === DEFAULT_LOGO || logo === failed) return <Shield team={team} size={size} />;
  return (
    <img
      src={logo}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      // The tile is light in dark mode too: many logos are dark on a transparent ground.
      className={classNames('shrink-0 rounded-badge bg-tile object-contain', sizes[size].className)}
      onError={() => setFailed(logo)}
    />
  );
};

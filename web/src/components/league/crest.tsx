import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { useState } from 'react';
import { initialsOf } from './crest-tint.ts';
import { tintOf } from './tints.ts';
import { classNames } from '../ui/class-names.ts';

const sizes = {
  24: 'size-6 text-[0.625rem]',
  32: 'size-8 text-small',
  48: 'size-12 text-h3',
  /** As 48 on phones. */
  64: 'size-12 text-h3 sm:size-16 sm:text-h2',
} as const;

/** The last resort when no picture loads: a ball that is drawn here, and so cannot fail to load. */
const Ball = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[70%]">
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2v4.5m0 0 5.2 3.8m-5.2-3.8-5.2 3.8m10.4 0 4.3-1.4m-4.3 1.4-2 6.1m0 0 2.7 3.7m-2.7-3.7H8.8m0 0-2.7 3.7m2.7-3.7-2-6.1m0 0L2.5 8.9" />
    </g>
    <path fill="currentColor" d="m12 6.5 5.2 3.8-2 6.1H8.8l-2-6.1z" />
  </svg>
);

type CrestProps = { readonly team: TeamReference; readonly size?: keyof typeof sizes };

/**
 * A team's crest, a rounded square. The team's name stands beside it, so the crest has no text for screen readers. Its
 * space is taken before the picture loads. Initials stand for an empty logo, and for the default one.
 */
export const Crest = ({ team: { _id, name, logo }, size = 24 }: CrestProps) => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const className = classNames(
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-crest leading-none select-none',
    sizes[size],
  );
  if (logo === '' || logo === DEFAULT_LOGO) {
    return (
      <span
        aria-hidden="true"
        // The browser's forced colours remove the tint; the border keeps the shape visible.
        className={classNames(className, tintOf(_id), 'font-bold forced-colors:border')}
      >
        {initialsOf(name)}
      </span>
    );
  }
  const source = [logo, DEFAULT_LOGO].find((each) => !failed.includes(each));
  if (source === undefined) {
    return (
      <span aria-hidden="true" className={classNames(className, 'bg-tile text-ink')}>
        <Ball />
      </span>
    );
  }
  return (
    <img
      src={source}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      // The tile is light in dark mode too: many logos are dark on a transparent ground.
      className={classNames(className, 'bg-tile object-contain')}
      onError={() => setFailed((before) => [...before, source])}
    />
  );
};

import { classNames } from '../ui/class-names.ts';
import { initialsOf } from './crest-tint.ts';
import { tintOf } from './tints.ts';

const sizes = {
  32: 'size-8 text-small',
  48: 'size-12 text-h3',
  /** As 64 on phones. */
  96: 'size-16 text-h2 sm:size-24 sm:text-h1',
} as const;

type AvatarProps = {
  readonly player: { readonly _id: string; readonly gamertag: string };
  readonly size?: keyof typeof sizes;
};

/** A person's initial in a circle. The gamertag stands beside it, so the circle has no text for screen readers. */
export const Avatar = ({ player: { _id, gamertag }, size = 48 }: AvatarProps) => (
  <span
    aria-hidden="true"
    // The browser's forced colours remove the tint; the border keeps the shape visible.
    className={classNames(
      'inline-flex shrink-0 items-center justify-center rounded-full leading-none font-bold select-none forced-colors:border',
      sizes[size],
      tintOf(_id),
    )}
  >
    {[...initialsOf(gamertag)][0]}
  </span>
);

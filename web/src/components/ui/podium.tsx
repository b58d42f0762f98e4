import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { drawingMessages } from '../../messages/tr/drawing.ts';
import type { RenderLink } from '../link-parts.ts';
import { classNames } from './class-names.ts';

export type PodiumEntry = {
  readonly key: string;
  readonly name: string;
  /** For example "12 gol". */
  readonly value: string;
  /** The team's name. */
  readonly note?: string | undefined;
  /** An avatar or a crest. */
  readonly mark?: ReactNode;
  readonly link?: RenderLink;
};

/** The winner stands in the middle on the screen, and first in the list for screen readers. */
const steps = [
  { place: 'order-2', block: 'h-24 bg-gold border-gold-edge border-t-4 border-t-edge' },
  { place: 'order-1', block: 'h-18 bg-silver border-silver-edge' },
  { place: 'order-3', block: 'h-14 bg-bronze border-bronze-edge' },
] as const;

const Name = ({ entry: { name, link } }: { readonly entry: PodiumEntry }) =>
  link === undefined ? (
    <span className="line-clamp-2 text-meta font-bold sm:text-body">{name}</span>
  ) : (
    link({
      className: 'flex min-h-11 items-center justify-center text-meta font-bold hover:underline sm:text-body',
      children: name,
    })
  );

/** The first three entries; nothing where there are fewer. */
export const Podium = ({ entries }: { readonly entries: readonly PodiumEntry[] }) => {
  if (entries.length < steps.length) return null;
  return (
    <ol
      aria-label={drawingMessages.podium}
      className="mx-auto grid w-full max-w-form grid-cols-3 items-end gap-2 sm:gap-4"
    >
      {steps.map(({ place, block }, index) => {
        const entry = entries[index];
        return (
          entry !== undefined && (
            <li key={entry.key} className={classNames('flex min-w-0 flex-col gap-2 text-center wrap-anywhere', place)}>
              <div className="flex flex-col items-center gap-1">
                {entry.mark}
                <div className="max-w-full min-w-0">
                  <Name entry={entry} />
                  <p className="font-extrabold tabular-nums">{entry.value}</p>
                  {entry.note !== undefined && <p className="line-clamp-2 text-small text-text-2">{entry.note}</p>}
                </div>
              </div>
              <div
                aria-hidden="true"
                className={classNames(
                  'flex items-start justify-center rounded-t-crest border border-b-0 pt-2 text-h2 font-extrabold text-ink',
                  block,
                )}
              >
                {index === 0 && <Crown className="mr-1 mt-0.5 size-5 fill-current" />}
                {index + 1}
              </div>
            </li>
          )
        );
      })}
    </ol>
  );
};

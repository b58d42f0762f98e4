import type { AwardAnswer } from '@league/query-api/contract/achievements.ts';
import type { ReactNode } from 'react';
import { Breakable } from '../../components/ui/breakable.tsx';
import { dayKey, formatCalendarDay, instantOf } from '../../format/time.ts';
import { awardsMessages as words } from '../../messages/tr/awards.ts';
import { Emblem } from './emblem.tsx';
import { RarityBadge } from './rarity-badge.tsx';

const Day = ({ iso }: { readonly iso: string }) => {
  const at = instantOf(iso);
  return (
    at !== null && (
      <time dateTime={iso} className="text-small text-text-3">
        {formatCalendarDay(dayKey(at))}
      </time>
    )
  );
};

type AwardProps = {
  readonly award: AwardAnswer;
  /** Who got it, where the page does not say so. */
  readonly children?: ReactNode;
};

/** What was given, with its emblem and when. */
export const Award = ({ award: { assignedAt, note, achievement }, children }: AwardProps) => (
  <div className="flex min-w-0 gap-3">
    <Emblem {...achievement} size={56} />
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <p className="font-bold">
        <Breakable text={achievement.title} />
      </p>
      {children}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RarityBadge rarity={achievement.rarity} />
        {achievement.season !== null && (
          <span className="text-small text-text-2">
            <Breakable text={achievement.season} />
          </span>
        )}
        <Day iso={assignedAt} />
      </p>
      <p className="text-meta wrap-anywhere text-text-2">{achievement.description}</p>
      {achievement.customText !== null && (
        <p className="text-meta font-semibold wrap-anywhere">{achievement.customText}</p>
      )}
      {note !== null && <p className="text-meta wrap-anywhere">{words.note(note)}</p>}
    </div>
  </div>
);

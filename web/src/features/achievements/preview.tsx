import { ACHIEVEMENT_DEFAULTS } from '@league/command-api/contract/achievement.ts';
import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { Breakable } from '../../components/ui/breakable.tsx';
import { parseHex } from '../../components/ui/colour-picker-figures.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { Emblem } from './emblem.tsx';
import { RarityBadge } from './rarity-badge.tsx';

const { form: words } = achievementsMessages;

/** What a form holds, which may be anything that was typed. */
type PreviewProps = {
  readonly title: string | null;
  readonly customText?: string | null | undefined;
  readonly icon?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly logoType?: AchievementAnswer['logoType'] | null | undefined;
  readonly rarity?: AchievementAnswer['rarity'] | null | undefined;
};

/** What an achievement looks like while it is filled in. */
export const Preview = ({ title, customText, icon, color, logoType, rarity }: PreviewProps) => (
  <section
    aria-label={words.preview}
    className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-sunken p-3"
  >
    <Emblem
      icon={icon ?? ACHIEVEMENT_DEFAULTS.icon}
      color={parseHex(color ?? '') ?? ACHIEVEMENT_DEFAULTS.color}
      logoType={logoType ?? ACHIEVEMENT_DEFAULTS.logoType}
      size={56}
    />
    <div className="flex min-w-0 flex-col items-start gap-1">
      <p className="font-bold">
        <Breakable text={title?.trim() || words.noTitle} />
      </p>
      <RarityBadge rarity={rarity ?? ACHIEVEMENT_DEFAULTS.rarity} />
      {customText && <p className="text-meta font-semibold wrap-anywhere">{customText}</p>}
    </div>
  </section>
);

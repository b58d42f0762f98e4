import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { Star } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { rarities } from '../../messages/tr/stored-words.ts';

type Rarity = AchievementAnswer['rarity'];

const looks = {
  common: 'border-control text-text-2',
  rare: 'border-transparent bg-info-tint text-info',
  epic: 'border-transparent bg-epic-tint text-epic',
  legendary: 'border-transparent bg-legendary-tint text-legendary',
} as const satisfies Readonly<Record<Rarity, string>>;

/** How seldom an achievement is given. */
export const RarityBadge = ({ rarity }: { readonly rarity: Rarity }) => (
  <Badge className={looks[rarity]}>
    {rarity === 'legendary' && <Star aria-hidden="true" />}
    {rarities[rarity]}
  </Badge>
);

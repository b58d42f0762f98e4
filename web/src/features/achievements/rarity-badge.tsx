import type { AchievementAnswer } from '@league/query-api/contract/achievements.ts';
import { Star } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { rarities } from '../../messages/tr/achievement-words.ts';
import './rarity.css';

type Rarity = AchievementAnswer['rarity'];

const looks = {
  common: 'border-control text-text-2',
  rare: 'border-transparent bg-info-tint text-info',
  epic: 'rarity-epic border-transparent',
  legendary: 'rarity-legendary border-transparent',
} as const satisfies Readonly<Record<Rarity, string>>;

/** How seldom an achievement is given. */
export const RarityBadge = ({ rarity }: { readonly rarity: Rarity }) => (
  <Badge className={looks[rarity]}>
    {rarity === 'legendary' && <Star aria-hidden="true" />}
    {rarities[rarity]}
  </Badge>
);

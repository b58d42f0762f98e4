import { Award, Medal, Trophy } from 'lucide-react';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { Badge } from '../ui/badge.tsx';

export type Honour = keyof typeof statisticsMessages.honours;

const icons = { veteran: Medal, mvp: Award, topScorer: Trophy } as const;

/** What a player's career has earned, in a word and a sign. */
export const HonourBadge = ({ of }: { readonly of: Honour }) => {
  const { word, why } = statisticsMessages.honours[of];
  const Icon = icons[of];
  return (
    <span title={why} className="inline-flex">
      <Badge className="border-gold-edge text-text">
        <Icon aria-hidden="true" />
        {word}
        <span className="sr-only"> ({why})</span>
      </Badge>
    </span>
  );
};

import { StatusBadge, WalkoverBadge } from '../components/ui/badge.tsx';
import { ApprovalBadge, PositionBadge, RarityBadge, RatingBadge, RoleBadge } from '../components/ui/person-badge.tsx';
import { PlatformBadge, PlatformGlyph } from '../components/ui/platform-badge.tsx';
import { Line, Part } from './display-parts.tsx';

const positions = [
  'Kaleci',
  'Sol Bek',
  'Stoper',
  'Defans',
  'Orta Saha',
  'Sağ Orta Saha',
  'Sol Kanat',
  'Sağ Forvet',
  'Forward',
  'Libero',
  '',
];

/** All kinds of badges. */
export const BadgesShowcase = () => (
  <Part title="Badge">
    <Line>
      {['scheduled', 'live', 'finished', 'cancelled', 'postponed'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      <StatusBadge status="finished" long />
      <WalkoverBadge />
      <WalkoverBadge bare />
    </Line>
    <Line>
      {(['common', 'rare', 'epic', 'legendary'] as const).map((rarity) => (
        <RarityBadge key={rarity} rarity={rarity} />
      ))}
      {(['approved', 'pending', 'rejected'] as const).map((approval) => (
        <ApprovalBadge key={approval} approval={approval} />
      ))}
    </Line>
    <Line>
      {positions.map((position) => (
        <PositionBadge key={position} position={position} />
      ))}
      <PositionBadge position="Sol Orta Saha" long />
    </Line>
    <Line>
      {(['admin', 'referee', 'broadcaster', 'veteran', 'mvp', 'topScorer'] as const).map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Line>
    <Line>
      {(['twitch', 'youtube', 'facebook', 'kick', 'tiktok', 'instagram', 'discord', 'other'] as const).map(
        (platform) => (
          <PlatformBadge key={platform} platform={platform} />
        ),
      )}
      <PlatformGlyph platform="discord" className="size-5" />
    </Line>
    <Line>
      {[91, 78, 66, 52].map((value) => (
        <RatingBadge key={value} value={value} kind="overall" />
      ))}
      {[8.2, 6, 4.7].map((value) => (
        <RatingBadge key={value} value={value} kind="match" />
      ))}
    </Line>
  </Part>
);

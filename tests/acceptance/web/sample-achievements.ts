import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { OWN_GAMERTAG } from './sample-officials.ts';
import type { Facts } from './screen.ts';

/** An achievement with long texts. */
export const LONG_ACHIEVEMENT = 'Karadeniz Fırtınası Sezonun En Çok Asist Yapan Oyuncu Ödülü';

/** Not given to anybody. */
export const NEVER_GIVEN = 'Yüzüncü Gol';

const achievements = [
  {
    title: 'Gol Kralı',
    description: 'Sezonun en çok gol atan oyuncusu.',
    category: 'individual',
    icon: 'crown',
    logoType: 'crown',
    rarity: 'legendary',
    season: 'Sezon 2026',
    customText: 'Tebrikler, tahtın sahibi sizsiniz!',
  },
  {
    title: LONG_ACHIEVEMENT,
    description:
      'Bir sezon boyunca takım arkadaşlarını en çok gole hazırlayan, hiçbir maçı kaçırmayan oyuncuya verilir. '.repeat(
        2,
      ),
    category: 'special',
    icon: 'handshake',
    color: '#1864ab',
    logoType: 'shield',
    rarity: 'epic',
  },
  {
    title: 'Haftanın Oyuncusu',
    description: 'Haftanın en iyi puanını alan oyuncu.',
    icon: 'bilinmeyen simge',
    color: '#dc3545',
    logoType: 'medal',
    rarity: 'rare',
  },
  { title: 'Süper Kupa', description: 'Kupayı kaldıran takım.', category: 'tournament', type: 'team', logoType: 'gem' },
  {
    title: 'Centilmen Takım',
    description: 'En az kart gören takım.',
    category: 'team',
    type: 'team',
    icon: 'thumbs-up',
    color: '#000000',
    logoType: 'star',
    rarity: 'rare',
  },
  {
    title: NEVER_GIVEN,
    description: 'Ligde yüz gole ulaşan oyuncu.',
    category: 'milestone',
    icon: 'goal',
    color: '#ffffff',
  },
] as const;

/**
 * Makes some achievements for the sample: the first three are given to the player who logs in, the last of these twice, and the next
 * two to the home team of the sample's match. Resolves once all of it can be read. @throws when a call is refused
 */
export const giveAchievements = async (league: LeagueUnderTest, { match }: Facts): Promise<void> => {
  const post = async (path: string, body: object) => {
    const answer = await league.call<{ _id: string; position: string }>('POST', path, { body });
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const ids: string[] = [];
  for (const achievement of achievements) ids.push((await post('/api/achievements', achievement))._id);
  const [king, assists, weekly, cup, fair] = ids;
  const players = await league.call<AdminsPlayer[]>('GET', '/api/players', { minPosition: '0' });
  const playerId = players.body.find(({ gamertag }) => gamertag === OWN_GAMERTAG)?._id;
  const teamId = match.homeTeam._id;
  const gifts = [
    ['player', { achievementId: king, playerId, note: '14 maçta 21 gol' }],
    ['player', { achievementId: assists, playerId, note: 'Uzun bir not: '.repeat(14) }],
    ['player', { achievementId: weekly, playerId, note: '5. hafta' }],
    ['player', { achievementId: weekly, playerId, note: '8. hafta' }],
    ['team', { achievementId: cup, teamId }],
    ['team', { achievementId: fair, teamId, note: 'İki sarı kart' }],
  ] as const;
  let position = '';
  for (const [to, body] of gifts) ({ position } = await post(`/api/achievements/assign/${to}`, body));
  await league.call('GET', '/api/achievements', { minPosition: position });
};

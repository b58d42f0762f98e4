import type { AchievementCategory, LogoType, Rarity, ReceiverType } from '@league/events/achievements.ts';
import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type AchievementEvent = LeagueEventOf<
  'AchievementCreated' | 'AchievementChanged' | 'AchievementDeleted' | 'AchievementAssigned' | 'AchievementWithdrawn'
>;

/** The description of an achievement, without its awards. */
export type Achievement = {
  readonly title: string;
  readonly description: string;
  readonly category: AchievementCategory;
  readonly type: ReceiverType;
  readonly icon: string;
  readonly color: string;
  readonly logoType: LogoType;
  readonly customText: string | null;
  readonly season: string | null;
  readonly rarity: Rarity;
};

/** Who is to have it; whether a player is approved, the player's own stream says. */
export type Receiver =
  | { readonly type: 'player'; readonly id: string; readonly isApproved: boolean }
  | { readonly type: 'team'; readonly id: string };

export type AchievementCommand = { readonly achievementId: string } & (
  | { readonly type: 'Create'; readonly achievement: Achievement }
  | { readonly type: 'Change'; readonly to: Partial<Achievement> }
  /** `awards`: how many the sender knows of. */
  | { readonly type: 'Delete'; readonly awards: number }
  | { readonly type: 'Assign'; readonly awardId: string; readonly receiver: Receiver; readonly note: string | null }
  | { readonly type: 'Withdraw'; readonly awardId: string }
);

type Award = { readonly awardId: string; readonly type: ReceiverType; readonly receiverId: string };

type Existing = { readonly status: 'existing'; readonly achievement: Achievement; readonly awards: readonly Award[] };

export type AchievementState = { readonly status: 'none' | 'deleted' } | Existing;

const initialState = (): AchievementState => ({ status: 'none' });

const decide = (command: AchievementCommand, state: AchievementState): AchievementEvent[] => {
  const { achievementId } = command;
  if (command.type === 'Create') {
    return state.status === 'none'
      ? [{ type: 'AchievementCreated', data: { achievementId, ...command.achievement } }]
      : [];
  }
  if (state.status !== 'existing') throw notFound(command);
  switch (command.type) {
    case 'Change':
      return change(command, state);
    case 'Delete': {
      const awards = state.awards.map(({ awardId }) => awardId);
      if (command.awards !== awards.length) {
        throw new Refused('ACHIEVEMENT_AWARDED', { values: { awards: awards.length } });
      }
      const { title } = state.achievement;
      return [{ type: 'AchievementDeleted', data: { achievementId, title, awards } }];
    }
    case 'Assign':
      return assign(command, state);
    case 'Withdraw': {
      const award = state.awards.find(({ awardId }) => awardId === command.awardId);
      if (award === undefined) throw new Refused('AWARD_NOT_FOUND');
      const { title } = state.achievement;
      return [{ type: 'AchievementWithdrawn', data: { achievementId, title, ...award } }];
    }
    default:
      return command satisfies never;
  }
};

/** An award names its achievement in a field, the other commands in their path. */
const notFound = ({ type }: AchievementCommand): Refused =>
  type === 'Assign'
    ? new Refused('ACHIEVEMENT_NOT_FOUND', { errors: [at('achievementId', 'Başarım bulunamadı.')] })
    : new Refused('ACHIEVEMENT_NOT_FOUND');

const at = (path: string, message: string) => ({ path, message });

const change = (
  { achievementId, to }: Extract<AchievementCommand, { type: 'Change' }>,
  { achievement, awards }: Existing,
): AchievementEvent[] => {
  const changes = differences(achievement, to);
  if (changes.type !== undefined && awards.length > 0) {
    const message = `Bu başarım ${awards.length} kez verilmiş; türü ancak ödüller geri alınınca değişir.`;
    throw new Refused('INVALID_FIELDS', { errors: [at('type', message)] });
  }
  return Object.keys(changes).length === 0 ? [] : [{ type: 'AchievementChanged', data: { achievementId, changes } }];
};

type Changes = LeagueEventOf<'AchievementChanged'>['data']['changes'];

const differences = (from: Achievement, to: Partial<Achievement>): Changes =>
  Object.fromEntries(
    (Object.keys(to) as (keyof Achievement)[])
      .filter((field) => to[field] !== undefined && to[field] !== from[field])
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );

const assign = (
  { achievementId, awardId, receiver, note }: Extract<AchievementCommand, { type: 'Assign' }>,
  { achievement }: Existing,
): AchievementEvent[] => {
  if (receiver.type !== achievement.type) {
    throw new Refused('INVALID_FIELDS', { errors: [at('achievementId', FOR_OTHERS[achievement.type])] });
  }
  if (receiver.type === 'player' && !receiver.isApproved) {
    throw new Refused('PLAYER_NOT_APPROVED', { errors: [at('playerId', 'Bu oyuncu henüz onaylanmadı.')] });
  }
  const { title, type } = achievement;
  const data = { achievementId, awardId, title, type, receiverId: receiver.id, note };
  return [{ type: 'AchievementAssigned', data }];
};

/** The sentence for a receiver of the other type, by the type of the achievement. */
const FOR_OTHERS = {
  team: 'Bu başarım takımlar içindir; bir oyuncuya verilemez.',
  player: 'Bu başarım oyuncular içindir; bir takıma verilemez.',
} as const satisfies Record<ReceiverType, string>;

const evolve = (state: AchievementState, event: AchievementEvent): AchievementState => {
  switch (event.type) {
    case 'AchievementCreated': {
      const { achievementId: _id, ...achievement } = event.data;
      return { status: 'existing', achievement, awards: [] };
    }
    case 'AchievementDeleted':
      return { status: 'deleted' };
    case 'AchievementChanged':
      return state.status === 'existing'
        ? { ...state, achievement: { ...state.achievement, ...valuesAfter(event.data.changes) } }
        : state;
    case 'AchievementAssigned': {
      if (state.status !== 'existing') return state;
      const { awardId, type, receiverId } = event.data;
      return { ...state, awards: [...state.awards, { awardId, type, receiverId }] };
    }
    case 'AchievementWithdrawn':
      return state.status === 'existing'
        ? { ...state, awards: state.awards.filter(({ awardId }) => awardId !== event.data.awardId) }
        : state;
    default:
      return event satisfies never;
  }
};

const valuesAfter = (changes: Changes): Partial<Achievement> =>
  Object.fromEntries(Object.entries(changes).map(([field, changed]) => [field, changed?.to]));

/** The rules of one achievement and its awards (docs/rules.md#achievements). */
export const achievementDecider: Decider<AchievementCommand, AchievementState, AchievementEvent> = {
  decide,
  evolve,
  initialState,
};

import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { shownName } from '@league/events/rules/text-identity.ts';
import { achievementStream } from '@league/events/streams.ts';
import type * as z from 'zod/mini';
import { ACHIEVEMENT_DEFAULTS, type changeAchievementBody } from '../contract/achievement.ts';
import type { achievementCalls } from '../contract/achievement-calls.ts';
import { freshStream } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import { achievementIdOf, awardIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { playerSource } from '../player/gamertags.ts';
import { refuseMissing } from '../team/names.ts';
import {
  type Achievement,
  type AchievementCommand,
  achievementDecider,
  type AchievementEvent,
  type AchievementState,
  type Receiver,
} from './decider.ts';

type Deps = { readonly store: EventStore };

/** Creating, changing and deleting achievements, giving them and taking them back. */
export const achievementRoutes = ({ store }: Deps): Handlers<typeof achievementCalls> => ({
  'POST /api/achievements': async (request) => {
    const { title, description, ...rest } = request.body();
    const achievementId = uuidV5(request.context.commandId, 'achievement');
    const achievement: Achievement = {
      ...ACHIEVEMENT_DEFAULTS,
      customText: null,
      season: null,
      ...wishOf(rest),
      title: shownName(title),
      description: description.trim(),
    };
    const { position } = await act(store, { type: 'Create', achievementId, achievement }, request.context);
    return { status: 201, position, body: { message: 'Başarım oluşturuldu.', _id: achievementId } };
  },
  'PUT /api/achievements/:id': async (request) => {
    const achievementId = achievementIdOf(request);
    const to = wishOf(request.body());
    const { position } = await act(store, { type: 'Change', achievementId, to }, request.context);
    return { position, body: { message: 'Başarım güncellendi.', _id: achievementId } };
  },
  'DELETE /api/achievements/:id': async (request) => {
    const achievementId = achievementIdOf(request);
    const { awards = 0 } = request.body();
    const { position } = await act(store, { type: 'Delete', achievementId, awards }, request.context);
    return { position, body: { message: 'Başarım silindi.', _id: achievementId } };
  },
  'POST /api/achievements/assign/player': async (request) => {
    const { playerId, ...award } = request.body();
    return assign(store, award, () => playerToAward(store, playerId.toLowerCase()), request.context);
  },
  'POST /api/achievements/assign/team': async (request) => {
    const { teamId: typed, ...award } = request.body();
    const teamId = typed.toLowerCase();
    const receiver = async (): Promise<Receiver> => {
      await refuseMissing(store, 'teamId', teamId);
      return { type: 'team', id: teamId };
    };
    return assign(store, award, receiver, request.context);
  },
  'DELETE /api/achievements/:id/awards/:awardId': async (request) => {
    const achievementId = achievementIdOf(request);
    const awardId = awardIdOf(request);
    request.body();
    const { position } = await act(store, { type: 'Withdraw', achievementId, awardId }, request.context);
    return { position, body: { message: 'Başarım geri alındı.', _id: achievementId, awardId } };
  },
});

/** The fields that a body names, as they are stored; an empty text is none. */
const wishOf = ({
  title,
  description,
  customText,
  season,
  color,
  icon,
  category,
  type,
  logoType,
  rarity,
}: z.infer<typeof changeAchievementBody>): Partial<Achievement> =>
  named({
    title: title === undefined ? undefined : shownName(title),
    description: description?.trim(),
    customText: textOf(customText),
    season: textOf(season),
    color: color?.toLowerCase(),
    icon: icon?.trim(),
    category,
    type,
    logoType,
    rarity,
  });

const textOf = (typed: string | null | undefined): string | null | undefined =>
  typed === undefined ? undefined : typed?.trim() || null;

/** The fields with a value. */
const named = (wish: { readonly [Field in keyof Achievement]: Achievement[Field] | undefined }): Partial<Achievement> =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));

/** @throws Refused PLAYER_NOT_FOUND at the field */
const playerToAward = async (store: EventStore, playerId: string): Promise<Receiver> => {
  const { state } = await playerSource(store, playerId).load();
  if (state.status !== 'existing') {
    throw new Refused('PLAYER_NOT_FOUND', { errors: [{ path: 'playerId', message: 'Oyuncu bulunamadı.' }] });
  }
  return { type: 'player', id: playerId, isApproved: state.approval === 'approved' };
};

/** Gives an achievement to the receiver. A repeat of the command makes no second award, another command does. */
const assign = async (
  store: EventStore,
  award: { readonly achievementId: string; readonly note?: string | null | undefined },
  receiver: () => Promise<Receiver>,
  context: CommandContext,
) => {
  const achievementId = award.achievementId.toLowerCase();
  const awardId = uuidV5(context.commandId, 'award');
  const note = award.note?.trim() || null;
  const command = async (): Promise<AchievementCommand> => ({
    type: 'Assign',
    achievementId,
    awardId,
    receiver: await receiver(),
    note,
  });
  const { position } = await handleAchievement(store, achievementId, command, context);
  return { status: 201 as const, position, body: { message: 'Başarım verildi.', _id: achievementId, awardId } };
};

const act = (
  store: EventStore,
  command: AchievementCommand,
  context: CommandContext,
): Promise<Outcome<AchievementState>> => handleAchievement(store, command.achievementId, () => command, context);

const handleAchievement = (
  store: EventStore,
  achievementId: string,
  command: () => AchievementCommand | Promise<AchievementCommand>,
  context: CommandContext,
): Promise<Outcome<AchievementState>> =>
  handle(store, {
    source: freshStream(store, achievementStream(achievementId), {
      initialState: achievementDecider.initialState,
      evolve: (state: AchievementState, event: LeagueEvent) =>
        achievementDecider.evolve(state, event as AchievementEvent),
    }),
    decider: achievementDecider,
    command,
    context,
  });

import type { achievementCalls } from '../contract/achievement-calls.ts';
import {
  type AchievementDocument,
  achievementsModel,
  type AwardAnswer,
  type AwardOfAchievement,
  type SeasonAward,
} from '../contract/achievements.ts';
import { isId } from '../contract/parameters.ts';
import { playersModel } from '../contract/players.ts';
import { seasonId, seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { readApproved } from '../players/read-players.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { teamReferences } from '../teams/team-references.ts';
import { seasonOfAward } from './season-awards.ts';

/** The GETs of read model achievements. Awards of players who are not approved, and of teams that are gone, are not shown. */
export const achievementRoutes: Answers<typeof achievementCalls> = {
  '/api/achievements': async (view) => {
    const receiverOf = await readReceivers(view);
    return (await view.list(achievementsModel))
      .toSorted((a, b) => turkish.compare(a.title, b.title) || (a.id < b.id ? -1 : 1))
      .map((achievement) => ({
        ...described(achievement),
        type: achievement.type,
        awardCount: achievement.awards.length,
        awards: achievement.awards
          .flatMap((award) => {
            const receiver = receiverOf(award);
            return receiver === undefined ? [] : [{ ...answerAward(award), ...receiver }];
          })
          .toReversed(),
      }));
  },
  '/api/achievements/team/:teamId': async (view, { params: { teamId } }) => {
    const team = isId(teamId) ? await view.get(teamsModel, teamId) : undefined;
    if (team === undefined || team.deleted) throw new Refused('TEAM_NOT_FOUND');
    return readAwards(view, teamId);
  },
  '/api/achievements/player/:playerId': async (view, { params: { playerId } }) => {
    const player = isId(playerId) ? await view.get(playersModel, playerId) : undefined;
    if (player?.status !== 'approved') throw new Refused('PLAYER_NOT_FOUND');
    return readAwards(view, playerId);
  },
  '/api/achievements/season/:season': async (view, { params }) => {
    const seasons = await view.list(seasonsModel);
    const chosen = seasons.find(({ season }) => seasonId(season) === params.season);
    if (chosen === undefined) throw new Refused('SEASON_NOT_FOUND');
    const seasonOf = seasonOfAward(seasons);
    const receiverOf = await readReceivers(view);
    return (await view.list(achievementsModel))
      .flatMap((achievement) =>
        achievement.awards
          .filter(({ assignedAt }) => seasonOf({ season: achievement.season, assignedAt }) === chosen.season)
          .flatMap((award): SeasonAward[] => {
            const receiver = receiverOf(award);
            if (receiver === undefined) return [];
            return [{ ...answerAward(award), ...receiver, achievement: described(achievement) }];
          }),
      )
      .toSorted(latestFirst);
  },
};

const turkish = new Intl.Collator('tr');

type Award = AchievementDocument['awards'][number];

const answerAward = ({ awardId, assignedAt, note }: Award) => ({ _id: awardId, assignedAt, note });

const described = ({
  id,
  type: _type,
  awards: _awards,
  ...achievement
}: AchievementDocument): AwardAnswer['achievement'] => ({ _id: id, ...achievement });

/** Who has an award; undefined for who is not shown any more. */
const readReceivers = async (
  view: ReadView,
): Promise<(award: Award) => Pick<AwardOfAchievement, 'player' | 'team'> | undefined> => {
  const players = new Map((await readApproved(view)).map(({ id, gamertag }) => [id, gamertag]));
  const teams = await view.list(teamsModel);
  const existing = new Set(teams.filter(({ deleted }) => !deleted).map(({ id }) => id));
  const referenceOf = teamReferences(teams);
  return ({ type, receiverId }) => {
    if (type === 'team') return existing.has(receiverId) ? { player: null, team: referenceOf(receiverId) } : undefined;
    const gamertag = players.get(receiverId);
    return gamertag === undefined ? undefined : { player: { _id: receiverId, gamertag }, team: null };
  };
};

/** What was given to this player or team, the latest first. */
const readAwards = async (view: ReadView, receiverId: string): Promise<AwardAnswer[]> =>
  (await view.list(achievementsModel))
    .flatMap((achievement) =>
      achievement.awards
        .filter((award) => award.receiverId === receiverId)
        .map((award) => ({ ...answerAward(award), achievement: described(achievement) })),
    )
    .toSorted(latestFirst);

const latestFirst = (a: AwardAnswer, b: AwardAnswer): number =>
  compare(b.assignedAt, a.assignedAt) || compare(a._id, b._id);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from './command-request.ts';
import type { RefusalCode } from '../contract/refusals.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id in the path, by the name that it has there. A text that cannot be an id is refused here, so that no stream is read for it. */
export const idIn = (params: CommandRequest['params'], name = 'id'): string | undefined => {
  const id = params[name]?.toLowerCase() ?? '';
  return UUID.test(id) ? id : undefined;
};

const idOf =
  (code: RefusalCode, name?: string) =>
  ({ params }: CommandRequest): string => {
    const id = idIn(params, name);
    if (id === undefined) throw new Refused(code);
    return id;
  };

/** The match in the path. @throws Refused MATCH_NOT_FOUND */
export const matchIdOf = idOf('MATCH_NOT_FOUND');

/** The week in the path. @throws Refused WEEK_EMPTY where the path has no number of a week */
export const weekOf = ({ params }: CommandRequest): number => {
  const typed = params['week'] ?? '';
  if (!/^[1-9]\d{0,2}$/.test(typed)) throw new Refused('WEEK_EMPTY', { values: { week: typed } });
  return Number(typed);
};

/** The team in the path. @throws Refused TEAM_NOT_FOUND */
export const teamIdOf = idOf('TEAM_NOT_FOUND');

/** The referee in the path. @throws Refused REFEREE_NOT_FOUND */
export const refereeIdOf = idOf('REFEREE_NOT_FOUND');

/** The broadcaster in the path. @throws Refused BROADCASTER_NOT_FOUND */
export const broadcasterIdOf = idOf('BROADCASTER_NOT_FOUND');

/** The player in the path. @throws Refused PLAYER_NOT_FOUND */
export const playerIdOf = idOf('PLAYER_NOT_FOUND');

/** The deduction in the path. @throws Refused DEDUCTION_NOT_FOUND */
export const deductionIdOf = idOf('DEDUCTION_NOT_FOUND', 'deductionId');

/** The achievement in the path. @throws Refused ACHIEVEMENT_NOT_FOUND */
export const achievementIdOf = idOf('ACHIEVEMENT_NOT_FOUND');

/** The award in the path. @throws Refused AWARD_NOT_FOUND */
export const awardIdOf = idOf('AWARD_NOT_FOUND', 'awardId');

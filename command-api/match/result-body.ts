import type { SentResult } from '../contract/match.ts';
import { Refused } from '../handling/refused.ts';
import { listParts } from './line-body.ts';
import type { ResultPart, ResultParts } from './result-parts.ts';

/** The parts that the body has; a part that it leaves out keeps its value. @throws Refused WALKOVER_WINNER_MISSING */
export const resultParts = (body: SentResult): ResultParts => {
  const homeScore = body.homeScore ?? body.teamAScore ?? undefined;
  const awayScore = body.awayScore ?? body.teamBScore ?? undefined;
  const lists = listParts(body);
  return {
    ...(homeScore === undefined ? {} : { homeScore }),
    ...(awayScore === undefined ? {} : { awayScore }),
    ...walkoverParts(body),
    cards: {
      ...(body.homeYellowCards === undefined ? {} : { homeYellow: body.homeYellowCards }),
      ...(body.awayYellowCards === undefined ? {} : { awayYellow: body.awayYellowCards }),
      ...(body.homeRedCards === undefined ? {} : { homeRed: body.homeRedCards }),
      ...(body.awayRedCards === undefined ? {} : { awayRed: body.awayRedCards }),
    },
    ...(lists === undefined ? {} : { lists }),
  };
};

const walkoverParts = (body: SentResult): Pick<ResultParts, 'walkover' | 'namedWinner'> => {
  const winner = body.walkoverWinner ?? undefined;
  if (body.isWalkover !== true) {
    return {
      ...(body.isWalkover === false ? { walkover: null } : {}),
      ...(winner === undefined ? {} : { namedWinner: winner }),
    };
  }
  if (winner === undefined) {
    const message = 'Hükmen maç için kazanan takımı seçmelisiniz!';
    throw new Refused('WALKOVER_WINNER_MISSING', { errors: [{ path: 'walkoverWinner', message }] });
  }
  return { walkover: winner };
};

/** The field of each part in a body. */
const FIELDS: Readonly<Partial<Record<ResultPart, string>>> = {
  homeScore: 'homeScore',
  awayScore: 'awayScore',
  walkover: 'isWalkover',
  namedWinner: 'walkoverWinner',
  homeYellow: 'homeYellowCards',
  awayYellow: 'awayYellowCards',
  homeRed: 'homeRedCards',
  awayRed: 'awayRedCards',
};

/**
 * The field of each part in this body. Where a body uses older names of scores, a score that it does not have under its new
 * name is named by its older one.
 */
const fieldsOf = (body: SentResult): Readonly<Partial<Record<string, string>>> => {
  const older = (body.teamAScore ?? body.teamBScore ?? null) !== null;
  return {
    ...FIELDS,
    ...(older && (body.homeScore ?? null) === null && { homeScore: 'teamAScore' }),
    ...(older && (body.awayScore ?? null) === null && { awayScore: 'teamBScore' }),
  };
};

/** The same error, but with the field names of the body that was sent. */
export const namedAsSent = (error: unknown, body: SentResult): unknown => {
  if (!(error instanceof Refused) || error.details.errors === undefined) return error;
  const fields = fieldsOf(body);
  const errors = error.details.errors.map((each) => ({ ...each, path: fields[each.path] ?? each.path }));
  return new Refused(error.code, { ...error.details, errors });
};

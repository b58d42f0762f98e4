import type { z } from 'zod/mini';
import { matchResultBody, resultsBody, scheduleBody } from '../contract/match.ts';
import { Refused } from '../handling/refused.ts';
import { parseBody } from '../http/body.ts';
import type { CommandAnswer, CommandRequest, CommandRoute } from '../http/routes.ts';
import { matchIdOf } from '../http/params.ts';
import type { MatchCommand, ResultParts } from './decider.ts';
import { handleMatch, type MatchDeps, matchScores } from './handle-match.ts';

/** Shown where a match names no stadium of its own (spec, Business constants: a generic league stadium). */
const LEAGUE_STADIUM = 'Lig Stadyumu';

/** The calls that schedule a match and enter, correct or take back its result. All result calls are one command. */
export const matchRoutes = (deps: MatchDeps): CommandRoute[] => [
  {
    method: 'put',
    path: '/api/matches/:id/schedule',
    right: 'admin',
    handle: async (request) => {
      const matchId = matchIdOf(request);
      const { date, stadium } = parseBody(scheduleBody, request.body);
      const place = stadium?.trim() || LEAGUE_STADIUM;
      const at = new Date(date).toISOString();
      const { state, position } = await handleMatch(
        deps,
        matchId,
        (planned) => ({ type: 'ScheduleMatch', planned, date: at, stadium: place }),
        request.context,
      );
      return { position, body: { message: 'İşlem başarılı!', resultRevision: state.resultRevision } };
    },
  },
  {
    method: 'put',
    path: '/api/matches/:id/results',
    right: 'admin',
    handle: (request) => {
      const body = parseBody(resultsBody, request.body);
      const homeScore = body.homeScore ?? body.teamAScore;
      const awayScore = body.awayScore ?? body.teamBScore;
      return enterResult(deps, request, body, resultParts({ ...body, homeScore, awayScore }));
    },
  },
  {
    method: 'put',
    path: '/api/admin/match-result/:id',
    right: 'admin',
    handle: (request) => {
      const body = parseBody(matchResultBody, request.body);
      return enterResult(deps, request, body, { ...resultParts(body), ...walkoverPart(body) });
    },
  },
];

const enterResult = async (
  deps: MatchDeps,
  request: CommandRequest,
  body: Pick<z.infer<typeof resultsBody>, 'status'>,
  parts: ResultParts,
): Promise<CommandAnswer> => {
  const matchId = matchIdOf(request);
  const seenRevision = seenRevisionOf(request);
  const command = (planned: MatchCommand['planned']): MatchCommand => ({
    type: 'EnterMatchResult',
    planned,
    parts,
    status: body.status ?? 'finished',
    ...(seenRevision === undefined ? {} : { seenRevision }),
  });
  const { state, position } = await handleMatch(deps, matchId, command, request.context);
  const match = { _id: matchId, ...matchScores(state) };
  const message = `Maç sonucu başarıyla güncellendi!${match.isWalkover ? ' (Hükmen)' : ''}`;
  return { position, body: { message, resultRevision: match.resultRevision, match } };
};

type Sent = Pick<
  z.infer<typeof resultsBody>,
  'homeYellowCards' | 'awayYellowCards' | 'homeRedCards' | 'awayRedCards'
> & { readonly homeScore?: number | undefined; readonly awayScore?: number | undefined };

/** Only what was sent: parts that are left out keep their value. */
const resultParts = (sent: Sent): ResultParts => {
  const { homeScore, awayScore } = sent;
  return {
    ...(homeScore === undefined ? {} : { homeScore }),
    ...(awayScore === undefined ? {} : { awayScore }),
    cards: {
      ...(sent.homeYellowCards === undefined ? {} : { homeYellow: sent.homeYellowCards }),
      ...(sent.awayYellowCards === undefined ? {} : { awayYellow: sent.awayYellowCards }),
      ...(sent.homeRedCards === undefined ? {} : { homeRed: sent.homeRedCards }),
      ...(sent.awayRedCards === undefined ? {} : { awayRed: sent.awayRedCards }),
    },
  };
};

const walkoverPart = ({
  isWalkover,
  walkoverWinner,
}: z.infer<typeof matchResultBody>): Pick<ResultParts, 'walkover'> => {
  if (isWalkover === undefined) return {};
  if (!isWalkover) return { walkover: null };
  if (walkoverWinner === undefined || walkoverWinner === null) {
    const message = 'Hükmen maç için kazanan takımı seçmelisiniz!';
    throw new Refused('WALKOVER_WINNER_MISSING', { errors: [{ path: 'walkoverWinner', message }] });
  }
  return { walkover: walkoverWinner };
};

/** `If-Match: "4"`: the result revision that the person saw (design.md 5). `*` and no header at all ask for nothing. */
const seenRevisionOf = (request: CommandRequest): number | undefined => {
  const header = request.header('if-match');
  if (header === undefined || header === '*') return undefined;
  const revision = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (revision === undefined) throw new Refused('BAD_IF_MATCH');
  return Number(revision);
};

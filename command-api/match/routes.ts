import { matchResultBody, resultsBody, type SentResult, scheduleBody } from '../contract/match.ts';
import { Refused } from '../handling/refused.ts';
import { parseBody } from '../http/body.ts';
import type { CommandAnswer, CommandRequest, CommandRoute } from '../http/routes.ts';
import { matchIdOf } from '../http/params.ts';
import type { MatchCommand } from './decider.ts';
import { handleMatch, type MatchDeps, matchScores } from './handle-match.ts';
import { namedAsSent, resultParts } from './result-body.ts';

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
    handle: (request) => enterResult(deps, request, parseBody(resultsBody, request.body)),
  },
  {
    method: 'put',
    path: '/api/admin/match-result/:id',
    right: 'admin',
    handle: (request) => enterResult(deps, request, parseBody(matchResultBody, request.body)),
  },
];

const enterResult = async (deps: MatchDeps, request: CommandRequest, body: SentResult): Promise<CommandAnswer> => {
  const matchId = matchIdOf(request);
  const seenRevision = seenRevisionOf(request);
  const parts = resultParts(body);
  const command = (planned: MatchCommand['planned']): MatchCommand => ({
    type: 'EnterMatchResult',
    planned,
    parts,
    status: body.status ?? 'finished',
    ...(seenRevision === undefined ? {} : { seenRevision }),
  });
  const { state, position } = await handleMatch(deps, matchId, command, request.context).catch((error: unknown) => {
    throw namedAsSent(error, body);
  });
  const match = { _id: matchId, ...matchScores(state) };
  const message = `Maç sonucu başarıyla güncellendi!${match.isWalkover ? ' (Hükmen)' : ''}`;
  return { position, body: { message, resultRevision: match.resultRevision, match } };
};

/** `If-Match: "4"`: the result revision that the person saw (design.md 5). `*` and no header at all ask for nothing. */
const seenRevisionOf = (request: CommandRequest): number | undefined => {
  const header = request.header('if-match');
  if (header === undefined || header === '*') return undefined;
  const revision = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (revision === undefined) throw new Refused('BAD_IF_MATCH');
  return Number(revision);
};

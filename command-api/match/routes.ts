import type { SentResult } from '../contract/match.ts';
import type { matchCalls } from '../contract/match-calls.ts';
import { begun } from '../handling/folded-stream.ts';
import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { idIn, matchIdOf } from '../http/params.ts';
import type { AnswerOf, Handlers, RequestOf } from '../http/routes.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { EnterMatchResult, MatchCommand, MatchState, PlannedMatch } from './decider.ts';
import { handleMatch, type MatchDeps } from './handle-match.ts';
import { lookUpLines } from './look-up-lines.ts';
import { enteredMatch } from './match-answers.ts';
import { namedAsSent, resultParts } from './result-body.ts';
import { stadiumTyped } from './stadium.ts';

type Deps = MatchDeps & {
  readonly playerDirectory: PlayerDirectory;
  /** Whether the player holds the office of a referee, as their stream says now. */
  readonly isReferee: (playerId: string) => Promise<boolean>;
};

/** The calls that schedule a match and enter, correct or take back its result. All result calls are one command. */
export const matchRoutes = (deps: Deps): Handlers<Calls> => {
  const entering = (through?: EnterMatchResult['through']) => onMatch(deps, enterResult(deps, through));
  return {
    'PUT /api/matches/:id/schedule': onMatch(deps, schedule),
    'PUT /api/matches/:id/results': entering(),
    'PUT /api/admin/match-result/:id': entering(),
    'PUT /api/matches/:id/referee-update': entering(),
    'PUT /api/matches/:id': entering('profile'),
    'PUT /api/matches/:id/players': entering('lines'),
  };
};

type Calls = typeof matchCalls;
type Schedule = Calls['PUT /api/matches/:id/schedule'];
type Results = Calls['PUT /api/matches/:id/results'];

/** Handles the request's command on a match. */
type OnMatch = (
  matchId: string,
  command: (planned: PlannedMatch, state: MatchState) => MatchCommand | Promise<MatchCommand>,
) => ReturnType<typeof handleMatch>;

/** A call on the match in its path: where the seasons have to be looked at, that begins ahead. */
const onMatch = <Request extends CommandRequest, Answer>(
  deps: MatchDeps,
  answer: (request: Request, handle: OnMatch) => Promise<Answer>,
) => ({
  ahead: (params: CommandRequest['params']) => {
    const id = idIn(params);
    const looks = id === undefined || deps.seasons.unmoved() !== undefined ? undefined : begun(deps.seasons);
    return (request: Request) =>
      answer(request, (matchId, command) => handleMatch(deps, matchId, command, request.context, looks));
  },
});

const schedule = async (request: RequestOf<Schedule>, handle: OnMatch): Promise<AnswerOf<Schedule>> => {
  const matchId = matchIdOf(request);
  const { date, stadium, postponed } = request.body();
  const when = postponed === true ? { date: null } : date === undefined ? {} : { date: new Date(date).toISOString() };
  const where = stadium === undefined ? {} : { stadium: stadiumTyped(stadium) };
  const { state, position } = await handle(matchId, (planned) => ({
    type: 'ScheduleMatch',
    planned,
    ...when,
    ...where,
  }));
  return { position, body: { message: 'İşlem başarılı!', resultRevision: state.resultRevision } };
};

const enterResult =
  ({ playerDirectory, isReferee }: Deps, through: EnterMatchResult['through']) =>
  async (request: CommandRequest<SentResult>, handle: OnMatch): Promise<AnswerOf<Results>> => {
    const body = request.body();
    const matchId = matchIdOf(request);
    const seenRevision = seenRevisionOf(request);
    const parts = resultParts(body);
    const { actor } = request.context;
    const refereeId = actor.role === 'referee' && (await isReferee(actor.id)) ? actor.id : null;
    const command = (planned: PlannedMatch): EnterMatchResult => ({
      type: 'EnterMatchResult',
      planned,
      parts,
      status: body.status ?? 'finished',
      by: actor.role === 'admin' ? 'admin' : { refereeId },
      ...(through === undefined ? {} : { through }),
      ...(body.reasonShown === true ? { reasonShown: true } : {}),
      ...(seenRevision === undefined ? {} : { seenRevision }),
    });
    const { lists } = parts;
    const withFacts = async (planned: PlannedMatch, state: MatchState, listed: typeof lists & object) => ({
      ...command(planned),
      facts: await lookUpLines(playerDirectory, listed, planned, state),
    });
    const entering = handle(matchId, (planned, state) =>
      lists === undefined ? command(planned) : withFacts(planned, state, lists),
    );
    const { state, position } = await entering.catch((error: unknown) => {
      throw namedAsSent(error, body);
    });
    const match = { _id: matchId, ...enteredMatch(state) };
    const message = `Maç sonucu başarıyla güncellendi!${match.isWalkover ? ' (Hükmen)' : ''}`;
    return { position, body: { message, resultRevision: match.resultRevision, match } };
  };

/** `If-Match: "4"`: the result revision that the person saw (docs/rules.md#results). `*` and no header at all ask for nothing. */
const seenRevisionOf = (request: CommandRequest): number | undefined => {
  const header = request.header('if-match');
  if (header === undefined || header === '*') return undefined;
  const revision = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (revision === undefined) throw new Refused('BAD_IF_MATCH');
  return Number(revision);
};

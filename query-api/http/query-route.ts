import { checkOf, isPublic, type Right } from '@league/events/access/rights.ts';
import type { Actor } from '@league/events/envelope.ts';
import type * as z from 'zod/mini';
import type { QueryCall } from '../contract/query-call.ts';
import type { ReadModel } from '../contract/read-model.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { type AnswerForm, csvForm, type CsvTable, formOf } from './answer-form.ts';
import { checked } from './parameters.ts';

/** Reads one thing after the other (a MongoDB session does one at a time) and depends on nothing but its arguments. */
type Answer<Request, Contract extends z.ZodMiniType> = (
  view: ReadView,
  request: Request,
) => Promise<z.output<Contract>>;

type RequestOf<Call extends QueryCall> = {
  readonly params: z.output<Call['params']>;
  readonly query: z.output<Call['query']>;
} & (Call extends { readonly byDay: true } ? { /** The Turkish day, YYYY-MM-DD. */ readonly today: string } : unknown) &
  (Call extends { readonly atTime: true } ? { /** When it is asked: UTC, ISO 8601. */ readonly now: string } : unknown);
type WithCaller<Call extends QueryCall> = RequestOf<Call> & { readonly caller: Actor };
type ForSignedIn<Call extends QueryCall> = NonNullable<Call['signedIn']>['answer'];
type ForAdmins<Call extends QueryCall> = NonNullable<Call['admins']>['answer'];

/** The function that makes a call's answers. A public answer is made without its caller, since it is kept and sent to everybody. */
type Answering<Call extends QueryCall> = Call['right'] extends 'publicWith(admin)'
  ? {
      readonly everybody: Answer<RequestOf<Call>, Call['answer']>;
      readonly admins: Answer<WithCaller<Call>, ForAdmins<Call>>;
    }
  : Call['right'] extends 'publicWith(signedIn)'
    ? {
        readonly everybody: Answer<RequestOf<Call>, Call['answer']>;
        readonly signedIn: Answer<WithCaller<Call>, ForSignedIn<Call>>;
      }
    : Call['right'] extends 'public'
      ? Answer<RequestOf<Call>, Call['answer']>
      : Answer<WithCaller<Call>, Call['answer']>;

/** The function for each of these calls, and for no other: one that is missing or too much does not compile (ADR 31). */
export type Answers<Calls extends Readonly<Record<string, QueryCall>>> = {
  readonly [Path in keyof Calls]: Answering<Calls[Path]>;
};

/** A declared GET with what makes its answer. */
export type QueryRoute = {
  readonly path: string;
  readonly right: Right;
  readonly models: readonly ReadModel[];
  /** Those of the models of whose moves only admins may know; of a public answer alone (ADR 46). */
  readonly unheard: readonly ReadModel[];
  /** How its answers are written. */
  readonly form: AnswerForm;
  /** How they are written for who accepts text/csv. */
  readonly csv?: AnswerForm;
  /** The answer depends on `today`, and is kept for that day only. */
  readonly byDay: boolean;
  /** The answer depends on `now`; never true of a public route. */
  readonly atTime: boolean;
  /** Personal data is joined to the answer. */
  readonly personal: boolean;
  /** Checks what was asked, and gives the way to the answer. @throws Refused BAD_REQUEST */
  readonly ask: (params: unknown, query: unknown, moment: Moment, caller?: Actor) => Asked;
  /** The answer for the callers whom a publicWith(…) names; its right is theirs. */
  readonly forCallers?: QueryRoute;
};

/** `today` where the answer is `byDay`, `now` where it is `atTime`: answers that depend on neither outlive both. */
type Moment = { readonly today?: string; readonly now?: string };

type Asked = {
  readonly answer: (view: ReadView) => Promise<unknown>;
  /** The query in one canonical form: two queries with one meaning are equal in it. */
  readonly canonical: Readonly<Record<string, string>>;
};

/** The tables of calls by path. */
export type CsvTables = Readonly<Record<string, CsvTable>>;

/** The routes of these calls, in their order; `tables` of those that declare to have one. */
export const routesOf = <Calls extends Readonly<Record<string, QueryCall>>>(
  calls: Calls,
  answers: Answers<Calls>,
  tables: CsvTables = {},
): QueryRoute[] =>
  Object.entries(calls).map(([path, declared]) => {
    const answer = answers[path] as AnyAnswer | TwoAnswers;
    const made = (call: QueryCall, by: AnyAnswer) => routeOf(path, call, by, tables);
    if (typeof answer === 'function') return made(declared, answer);
    const open = { ...made({ ...declared, right: 'public' }, answer.everybody), right: declared.right };
    const own = 'admins' in answer ? declared.admins : declared.signedIn;
    if (own === undefined) return open;
    const forCallers =
      'admins' in answer
        ? made({ ...declared, ...own, right: 'admin' }, answer.admins)
        : made({ ...declared, ...own, right: 'signedIn' }, answer.signedIn);
    return { ...open, forCallers };
  });

const tableFor = (path: string, tables: CsvTables): CsvTable => {
  const table = tables[path];
  if (table === undefined) throw new Error(`GET ${path} has not the table that it declares`);
  return table;
};

/** Such a function without the types of its call. It gets a caller if the right of the call is not public ({@link Answers}). */
type AnyAnswer = (view: ReadView, request: object) => Promise<unknown>;
type TwoAnswers = { readonly everybody: AnyAnswer } & (
  | { readonly admins: AnyAnswer }
  | { readonly signedIn: AnyAnswer }
);

const routeOf = (path: string, call: QueryCall, answer: AnyAnswer, tables: CsvTables): QueryRoute => ({
  path,
  right: call.right,
  models: call.models,
  unheard: isPublic(call.right) ? (call.unheard ?? []) : [],
  form: formOf(call),
  ...(call.csv === true && { csv: csvForm(tableFor(path, tables)) }),
  byDay: call.byDay === true,
  atTime: call.atTime === true,
  personal: call.personal === true,
  ask: (params, query, moment, caller) => {
    const request = { params: checked(call.params, params), query: checked(call.query, query), ...moment };
    return {
      answer: (view) => {
        const declared = onlyDeclared(view, path, call.models);
        if (call.right === 'public') return answer(declared, request);
        if (caller === undefined) throw new Error(`GET ${path} is answered for nobody`);
        return answer(declared, { ...request, caller });
      },
      canonical: searchOf(request.query),
    };
  },
});

/** Parameters are texts and numbers. */
const searchOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Refuses at start-up a route that would be open, or served twice, by mistake. @throws Error naming the route */
export const checkRoutes = (routes: readonly QueryRoute[]): void => {
  const seen = new Set<string>();
  for (const { path, right, models, atTime, forCallers } of routes) {
    checkOf(`GET ${path}`, right);
    if (atTime && isPublic(right)) throw new Error(`GET ${path} is kept for everybody, and cannot depend on the time`);
    if (right.startsWith('publicWith(') ? right !== `publicWith(${forCallers?.right})` : forCallers !== undefined) {
      throw new Error(`GET ${path} has not the answers that its right '${right}' asks for`);
    }
    // What is not kept may be made of other things than read models: the own sessions are.
    if (models.length === 0 && isPublic(right)) throw new Error(`GET ${path} declares no read model`);
    if (seen.has(path)) throw new Error(`GET ${path} is declared twice`);
    seen.add(path);
  }
};

/**
 * A view of these models alone. A route that reads a model without declaring it would be served from outdated bytes: that is
 * a bug, and it throws at once.
 */
export const onlyDeclared = (view: ReadView, path: string, models: readonly ReadModel[]): ReadView => {
  const names = new Set(models.map(({ name }) => name));
  const declared = (name: string): void => {
    if (!names.has(name)) throw new Error(`GET ${path} reads '${name}', which it does not declare`);
  };
  return {
    get: (model, id) => {
      declared(model.name);
      return view.get(model, id);
    },
    list: (model, query) => {
      declared(model.name);
      return view.list(model, query);
    },
    version: view.version,
  };
};

import { checkOf, type Right } from '@league/events/access/rights.ts';
import type { Actor } from '@league/events/envelope.ts';
import type * as z from 'zod/mini';
import type { ReadModel } from '../contract/read-model.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { checked } from './parameters.ts';

/** Reads one thing after the other (a MongoDB session does one at a time) and depends on nothing but its arguments. */
type Answer<Request, Contract extends z.ZodMiniType> = (
  view: ReadView,
  request: Request,
) => Promise<z.output<Contract>>;

/** What everybody gets is made knowing nobody: it is kept, and given to all who come. */
type ByRight<Request, Contract extends z.ZodMiniType> =
  | { readonly right: 'public'; readonly answer: Answer<Request, Contract> }
  | {
      readonly right: Exclude<Right, 'public' | 'publicWith(admin)'>;
      readonly answer: Answer<Request & { readonly caller: Actor }, Contract>;
    };

type Declaration<Params extends z.ZodMiniType, Query extends z.ZodMiniType, Contract extends z.ZodMiniType> = ByRight<
  { readonly params: z.output<Params>; readonly query: z.output<Query> },
  Contract
> & {
  readonly path: `/api/${string}`;
  readonly params: Params;
  /** Strict: a parameter that it does not name is refused. */
  readonly query: Query;
  /** Every read model that the answer is made of, joined names included: what ETag, cache and X-Min-Position go by. */
  readonly models: readonly ReadModel[];
  /** The shape answered, as the contract has it. */
  readonly contract: Contract;
};

/** A GET of the API as data. */
export type QueryRoute = {
  readonly path: string;
  readonly right: Right;
  readonly models: readonly ReadModel[];
  readonly contract: z.ZodMiniType;
  /** Checks the request, and answers a function that makes the answer. @throws Refused BAD_REQUEST */
  readonly ask: (params: unknown, query: unknown, caller?: Actor) => Asked;
  /** What admins get instead, of one that is publicWith(admin). */
  readonly admins?: QueryRoute;
};

type Asked = {
  readonly answer: (view: ReadView) => Promise<unknown>;
  /** The query in one canonical form: two queries with one meaning are equal in it. */
  readonly canonical: Readonly<Record<string, string>>;
};

/** Declares a GET. */
export const defineRoute = <Params extends z.ZodMiniType, Query extends z.ZodMiniType, Contract extends z.ZodMiniType>(
  declaration: Declaration<Params, Query, Contract>,
): QueryRoute => {
  const { path, right, models, contract } = declaration;
  return {
    path,
    right,
    models,
    contract,
    ask: (params, query, caller) => {
      const request = { params: checked(declaration.params, params), query: checked(declaration.query, query) };
      return {
        answer: (view) => {
          const declared = onlyDeclared(view, path, models);
          if (declaration.right === 'public') return declaration.answer(declared, request);
          if (caller === undefined) throw new Error(`GET ${path} is answered for nobody`);
          return declaration.answer(declared, { ...request, caller });
        },
        canonical: textOf(request.query),
      };
    },
  };
};

/** One GET of two: what everybody gets at this address, and what admins get there. @throws Error for two addresses */
export const publicWithAdmin = (everybody: QueryRoute, admins: QueryRoute): QueryRoute => {
  if (everybody.path !== admins.path) throw new Error(`GET ${everybody.path} is not GET ${admins.path}`);
  return { ...everybody, right: 'publicWith(admin)', admins };
};

/** Parameters are texts and numbers. */
const textOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Refuses at start-up a route that would be open, or served twice, by mistake. @throws Error naming the route */
export const checkRoutes = (routes: readonly QueryRoute[]): void => {
  const seen = new Set<string>();
  for (const { path, right, models, admins } of routes) {
    checkOf(`GET ${path}`, right);
    if ((right === 'publicWith(admin)') !== (admins !== undefined)) {
      throw new Error(`GET ${path} has not as many answers as its right '${right}' asks for`);
    }
    if (models.length === 0) throw new Error(`GET ${path} declares no read model`);
    if (seen.has(path)) throw new Error(`GET ${path} is declared twice`);
    seen.add(path);
  }
};

/** A route that reads a model without declaring it would be served from outdated bytes: that is a bug, and it throws at once. */
const onlyDeclared = (view: ReadView, path: string, models: readonly ReadModel[]): ReadView => {
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

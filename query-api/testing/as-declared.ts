import { expect } from 'vitest';
import { queryCalls } from '../contract/calls.ts';
import { type QueryCall, refusalsOf } from '../contract/query-call.ts';

const patterns = Object.entries<QueryCall>(queryCalls).map(([path, call]) => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return { path, pattern, call };
});

const ownAnswers = ({ admins, signedIn }: QueryCall) => [admins, signedIn].filter((own) => own !== undefined);

/** The body with the fields of the shape; undefined where it has not all of them. */
const asShaped = (shape: QueryCall['answer'], body: unknown): unknown => shape.safeParse(body).data;

/**
 * Fails where a GET does not answer as it declares: with a body of another shape, or a refusal that it does not name. Only who
 * comes with a session may get what a publicWith(…) has for callers.
 */
export const expectAsDeclared = async (address: string, hasSession: boolean, response: Response): Promise<void> => {
  const { pathname } = new URL(address);
  const found = patterns.find(({ pattern }) => pattern.test(pathname));
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (response.ok && found?.call.mediaType !== undefined)
    expect(response.headers.get('content-type')).toBe(`${found.call.mediaType}; charset=utf-8`);
  if (found === undefined || !isJson || response.status >= 500) return;
  const { path, call } = found;
  const body = (await response.json()) as { readonly code?: unknown };
  if (response.ok)
    expect(
      [call, ...(hasSession ? ownAnswers(call) : [])].map(({ answer }) => ({ [path]: asShaped(answer, body) })),
    ).toContainEqual({ [path]: body });
  else expect({ [path]: refusalsOf(call) }).toEqual({ [path]: expect.arrayContaining([body.code]) });
};

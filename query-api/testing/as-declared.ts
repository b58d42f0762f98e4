import { expect } from 'vitest';
import { queryCalls } from '../contract/calls.ts';
import { type QueryCall, refusalsOf } from '../contract/query-call.ts';

const patterns = Object.entries<QueryCall>(queryCalls).map(([path, call]) => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return { path, pattern, call };
});

/**
 * Fails where a GET does not answer as it declares: with a body of another shape, or a refusal that it does not name.
 */
export const expectAsDeclared = async (address: string, response: Response): Promise<void> => {
  const { pathname } = new URL(address);
  const found = patterns.find(({ pattern }) => pattern.test(pathname));
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (found === undefined || !isJson || response.status >= 500) return;
  const { path, call } = found;
  const body = (await response.json()) as { readonly code?: unknown };
  if (response.ok) expect({ [path]: body }).toEqual({ [path]: call.answer.parse(body) });
  else expect({ [path]: refusalsOf(call) }).toEqual({ [path]: expect.arrayContaining([body.code]) });
};

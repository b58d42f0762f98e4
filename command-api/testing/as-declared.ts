import { expect } from 'vitest';
import { commandCalls } from '../contract/calls.ts';
import { type CommandCall, refusalsOf } from '../contract/command-call.ts';

const patterns = Object.entries<CommandCall>(commandCalls).map(([name, call]) => {
  const pattern = new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`);
  return { name, pattern, call };
});

/** Fails where a call answers otherwise than it declares: with a body of another shape, or a refusal that it does not name. */
export const expectAsDeclared = (
  method: string,
  path: string,
  { status, body }: { readonly status: number; readonly body: Readonly<Record<string, unknown>> },
): void => {
  const called = `${method} ${new URL(path, 'http://localhost').pathname}`;
  const found = patterns.find(({ pattern }) => pattern.test(called));
  if (found === undefined) return;
  const { name, call } = found;
  if (status < 300) expect({ [name]: body }).toEqual({ [name]: call.answer.parse(body) });
  else if (status < 500)
    expect({ [name]: refusalsOf(call) }).toEqual({ [name]: expect.arrayContaining([body['code']]) });
};

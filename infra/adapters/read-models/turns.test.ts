import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets work that may be done together begin together, and each other piece after all that was asked for before it', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const gates = new Map(['first', 'second', 'alone', 'third'].map((name) => [name, Promise.withResolvers<void>()]));
  const work = (name: string) => () => {
    begun.push(name);
    return gates.get(name)?.promise;
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const first = inTurn.together(work('first'));
  const second = inTurn.together(work('second'));
  const alone = inTurn(work('alone'));
  const third = inTurn.together(work('third'));
  await settled();
  expect(begun).toEqual(['first', 'second']);
  gates.get('second')?.resolve();
  await second;
  await settled();
  expect(begun).toEqual(['first', 'second']);
  gates.get('first')?.reject(new Error('full'));
  await expect(first).rejects.toThrow('full');
  await settled();
  expect(begun).toEqual(['first', 'second', 'alone']);
  gates.get('alone')?.resolve();
  await alone;
  await settled();
  expect(begun).toEqual(['first', 'second', 'alone', 'third']);
  gates.get('third')?.resolve();
  await third;
});

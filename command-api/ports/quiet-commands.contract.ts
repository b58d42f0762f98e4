import { describe, expect, it } from 'vitest';
import { KEPT_FOR_MS, type QuietCommand, type QuietCommands } from './quiet-commands.ts';

/** Now: a store may remove entries that are old. */
const AT = Date.now();

type MakeStore = () => QuietCommands | Promise<QuietCommands>;

/** What every store of commands that recorded nothing must do. `makeStore` gives one without any. */
export const quietCommandsContract = (name: string, makeStore: MakeStore): void => {
  describe(`quiet commands: ${name}`, () => {
    it('keeps each as it was given', async () => {
      const store = await makeStore();
      const [one, other] = [quiet({ answer: '{"title":"Yaz Ligi 🏆"}' }), quiet({ at: AT - 5 })];
      expect(await store.keep(one)).toEqual(one);
      expect(await store.keep(other)).toEqual(other);
      expect(await store.find(one.commandId, AT)).toEqual(one);
      expect(await store.find(other.commandId, AT)).toEqual(other);
    });

    it.each(['', '%', "' OR ''='", '__proto__'])('knows nothing of %j', async (commandId) => {
      const store = await makeStore();
      await store.keep(quiet());
      expect(await store.find(commandId, AT)).toBeUndefined();
    });

    it('keeps the first that comes under an id, and says so to those behind it', async () => {
      const store = await makeStore();
      const first = quiet();
      const second = { ...first, bodyDigest: 'b'.repeat(64), at: AT + 1, answer: '{"second":true}' };
      await store.keep(first);
      expect(await store.keep(second)).toEqual(first);
      expect(await store.find(first.commandId, AT)).toEqual(first);
    });

    it('answers twenty that come under one id at the same moment all the same', async () => {
      const store = await makeStore();
      const one = quiet();
      const all = Array.from({ length: 20 }, (_, index) => ({ ...one, answer: `{"n":${index}}` }));
      const kept = new Set((await Promise.all(all.map(store.keep))).map(({ answer }) => answer));
      expect([...kept]).toEqual([(await store.find(one.commandId, AT))?.answer]);
    });

    it('finds none that lies further than a day from now, before or behind', async () => {
      const store = await makeStore();
      const one = quiet();
      await store.keep(one);
      for (const away of [-KEPT_FOR_MS, KEPT_FOR_MS]) {
        expect(await store.find(one.commandId, AT + away)).toEqual(one);
        expect(await store.find(one.commandId, AT + away + Math.sign(away))).toBeUndefined();
      }
    });

    it.each([
      ['before', -1],
      ['behind', 1],
    ])('removes what lies further than a day %s one that is kept', async (_, side) => {
      const store = await makeStore();
      // No time in the past: some servers remove old entries by themselves.
      const middle = AT + KEPT_FOR_MS + 1;
      const far = quiet({ at: middle + side * (KEPT_FOR_MS + 1) });
      const near = quiet({ at: middle + side * KEPT_FOR_MS });
      await store.keep(far);
      expect(await store.find(far.commandId, far.at)).toEqual(far);
      await store.keep(near);
      await store.keep(quiet({ at: middle }));
      expect(await store.find(far.commandId, far.at)).toBeUndefined();
      expect(await store.find(near.commandId, middle)).toEqual(near);
    });

    it('keeps an id anew whose day is over', async () => {
      const store = await makeStore();
      const first = quiet();
      const anew = { ...first, at: AT + KEPT_FOR_MS + 1, answer: '{"anew":true}' };
      await store.keep(first);
      expect(await store.keep(anew)).toEqual(anew);
      expect(await store.find(first.commandId, anew.at)).toEqual(anew);
    });

    it('keeps an answer as long as that of an import', async () => {
      const store = await makeStore();
      const long = quiet({ answer: JSON.stringify({ text: 'ş'.repeat(2_000_000) }) });
      await store.keep(long);
      expect((await store.find(long.commandId, AT))?.answer === long.answer).toBe(true);
    });
  });
};

const quiet = (more: Partial<QuietCommand> = {}): QuietCommand => ({
  commandId: crypto.randomUUID(),
  bodyDigest: 'a'.repeat(64),
  at: AT,
  answer: '{}',
  ...more,
});

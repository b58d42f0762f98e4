import { RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { settingsStream } from '@league/events/streams.ts';
import { array, assert, asyncProperty, constantFrom, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SettingsCommand, settingsDecider } from '../settings/decider.ts';
import { createSettingsSource } from '../settings/settings-source.ts';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { contextOf } from '../testing/league.ts';
import { foldedStream } from './folded-stream.ts';
import { handle } from './handle-command.ts';

const setup = () => {
  const store = createFakeEventStore();
  const source = createSettingsSource(store);
  /** Another process: the same stream, folded elsewhere. */
  const elsewhere = createSettingsSource(store);
  const title = (text: string, context = contextOf(), from = elsewhere) =>
    handle(store, {
      source: from,
      decider: settingsDecider,
      command: (): SettingsCommand => ({ type: 'ChangeSettings', season: 1, teams: 0, patch: { title: text } }),
      context,
    });
  return { store, source, title };
};

/** Too often for its tries. */
const unlessOvertaken = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
  }
};

describe('a stream kept folded', () => {
  it('has the state of all its events, and the revision to append after', async () => {
    const { source, title } = setup();
    expect(await source.load()).toMatchObject({
      revision: 'no-stream',
      position: 0n,
      state: { title: 'Pro Süper Lig' },
    });
    await title('Bir');
    await title('İki');
    expect(await source.load()).toMatchObject({ revision: 1n, position: 2n, state: { title: 'İki' } });
  });

  it('reads only what is new', async () => {
    const { store, source, title } = setup();
    await title('Bir');
    await title('İki');
    await source.load();
    store.reads.length = 0;
    await source.load();
    await title('Üç');
    store.reads.length = 0;
    expect((await source.load()).state.title).toBe('Üç');
    expect(store.reads).toEqual([{ stream: settingsStream, from: 2n }]);
  });

  it('folds each event once when it is loaded many times at once', async () => {
    const { store, source, title } = setup();
    await title('Bir');
    let folded = 0;
    const counting = foldedStream(store, settingsStream, {
      initialState: () => 0,
      evolve: (count) => ((folded += 1), count + 1),
    });
    const loads = await Promise.all(Array.from({ length: 10 }, () => counting.load()));
    expect(loads.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(folded).toBe(1);
    expect((await source.load()).revision).toBe(0n);
  });

  it('is read once for all who ask while a read is under way, by a read that began when it had ended', async () => {
    const { store, source, title } = setup();
    await title('Bir');
    store.reads.length = 0;
    const held = Promise.withResolvers<void>();
    store.once('after-read', settingsStream, () => held.promise);
    const slow = source.load();
    await expect.poll(() => store.reads).toHaveLength(1);
    await title('İki');
    store.reads.length = 0;
    const behind = Array.from({ length: 10 }, () => source.load());
    held.resolve();
    expect(await slow).toMatchObject({ revision: 0n, state: { title: 'Bir' } });
    for (const { revision, state } of await Promise.all(behind)) {
      expect({ revision, title: state.title }).toEqual({ revision: 1n, title: 'İki' });
    }
    expect(store.reads).toEqual([{ stream: settingsStream, from: 1n }]);
  });

  it('shows whoever asks all that was recorded before, in any order of reads and appends', async () => {
    const acts = array(constantFrom('load', 'load', 'append'), { minLength: 1, maxLength: 12 });
    await assert(
      asyncProperty(scheduler(), acts, async (s, names) => {
        const { store, source, title } = setup();
        store.paces(() => s.schedule(Promise.resolve()));
        const act = async (name: (typeof names)[number], index: number): Promise<void> => {
          await s.schedule(Promise.resolve());
          if (name === 'append') {
            await unlessOvertaken(title(`Lig ${index}`));
            return;
          }
          const recorded = store.recorded().length;
          const { revision, state } = await source.load();
          const seen = revision === 'no-stream' ? 0 : Number(revision) + 1;
          expect(seen).toBeGreaterThanOrEqual(recorded);
          const last = store.recorded()[seen - 1];
          const changed = last?.type === 'TournamentSettingsChanged' ? last.data.changes.title?.to : 'Pro Süper Lig';
          expect(state.title).toBe(changed);
        };
        await s.waitFor(Promise.all(names.map(act)));
      }),
      { numRuns: 200 },
    );
  });

  it('that cannot be read keeps nobody for longer than the one read that was under way', async () => {
    const { store, source } = setup();
    const frozen = Promise.withResolvers<void>();
    let asked = 0;
    store.paces(() => {
      asked += 1;
      return frozen.promise;
    });
    const loads = [source.load()];
    await expect.poll(() => asked).toBe(1);
    loads.push(...Array.from({ length: 10 }, () => source.load()));
    frozen.reject(new StoreUnavailable('no answer within the time limit'));
    const outcomes = await Promise.allSettled(loads);
    expect(outcomes.map(({ status }) => status)).toEqual(loads.map(() => 'rejected'));
    expect(asked).toBe(1);
    store.paces(() => Promise.resolve());
    expect((await source.load()).revision).toBe('no-stream');
  });

  it('knows what a command made, also when it was made elsewhere', async () => {
    const { source, title } = setup();
    const context = contextOf('k');
    expect(await (await source.load()).madeBy(context.commandId)).toBeUndefined();
    await title('Bir', context);
    await title('İki');
    const made = await (await source.load()).madeBy(context.commandId);
    expect(made?.events).toMatchObject([{ type: 'TournamentSettingsChanged', position: 1n }]);
  });

  it('answers a repeat with the state of its time, not of now', async () => {
    const { store, source, title } = setup();
    const context = contextOf('k');
    const first = await title('Bir', context, source);
    await title('İki', contextOf(), source);
    const again = await title('Bir', context, source);
    expect(again.state).toEqual(first.state);
    expect(again.position).toBe(first.position);
    expect(store.recorded()).toHaveLength(2);
  });

  it('goes on after a load that failed', async () => {
    const { store, source, title } = setup();
    await title('Bir');
    store.breaks(new Error('away'));
    await expect(source.load()).rejects.toThrow('away');
    store.breaks(undefined);
    expect((await source.load()).state.title).toBe('Bir');
  });
});

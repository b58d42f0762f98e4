import { settingsStream } from '@league/events/streams.ts';
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

  it('stays right when a slow load comes back behind a fast one that saw more', async () => {
    const { store, source, title } = setup();
    await title('Bir');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    store.once('after-read', settingsStream, () => held);
    const slow = source.load();
    await title('İki');
    expect((await source.load()).state.title).toBe('İki');
    release();
    expect(await slow).toMatchObject({ revision: 1n, state: { title: 'İki' } });
    await title('Üç');
    expect(await source.load()).toMatchObject({ revision: 2n, state: { title: 'Üç' } });
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

import { RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, vi } from 'vitest';
import { type TeamCommand, teamDecider } from '../team/decider.ts';
import { teamSource } from '../team/names.ts';
import { createFakeEventStore, type FakeEventStore } from '../testing/fake-event-store.ts';
import { contextOf, NOW } from '../testing/league.ts';
import { type CommandContext, handle } from './handle-command.ts';

const teamId = numberedId(1);
const stream = `team-${teamId}`;

const send = (store: FakeEventStore, wish: TeamCommand, context: CommandContext) =>
  handle(store, { source: teamSource(store, teamId), decider: teamDecider, command: () => wish, context });

const create = (name = 'Moda'): TeamCommand => ({
  type: 'CreateTeam',
  teamId,
  name,
  logo: null,
  crest: { primary: 'red', secondary: 'white', pattern: 'stripes' },
});
const rename = (name: string): TeamCommand => ({ type: 'ChangeTeam', teamId, name });

/** A team named Moda. */
const moda = async () => {
  const store = createFakeEventStore();
  await send(store, create(), contextOf());
  return store;
};

describe('a command', () => {
  it('is recorded with who, when and why', async () => {
    const store = createFakeEventStore();
    const context = { ...contextOf('k'), reason: 'yeni takım' };
    await send(store, create(), context);
    const [event] = store.recorded();
    expect(event).toMatchObject({
      recordedAt: NOW,
      metadata: {
        actor: { id: numberedId(900), role: 'admin' },
        commandId: context.commandId,
        bodyDigest: context.bodyDigest,
        correlationId: context.commandId,
        causationId: context.commandId,
        reason: 'yeni takım',
      },
    });
  });

  it('answers with its events, their places, and the state after them', async () => {
    const store = await moda();
    const outcome = await send(store, rename('Moda Spor'), contextOf());
    expect(outcome.events).toMatchObject([{ type: 'TeamDetailsChanged', position: 2n }]);
    expect(outcome.state).toMatchObject({ status: 'existing', name: 'Moda Spor', logo: null, city: null });
    expect(outcome.position).toBe(2n);
  });

  it('that is true already records nothing and answers with the place of the last event', async () => {
    const store = await moda();
    const outcome = await send(store, rename('Moda'), contextOf());
    expect(outcome).toMatchObject({ events: [], position: 1n });
    expect(store.recorded()).toHaveLength(1);
  });

  it('makes the same ids of the same wish, and others where it says anything else', async () => {
    const ids = async (name: string, context: CommandContext): Promise<string[]> => {
      const store = await moda();
      const { events } = await send(store, rename(name), context);
      return events.map(({ id }) => id);
    };
    const context = contextOf('k');
    const all = [
      await ids('Moda Spor', context),
      await ids('Kadıköy', context),
      await ids('Moda Spor', { ...context, now: NOW + 1 }),
      await ids('Moda Spor', contextOf('k', { name: 'Moda Spor' })),
      await ids('Moda Spor', { ...context, reason: 'yeni ad' }),
      await ids('Moda Spor', contextOf('l')),
    ].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(await ids('Moda Spor', context)).toEqual(all.slice(0, 1));
  });

  it('makes other ids than the same command of somebody else', async () => {
    expect(contextOf('k').commandId).not.toBe(contextOf('k', null, numberedId(901)).commandId);
    expect(contextOf('k').commandId).toBe(contextOf('k').commandId);
  });
});

describe('a repeated command', () => {
  it('answers as it did the first time and records nothing', async () => {
    const store = await moda();
    const context = contextOf('k');
    const first = await send(store, rename('Moda Spor'), context);
    const again = await send(store, rename('Moda Spor'), context);
    expect(again).toEqual(first);
    expect(store.recorded()).toHaveLength(2);
  });

  it('answers as it did the first time also after later events', async () => {
    const store = await moda();
    const context = contextOf('k');
    await send(store, rename('Moda Spor'), context);
    await send(store, rename('Kadıköy'), contextOf());
    const again = await send(store, rename('Moda Spor'), context);
    expect(again).toMatchObject({ state: { name: 'Moda Spor' }, position: 2n });
    expect(store.recorded()).toHaveLength(3);
  });

  it('does not look up its facts again: they may refuse by now', async () => {
    const store = await moda();
    const context = contextOf('k');
    await send(store, rename('Moda Spor'), context);
    const command = vi.fn<() => Promise<TeamCommand>>(() => Promise.reject(new Error('looked up')));
    await handle(store, { source: teamSource(store, teamId), decider: teamDecider, command, context });
    expect(command).not.toHaveBeenCalled();
  });

  it('with another body is refused', async () => {
    const store = await moda();
    await send(store, rename('Moda Spor'), contextOf('k', { name: 'Moda Spor' }));
    await expect(send(store, rename('Kadıköy'), contextOf('k', { name: 'Kadıköy' }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(store.recorded()).toHaveLength(2);
  });

  it('with another body at the same time is refused', async () => {
    const store = await moda();
    const names = ['Moda Spor', 'Kadıköy'];
    const answers = await Promise.allSettled(names.map((name) => send(store, rename(name), contextOf('k', { name }))));
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    ]);
    expect(store.recorded()).toHaveLength(2);
  });

  it('sent twice at once is recorded once, and both are told the same', async () => {
    const store = await moda();
    const context = contextOf('k');
    const [one, other] = await Promise.all([
      send(store, rename('Moda Spor'), context),
      send(store, rename('Moda Spor'), context),
    ]);
    expect(other.position).toBe(one.position);
    expect(other.state).toEqual(one.state);
    expect(store.recorded()).toHaveLength(2);
  });

  it('is recorded once where several come at different times', async () => {
    const store = await moda();
    const context = contextOf('k');
    const [one, other] = await Promise.all(
      [NOW, NOW + 1].map((now) => send(store, rename('Moda Spor'), { ...context, now })),
    );
    expect(other).toEqual(one);
    expect(store.recorded()).toHaveLength(2);
  });

  it('whose first answer was lost on the way is recorded once', async () => {
    const store = await moda();
    const context = contextOf('k');
    store.once('after-append', stream, () => Promise.reject(new Error('connection cut')));
    await expect(send(store, rename('Moda Spor'), context)).rejects.toThrow('connection cut');
    expect(await send(store, rename('Moda Spor'), context)).toMatchObject({
      state: { name: 'Moda Spor' },
      position: 2n,
    });
    expect(store.recorded()).toHaveLength(2);
  });
});

describe('when somebody else writes first', () => {
  /** Others rename the team just before each of the next `times` appends. */
  const intrude = (store: FakeEventStore, times: number): void => {
    for (let time = 1; time <= times; time += 1) {
      store.once('before-append', stream, () => send(store, rename(`Araya ${time}`), contextOf()));
    }
  };

  it('the command is decided again on what stands now', async () => {
    const store = await moda();
    intrude(store, 1);
    await send(store, rename('Moda Spor'), contextOf());
    expect(store.recorded().at(-1)).toMatchObject({
      data: { changes: { name: { from: 'Araya 1', to: 'Moda Spor' } } },
    });
  });

  it('it tries again three times', async () => {
    const store = await moda();
    intrude(store, 3);
    expect(await send(store, rename('Moda Spor'), contextOf())).toMatchObject({ state: { name: 'Moda Spor' } });
  });

  it('after the third time it gives up and has recorded nothing', async () => {
    const store = await moda();
    intrude(store, 4);
    const context = contextOf();
    await expect(send(store, rename('Moda Spor'), context)).rejects.toBeInstanceOf(RevisionConflict);
    expect(store.recorded().some((event) => event.metadata.commandId === context.commandId)).toBe(false);
  });

  it('a wish that has become true meanwhile records nothing', async () => {
    const store = await moda();
    store.once('before-append', stream, () => send(store, rename('Moda Spor'), contextOf()));
    expect((await send(store, rename('Moda Spor'), contextOf())).events).toEqual([]);
    expect(store.recorded()).toHaveLength(2);
  });

  it('a store that is away is not tried again', async () => {
    const store = await moda();
    const away = new StoreUnavailable('disk full');
    store.once('before-append', stream, () => Promise.reject(away));
    await expect(send(store, rename('Moda Spor'), contextOf())).rejects.toBe(away);
    expect(store.recorded()).toHaveLength(1);
  });
});

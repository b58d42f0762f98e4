import { matchStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { playedSeason, resetSeason, statusOf, undo } from '../testing/played-season.ts';

/** Moda has played one match, which is annulled when it leaves, and not yet the other, which is cancelled. */
const league = async () => {
  const { api, moda, played, open } = await playedSeason();
  const body = { played: 'annul', reason: 'Takım dağıldı' };
  return {
    api,
    withdraw: () => api.send({ path: `/api/teams/${moda}/withdraw`, body }),
    statuses: async () => [await statusOf(api, played), await statusOf(api, open)],
    /** Resets the season once the process has done with the first match, and is about to write into the second. */
    resetHalfway: (status: string): void =>
      api.store.once('before-append', matchStream(open), async () => {
        await expect.poll(() => statusOf(api, played)).toBe(status);
        await resetSeason(api);
      }),
  };
};

const BEFORE = ['2-1', 'scheduled'];
const SETTLED = ['cancelled', 'cancelled'];

describe('a season that is reset while the matches of a withdrawn team are half settled', () => {
  it('has the rest settled once the reset is taken back', async () => {
    const { api, withdraw, statuses, resetHalfway } = await league();
    resetHalfway('cancelled');
    await withdraw();
    expect(await statuses()).toEqual(['cancelled', 'scheduled']);
    expect(await undo(api)).toMatchObject({ status: 200, body: { act: 'SeasonReset' } });
    expect(await statuses()).toEqual(SETTLED);
    expect(await undo(api)).toMatchObject({ status: 200, body: { act: 'TeamWithdrawn', matches: 2 } });
    expect(await statuses()).toEqual(BEFORE);
    expect(api.faults).toEqual([]);
  });

  it('has the rest given back where it was the withdrawal’s taking back that was cut short', async () => {
    const { api, withdraw, statuses, resetHalfway } = await league();
    await withdraw();
    expect(await statuses()).toEqual(SETTLED);
    resetHalfway('2-1');
    expect(await undo(api)).toMatchObject({ body: { act: 'TeamWithdrawn' } });
    expect(await statuses()).toEqual(['2-1', 'cancelled']);
    expect(await undo(api)).toMatchObject({ status: 200, body: { act: 'SeasonReset' } });
    expect(await statuses()).toEqual(BEFORE);
    expect(await undo(api)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
    expect(api.faults).toEqual([]);
  });
});

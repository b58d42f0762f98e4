import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const path = '/api/matches/fix-scores';
const reason = 'Tablo bir maçı saymıyor';

describe('repairing the scores', () => {
  it('records a request to rebuild the read models with scores, with the reason', async () => {
    const api = await startApi();
    expect(await api.send({ path, body: { reason } })).toMatchObject({ status: 200 });
    const [event] = (await api.store.readStream('operations')).events;
    expect(event).toMatchObject({
      type: 'RebuildRequested',
      data: { projections: ['matches', 'standings'] },
      metadata: { reason, actor: { id: api.adminId, role: 'admin' } },
    });
  });

  it.each([
    [0, 'Skorlar yeniden hesaplandı; hepsi doğruydu.'],
    [2, 'Skorlar yeniden hesaplandı; 2 kayıt düzeltildi.'],
  ])('answers how many documents were wrong: %i', async (repaired, message) => {
    const api = await startApi({ repaired });
    expect(await api.send({ path, body: {} })).toMatchObject({
      status: 200,
      body: { message, totalMatches: 0, repaired },
    });
  });

  it('answers 202 where the rebuild takes longer: it is requested, and goes on', async () => {
    const api = await startApi({ repaired: 'late' });
    const { status, body } = await api.send({ path, body: {} });
    expect({ status, ...body }).toEqual({
      status: 202,
      message: 'Skorların yeniden hesaplanması istendi; bitince tablolar kendiliğinden yenilenir.',
      totalMatches: 0,
      position: expect.any(String),
    });
  });

  it('is one request however often it is sent', async () => {
    const api = await startApi();
    await api.send({ path, body: {}, key: 'one' });
    await api.send({ path, body: {}, key: 'one' });
    expect((await api.store.readStream('operations')).events).toHaveLength(1);
  });
});

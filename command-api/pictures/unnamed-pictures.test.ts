import { imageAddress } from '@league/events/rules/image-address.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { unnamedPictures } from './unnamed-pictures.sweep.ts';

const HOUR_MS = 3_600_000;

const started = async () => {
  const api = await startApi();
  /** Stores a picture that is told by this number; answers its address. */
  const upload = async (number: number): Promise<string> => {
    const hash = String(number).padStart(64, '0');
    await api.images.put(hash, Buffer.from([number]), api.clock.now);
    return imageAddress(hash);
  };
  const sweep = unnamedPictures({ ...api.deps, now: () => api.clock.now });
  const kept = () => api.images.all().map(imageAddress);
  return { api, upload, sweep, kept };
};

describe('pictures that are no logo', () => {
  it('are deleted when they are a day old, and not before', async () => {
    const { api, upload, sweep, kept } = await started();
    const old = await upload(1);
    api.clock.now += HOUR_MS;
    const newer = await upload(2);
    api.clock.now += 23 * HOUR_MS;
    await sweep.run();
    expect(kept()).toEqual([old, newer]);
    api.clock.now += 1;
    await sweep.run();
    expect(kept()).toEqual([newer]);
  });

  it('get another day when they are uploaded again', async () => {
    const { api, upload, sweep, kept } = await started();
    await upload(1);
    api.clock.now += 23 * HOUR_MS;
    const again = await upload(1);
    api.clock.now += 23 * HOUR_MS;
    await sweep.run();
    expect(kept()).toEqual([again]);
  });
});

describe('pictures that are a logo', () => {
  it('stay, of the league and of teams, also of one that is deleted: its old matches show it', async () => {
    const { api, upload, sweep, kept } = await started();
    const [league, team, gone, before] = [await upload(1), await upload(2), await upload(3), await upload(4)];
    await api.send({ method: 'PUT', path: '/api/settings', body: { logo: before } });
    await api.send({ method: 'PUT', path: '/api/settings', body: { logo: league } });
    await api.send({ path: '/api/teams', body: { name: 'Moda', logo: team } });
    const { body } = await api.send({ path: '/api/teams', body: { name: 'Işık', logo: gone } });
    await api.send({ method: 'DELETE', path: `/api/teams/${String(body['_id'])}`, body: {} });
    api.clock.now += 25 * HOUR_MS;
    await sweep.run();
    expect(kept()).toEqual([league, team, gone]);
  });
});

import { expect, it, onTestFinished } from 'vitest';
import { png, webpFacts } from '../../kit/pictures.ts';
import { describeOnBothProfiles } from '../profiles.ts';
import { upload } from './uploads.ts';

describeOnBothProfiles('a logo that is uploaded', 'sqlite', (start) => {
  it('is served where the teams and the settings say that it is, and stays while it is named', async () => {
    const league = await start();
    onTestFinished(league.stop);
    const { logo = '' } = await upload(league, png(900, 600));
    expect(logo).toMatch(/^\/images\/[\da-f]{64}\.webp$/);
    const team = await league.call('POST', '/api/teams', { body: { name: 'Moda', logo } });
    const minPosition = String(team.body['position']);
    const teams = await league.call<readonly unknown[]>('GET', '/api/teams', { minPosition });
    expect(teams.body).toMatchObject([{ name: 'Moda', logo }]);
    const settings = await league.call('PUT', '/api/settings', { body: { logo } });
    expect(settings).toMatchObject({ status: 200, body: { logo } });
    const answer = await fetch(`${league.url}${logo}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(webpFacts(await answer.bytes())).toMatchObject({ isWebp: true, size: { width: 512, height: 341 } });
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(`${league.url}${logo}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(`${league.url}${logo.replace(/[\da-f]{8}\./, '00000000.')}`)).status).toBe(404);
  });
});

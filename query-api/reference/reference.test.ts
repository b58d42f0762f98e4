import { describe, expect, it } from 'vitest';
import { queryApiInMemory, serve } from '../testing/serving.ts';

const document = JSON.stringify({ openapi: '3.1.0', info: { title: 'Lig', version: '1' }, paths: {} });
const served = () => serve(queryApiInMemory({ document: () => document }).api);

describe('the page of all calls', () => {
  it('loads files of this site only, and has no script in it', async () => {
    const { get } = await served();
    const answer = await get('/api/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await answer.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|style=|<style/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      const { status, headers } = await get(file);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/(css|javascript);/)]);
    }
  });

  it('shows the document, which a browser keeps until it is another', async () => {
    const { get } = await served();
    const answer = await get('/api/openapi.json');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'application/json; charset=utf-8',
      document,
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/api/openapi.json', { 'if-none-match': etag })).status).toBe(304);
  });

  it('is made again after it could not be made', async () => {
    let isBroken = true;
    const { get } = await serve(
      queryApiInMemory({
        document: () => {
          if (isBroken) throw new Error('broken');
          return document;
        },
      }).api,
    );
    expect((await get('/api/openapi.json')).status).toBe(500);
    isBroken = false;
    expect((await get('/api/openapi.json')).status).toBe(200);
  });

  it('has no other files', async () => {
    const { get } = await served();
    for (const path of [
      '/api/docs/',
      '/api/docs/package.json',
      '/api/docs/swagger-ui.js',
      '/api/docs/..%2fpackage.json',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

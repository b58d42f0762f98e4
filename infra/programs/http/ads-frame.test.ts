import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { league } from '@league/tests/acceptance/league-process.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { rawRequest } from '@league/tests/kit/raw-http.ts';
import { describeWhere } from '@league/tests/kit/skip.ts';
import { securityHeaders } from './security-headers.ts';

const WEB = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));

const policyOf = (headers: Readonly<Record<string, unknown>>): string[] =>
  String(headers['Content-Security-Policy'] ?? headers['content-security-policy']).split(';');

it('nothing is framed in the page unless advertisements are set, and then only from their origin', () => {
  expect(policyOf(securityHeaders())).toContain("frame-src 'none'");
  const policy = policyOf(securityHeaders('https://reklam.example:8443/kare?lig=1#a'));
  expect(policy.filter((directive) => directive.startsWith('frame-src'))).toEqual([
    'frame-src https://reklam.example:8443',
  ]);
});

describeWhere(existsSync(WEB), 'the web is not built', 'the page of a league with advertisements', () => {
  it('names where they come from, may frame that, and says whom to write to', async () => {
    const settings = {
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      ADS_FRAME_URL: 'https://reklam.example/kare?a=1&b=2',
      CONTACT_EMAIL: 'lig@lig.example',
      PUBLIC_URL: 'https://lig.example',
    };
    const server = league(['start', '--empty'], settings);
    const { headers, body } = await rawRequest(await server.url, {
      method: 'GET',
      path: '/standings',
      headers: { accept: 'text/html' },
    });
    expect(body).toContain('<meta name="ads-frame-url" content="https://reklam.example/kare?a=1&amp;b=2" />');
    expect(body).toContain('<meta name="contact-email" content="lig@lig.example" />');
    expect(body).toContain('<meta name="public-url" content="https://lig.example" />');
    expect(policyOf(headers)).toContain('frame-src https://reklam.example');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

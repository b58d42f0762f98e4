import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { freePorts } from '../kit/free-ports.ts';
import { rawRequest } from '../kit/raw-http.ts';
import { describeWhere } from '../kit/skip.ts';
import { fileHere } from './compose-file.ts';

const NGINX = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

/**
 * A suite that needs a real nginx. Without one it is listed as skipped, or fails with `REQUIRE_NGINX=1` (`.ci/run`).
 */
export const describeWithNginx = (name: string, body: () => void): void => {
  const wanted = process.env['REQUIRE_NGINX'] === '1' || existsSync(NGINX);
  describeWhere(wanted, 'no nginx on this machine: install nginx-light', name, body);
};

/** nginx with the configuration of infra/deploy. */
export type NginxUnderTest = {
  readonly url: string;
  /** Its TLS address, with a self-signed certificate; undefined without `tls`. */
  readonly tlsUrl: string | undefined;
  readonly stop: () => Promise<void>;
};

/** The servers behind nginx, as `http://host:port`. */
type Behind = {
  readonly queryApis: readonly string[];
  readonly commandApi: string;
  /** Adds the configuration of compose.tls.yaml. */
  readonly tls?: boolean;
};

/** Starts nginx on 127.0.0.1 and resolves when it answers. Only addresses, ports and folders differ from nginx.conf. */
export const startNginx = async (behind: Behind): Promise<NginxUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // nginx's workers run as another user when the test runs as root.
  await chmod(folder, 0o755);
  const port = await freePorts(2);
  const tlsPort = port + 1;
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, behind));
  if (behind.tls === true) await writeTls(folder, tlsPort);
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    const answersOrEnded = () => answersAt(url).catch(() => child.exitCode !== null);
    await expect.poll(answersOrEnded).toBe(true);
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, tlsUrl: behind.tls === true ? `https://127.0.0.1:${tlsPort}` : undefined, stop };
};

const answersAt = async (url: string): Promise<boolean> =>
  (await rawRequest(url, { method: 'GET', path: '/health/live' })).status === 200;

const configuration = (folder: string, port: number, { queryApis, commandApi }: Behind): string =>
  replaced(fileHere('nginx.conf'), [
    // First in the list, since later replacements insert the folder, which lies in /tmp/ itself.
    ['/tmp/', `${folder}/`],
    ['listen 8080 ', `listen 127.0.0.1:${port} `],
    ['server query-api:3000 resolve;', queryApis.map((url) => `server ${new URL(url).host};`).join(' ')],
    ['server command-api:3000 resolve;', `server ${new URL(commandApi).host};`],
    ['/etc/nginx/server.d/', `${folder}/server.d/`],
  ]);

/** The text with all these replacements. Fails where one is not found, because the file has then changed. */
const replaced = (text: string, exchanges: readonly (readonly [string, string])[]): string =>
  exchanges.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, text);

const writeTls = async (folder: string, port: number): Promise<void> => {
  await mkdir(join(folder, 'server.d'));
  const tls = replaced(fileHere('nginx-tls.conf'), [
    // Debian's nginx is older than the directive.
    ['listen 8443 ssl ', `listen 127.0.0.1:${port} ssl http2 `],
    ['http2 on;', ''],
    ['/certificates/', `${folder}/`],
  ]);
  await writeFile(join(folder, 'server.d/tls.conf'), tls);
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await promisify(execFile)('openssl', ['req', ...kind, '-subj', '/CN=127.0.0.1', ...files]);
};

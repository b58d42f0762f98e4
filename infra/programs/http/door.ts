import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOf } from '@league/command-api/http/problems.ts';
import { sendProblem } from '@league/events/access/problems.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { allowedHosts, hostNameIn } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Refuses a request that repeats Host or Authorization, or that names another host, before anything else looks at it. False for
 * any other request, whose response is left untouched.
 */
export type Door = (req: IncomingMessage, res: ServerResponse) => boolean;

/** The door of one process. It also logs a warning, once, when a proxy is in front that the settings do not know of. */
export const createDoor = (config: Config, log: Logger): Door => {
  const headers = securityHeaders(config.ADS_FRAME_URL);
  const isOurs = hostCheck(allowedHosts(config));
  const lookForProxy = proxyWarning(config, log);
  const refuse = (
    res: ServerResponse,
    code: 'DUPLICATE_HEADER' | 'UNKNOWN_HOST',
    values: Readonly<Record<string, string>> = {},
  ): true => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    sendProblem(res, problemOf(code, { values }));
    return true;
  };
  return (req, res) => {
    const repeated = repeatedHeader(req.rawHeaders);
    if (repeated !== undefined) return refuse(res, 'DUPLICATE_HEADER', { header: repeated });
    lookForProxy(req);
    return isOurs(req) ? false : refuse(res, 'UNKNOWN_HOST');
  };
};

/** Logs a warning where the settings name no host of the league, so that any Host is accepted. */
export const warnOfAnyHost = (config: Config, log: Logger): void => {
  if (allowedHosts(config) !== undefined) return;
  log.warn(
    'requests are answered whatever Host they name, so that a page of another site can be led here (DNS rebinding): ' +
      'set PUBLIC_URL, or ALLOWED_HOSTS, to the names of this league',
  );
};

/** The header that the request has twice, if any: of two Hosts Node takes the first, and a proxy in front perhaps the second. */
const repeatedHeader = (raw: readonly string[]): string | undefined => {
  let hosts = 0;
  let authorizations = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    // By length first: this is done for each header of each request.
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 13 && name.toLowerCase() === 'authorization') authorizations += 1;
  }
  if (hosts > 1) return 'Host';
  return authorizations > 1 ? 'Authorization' : undefined;
};

/**
 * Whether a request names one of these hosts, on any port. A request without a Host header comes from no browser, and passes.
 * Where the target of the request is a whole address, both that and the Host header must name one. Health may be asked for under
 * any name.
 */
const hostCheck = (allowed: ReadonlySet<string> | undefined): ((req: IncomingMessage) => boolean) => {
  if (allowed === undefined) return () => true;
  const isAllowed = (host: string): boolean => allowed.has(hostNameIn(host) ?? '');
  let lastGood: string | undefined;
  return ({ url = '', headers: { host } }) => {
    const isPath = url.startsWith('/');
    if (isPath && host !== undefined && host === lastGood) return true;
    if (url.startsWith('/health/')) return true;
    if (host !== undefined && !isAllowed(host)) return false;
    if (!isPath && url !== '*') return isAllowed(URL.parse(url)?.hostname ?? '');
    lastGood = host;
    return true;
  };
};

const proxyWarning = ({ TRUST_PROXY }: Config, log: Logger): ((req: IncomingMessage) => void) => {
  let isSilent = TRUST_PROXY > 0;
  return ({ headers }) => {
    if (isSilent || headers['x-forwarded-for'] === undefined) return;
    isSilent = true;
    log.warn(
      'a request came through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors behind it share ten wrong logins ' +
        'and 100 live connections; set TRUST_PROXY=1, or to how many proxies stand in front',
    );
  };
};

import { isIPv6 } from 'node:net';

/** A host's name or address as browsers write it into Host; undefined for a text that is none, or that has a port or path too. */
export const canonicalHost = (name: string): string | undefined => {
  if (!/^([^\s/?#@\\:]+|\[[\da-f:.]+\])$/i.test(name)) return undefined;
  const host = URL.parse(`http://${name}`)?.hostname.replace(/\.$/, '');
  return host !== undefined && /^(\[[\da-f:]+\]|[\w-]+(\.[\w-]+)*)$/.test(host) ? host : undefined;
};

/** The name in a Host header: without the port, a trailing dot and capitals. */
export const hostNameIn = (header: string): string | undefined =>
  /^(\[[^\]]*\]|[^:]*?)\.?(?::.*)?$/.exec(header)?.[1]?.toLowerCase();

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What the settings say of the league's names. */
type Names = {
  readonly HOST: string;
  readonly ALLOWED_HOSTS?: readonly string[] | undefined;
  readonly PUBLIC_URL?: string | undefined;
};

/**
 * The names under which the league may be asked for: those of its own machine and those that it was given. A name of somebody
 * else's that leads to this machine (DNS rebinding) would make a page of theirs one of ours. Undefined where nobody can know
 * them: for a league that other machines reach, and that was told no name.
 */
export const allowedHosts = ({ HOST, ALLOWED_HOSTS, PUBLIC_URL }: Names): ReadonlySet<string> | undefined => {
  const own = canonicalHost(isIPv6(HOST) ? `[${HOST}]` : HOST) ?? HOST;
  const given = [...(ALLOWED_HOSTS ?? []), ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  if (given.length === 0 && !LOOPBACK.test(own)) return undefined;
  return new Set([...LOOPBACK_NAMES, own, ...given]);
};

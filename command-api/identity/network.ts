import { isIPv6, SocketAddress } from 'node:net';

/**
 * What counts as one address. Of IPv6 a household has a whole /64, so that is one; an IPv4 address written as one of IPv6 is
 * itself. Anything else, as proxies may say it, stands for itself.
 */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const written = new SocketAddress({ address: bare, family: 'ipv6' }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(written);
  if (mapped?.[1] !== undefined) return mapped[1];
  // `::` stands for as many zeros as are missing.
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};

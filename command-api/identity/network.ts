import { isIPv6, SocketAddress } from 'node:net';

/**
 * The key under which an address is counted. A household has a whole /64 of IPv6, so that counts as one address; an IPv4
 * address in IPv6 form counts as that IPv4 address. Any other text, which a proxy may send, counts as itself.
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

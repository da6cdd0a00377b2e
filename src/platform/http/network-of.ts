/** Rate-limit key of an address: IPv4 address or IPv6 /64, as one IPv6 subscriber controls 2^64 addresses. */
import { isIPv6 } from 'node:net';

const groupsInAll = 8;
const groupsOfNetwork = 4;

/** The /64 prefix of an IPv6 address; IPv4 addresses, plain or mapped, unchanged. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(0, groupsInAll - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

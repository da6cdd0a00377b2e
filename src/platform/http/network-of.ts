/** Whose network an address is of, for counting: with IPv6 whoever has one address has 2^64, and would never come twice. */
import { isIPv6 } from 'node:net';

const groupsInAll = 8;
const groupsOfNetwork = 4;

/** The first half of an IPv6 address; one of IPv4, written as such or inside of the other, as it is. */
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

/** Which addresses of the network a request to a foreign host may reach: public ones, never those of our own network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const reserved4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT; metadata services of some clouds are in it.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; metadata services of most clouds are in it.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  reserved4.addSubnet(net, bits, 'ipv4');

/** The only part of IPv6 that is routed: loopback, local, mapped and translated addresses are all outside. */
const routed6 = new BlockList();
routed6.addSubnet('2000::', 3, 'ipv6');

/** Within it: protocol assignments (Teredo among them), documentation, 6to4, which may carry a private IPv4 address. */
const reserved6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the public Internet. Anything else, also what is no address, is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4');
  return isIPv6(address) && routed6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopbackAddress(address: string): boolean {
  return isIPv4(address) ? loopback.check(address, 'ipv4') : isIPv6(address) && loopback.check(address, 'ipv6');
}

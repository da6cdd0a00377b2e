import { describe, expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

describe('an address of the public Internet', () => {
  test.each(['8.8.8.8', '190.24.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2800:10::1'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an address that the service must not call', () => {
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::a00:1', 'fc00::1', 'fd00:ec2::254'],
    ...['fe80::1', 'fe80::1%eth0', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1'],
    ...['', 'localhost', '127.1', '0x7f000001'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test('loopback is this machine alone', () => {
  expect(['127.0.0.1', '127.5.5.5', '::1'].map(isLoopbackAddress)).toEqual([true, true, true]);
  expect(['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '128.0.0.1'].some(isLoopbackAddress)).toBe(false);
});

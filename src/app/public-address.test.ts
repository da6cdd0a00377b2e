import { expect, test } from 'vitest';
import { untrustedAddress } from './public-address.ts';

test.each([
  ['https://cuadre.ejemplo.co', '127.0.0.1', 'https://cuadre.ejemplo.co'],
  ['https://cuadre.ejemplo.co', '0.0.0.0', 'https://cuadre.ejemplo.co'],
  [undefined, '0.0.0.0', '0.0.0.0'],
  [undefined, '::', '::'],
  [undefined, '192.168.1.7', '192.168.1.7'],
  ['http://localhost:3000', '10.0.0.1', '10.0.0.1'],
  ['http://127.evil.co', '127.0.0.1', 'http://127.evil.co'],
  [undefined, '127.0.0.1', undefined],
  [undefined, 'localhost', undefined],
  [undefined, '::1', undefined],
  ['http://[::1]:3000', '127.0.0.1', undefined],
  ['http://cuadre.localhost', '127.0.0.2', undefined],
])('%s on %s without a trusted proxy: %s', (publicUrl, host, address) => {
  expect(untrustedAddress(publicUrl, host, 0)).toBe(address);
  expect(untrustedAddress(publicUrl, host, 1)).toBeUndefined();
});

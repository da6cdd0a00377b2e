import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FakeLeakedPasswords,
  type Manner,
  startFakeLeakedPasswords,
} from '../../../tests/support/fake-leaked-passwords.ts';
import { createLeakedPasswords, readLeakedPasswordsUrl } from './leaked-passwords.ts';

const leaked = 'caballo azul grapadora 44';
const log = { warn: vi.fn() };
let fake: FakeLeakedPasswords | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
  log.warn.mockClear();
});

async function passwords(manner?: Manner, timeLimit = 60_000) {
  fake = await startFakeLeakedPasswords([leaked], manner);
  return createLeakedPasswords(fake.url, log, timeLimit);
}

test('detects a leaked password, sending five digits of its digest and asking for padding', async () => {
  expect(await (await passwords()).has(leaked)).toBe(true);
  const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase();
  expect(fake?.asked).toEqual([{ path: `/range/${digest.slice(0, 5)}`, padding: 'true' }]);
});

test('accepts other passwords with the same prefix', async () => {
  expect(await (await passwords()).has('doce nubes sobre el páramo')).toBe(false);
  expect(log.warn).not.toHaveBeenCalled();
});

test('ignores padding entries', async () => {
  const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase();
  vi.stubGlobal('fetch', async () => new Response(`${digest.slice(5)}:0\r\n`));
  expect(await createLeakedPasswords(new URL('http://rangos.ejemplo.co'), log).has(leaked)).toBe(false);
  vi.unstubAllGlobals();
});

test.each<Manner>(['error', 'elsewhere', 'never'])(
  'lets a password pass, and says so, of a service that answers: %s',
  async (manner) => {
    expect(await (await passwords(manner, manner === 'never' ? 100 : undefined)).has(leaked)).toBe(false);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(leaked);
  },
);

test('sends nothing when no service is configured', async () => {
  fake = await startFakeLeakedPasswords([leaked]);
  expect(readLeakedPasswordsUrl({})).toBeNull();
  expect(await createLeakedPasswords(null, log).has(leaked)).toBe(false);
  expect(fake.asked).toEqual([]);
});

test('validates the address', () => {
  expect(readLeakedPasswordsUrl({ CUADRE_LEAKED_PASSWORDS_URL: 'https://rangos.ejemplo.co/range/' })?.host).toBe(
    'rangos.ejemplo.co',
  );
  for (const given of ['rangos', 'ftp://rangos.ejemplo.co'])
    expect(() => readLeakedPasswordsUrl({ CUADRE_LEAKED_PASSWORDS_URL: given })).toThrow(/CUADRE_LEAKED_PASSWORDS_URL/);
});

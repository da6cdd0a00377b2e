import { expect, test } from 'vitest';
import { readSiigoOptions } from './siigo-options.ts';

test('default to Siigo itself', () => {
  expect(readSiigoOptions({})).toMatchObject({ url: new URL('https://api.siigo.com'), extraFileHost: null });
});

test('allow another server for tests, never in production', () => {
  const env = { CUADRE_SIIGO_URL: 'http://127.0.0.1:3999' };
  expect(readSiigoOptions(env)).toMatchObject({ extraFileHost: '127.0.0.1:3999' });
  expect(() => readSiigoOptions({ ...env, NODE_ENV: 'production' })).toThrow('solo sirve para pruebas');
  expect(() => readSiigoOptions({ CUADRE_SIIGO_URL: 'aquí' })).toThrow('CUADRE_SIIGO_URL');
});

test('refuse a partner id that Siigo would block', () => {
  expect(readSiigoOptions({ CUADRE_SIIGO_PARTNER_ID: 'MiFirma2026' }).partnerId).toBe('MiFirma2026');
  for (const name of ['ab', 'Mi Firma', 'mi-firma', 'x'.repeat(101)])
    expect(() => readSiigoOptions({ CUADRE_SIIGO_PARTNER_ID: name })).toThrow('entre 3 y 100');
});

/** A company connects with Siigo Nube and brings its months: a wrong key, a right one, a month that comes wrong, one that comes well. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBooks } from '#app/sample-company.ts';
import { type FakeSiigo, fakeAccessKey, startFakeSiigo } from '../support/fake-siigo/fake-siigo.ts';
import { expectAccessible, overflows, Product, phone } from './browser.ts';

let fake: FakeSiigo;
let product: Product;
beforeAll(async () => {
  fake = await startFakeSiigo({ books: sampleBooks() });
  product = await Product.open({ CUADRE_SIIGO_URL: fake.url.origin });
  await product.sampleReady();
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

describe('months from Siigo Nube', () => {
  it('come after the company is connected, one that errs and one that does not', async () => {
    const { page, problems } = await product.signedIn();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.goto(`${new URL(page.url()).pathname}?cargar&mes=2026-09`);
    await page.getByRole('button', { name: 'Conectar con Siigo Nube' }).click();

    const panel = page.getByRole('region', { name: 'Conexión con Siigo Nube' });
    const write = async (userName: string, accessKey: string) => {
      await panel.getByLabel('Usuario API').fill(userName);
      await panel.getByLabel('Clave de acceso').fill(accessKey);
      await panel.getByRole('button', { name: 'Guardar y probar' }).click();
    };
    await write('otro-mes-siempre@siigo.co', 'no-es-esta-clave');
    await panel.getByText('no aceptó el usuario o la clave').waitFor();
    await expectAccessible(page, 'a key that is refused');
    await write('otro-mes-siempre@siigo.co', fakeAccessKey);
    await panel.getByText('Conectado').waitFor();
    expect(await page.content()).not.toContain(fakeAccessKey);
    await panel.getByRole('switch', { name: 'Traer cada mes automáticamente' }).click();
    await panel.getByText('el día 5 del mes siguiente').waitFor();
    await expectAccessible(page, 'a connection that works');
    await panel.getByRole('link', { name: 'Traer balances' }).click();
    await page.goto(`${new URL(page.url()).pathname}?cargar&mes=2026-10`);

    const bring = async () => {
      await page.getByRole('button', { name: 'Traer de Siigo Nube' }).click();
      await page.getByRole('button', { name: 'Traer 1 mes' }).click();
    };
    await bring();
    const outcome = page.getByRole('region', { name: 'Balances de Siigo Nube' });
    await outcome.getByText(/Pedimos octubre de 2026 y Siigo Nube entregó .* las dos veces/).waitFor();
    await expectAccessible(page, 'a month that came wrong');

    fake.misbehave('otro-mes-siempre@siigo.co', []);
    await outcome.getByRole('button', { name: 'Reintentar el que falló' }).click();
    await page.waitForURL(/auditoria\?mes=2026-10/);
    await page.getByText('Siigo Nube, versión 2').first().waitFor();
    // The browser tells of the refused key too.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  it('have room on a phone', async () => {
    const { page } = await product.signedIn(phone);
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.goto(`${new URL(page.url()).pathname}?cargar&mes=2026-09`);
    await page.getByRole('button', { name: 'Traer de Siigo Nube' }).click();
    await page.getByRole('button', { name: 'Traer 1 mes' }).waitFor();
    expect(await overflows(page)).toBe(false);
    await expectAccessible(page, 'the months on a phone');
  });
});

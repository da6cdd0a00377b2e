/**
 * Connecting a company with Siigo Nube and pulling months: a wrong key, a right one, a failing month, a successful one.
 */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleBooks } from '#app/sample-company.ts';
import { type FakeSiigo, fakeAccessKey, startFakeSiigo } from '../support/fake-siigo/fake-siigo.ts';
import { choose, expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

let fake: FakeSiigo;
let product: Product;
beforeAll(async () => {
  const { company, months } = sampleBooks();
  const december = months.find(({ period }) => period.year === 2025 && period.month === 12)!;
  const closing = { ...december, period: { year: 2025, month: 13 } };
  fake = await startFakeSiigo({ books: { company, months: [...months, closing] }, port: inject('product').siigoPort });
  product = await Product.open();
  await product.sampleReady();
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

describe('pulls from Siigo Nube', () => {
  it('need a connection; one month fails and one succeeds', async () => {
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
    const day = panel.getByRole('combobox', { name: 'Día en que se trae', disabled: false });
    await day.waitFor();
    expect(await day.inputValue()).toBe('el día 5 del mes siguiente');
    await expectAccessible(page, 'a connection that works');
    await panel.getByRole('link', { name: 'Traer balances' }).click();
    await page.waitForURL(/\/servicio\/auditoria/);
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
    // The month was loaded from a file with the same figures: no other version.
    await page.getByText('Siigo Nube, versión 1').first().waitFor();
    // The browser logs the refused key too.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  it('cover a range with an outcome per month, and the closing period separately', async () => {
    const { page, problems } = await product.signedIn();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    const load = `${new URL(page.url()).pathname}?cargar&mes=2026-01`;
    await page.goto(load);
    const outcome = page.getByRole('region', { name: 'Balances de Siigo Nube' });
    const line = (month: string) => outcome.getByRole('listitem').filter({ hasText: month });

    // The first month is wrong both times, the others are right.
    fake.misbehave('otro-mes-siempre@siigo.co', [{ at: 'report', times: 2, what: 'other_month' }]);
    await page.getByRole('button', { name: 'Traer de Siigo Nube' }).click();
    await choose(page, 'Hasta', 'marzo de 2026');
    await page.getByRole('button', { name: 'Traer 3 meses' }).click();
    await outcome.getByText('Trajimos 2 de 3 meses').waitFor();
    await line('enero de 2026')
      .getByText(/Pedimos enero de 2026 y Siigo Nube entregó/)
      .waitFor();
    await line('febrero de 2026').getByRole('link', { name: 'Ver auditoría de febrero de 2026' }).waitFor();
    await line('marzo de 2026').getByRole('link', { name: 'Ver auditoría de marzo de 2026' }).waitFor();
    await expectAccessible(page, 'months of which one came wrong');

    await page.getByRole('button', { name: 'Traer de Siigo Nube' }).click();
    await choose(page, 'Desde', 'cierre de 2025');
    await page.getByText('El cierre del año se trae solo.').waitFor();
    expect(await page.getByLabel('Hasta', { exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Traer 1 mes' }).click();
    await page.waitForURL(/mes=2025-13/);
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await page.getByText('cierre de 2025').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('fit a phone', async () => {
    const { page } = await product.signedIn(phone);
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.goto(`${new URL(page.url()).pathname}?cargar&mes=2026-09`);
    await page.getByRole('button', { name: 'Traer de Siigo Nube' }).click();
    await page.getByRole('button', { name: 'Traer 1 mes' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, 'the months on a phone');
  });
});

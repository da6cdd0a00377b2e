/** From nothing to the first finding: the registration begins with the file and asks for what it does not say. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { choose, expectAccessible, expectNoOverflow, Product } from './browser.ts';

/** Fields that a newcomer may have to fill in, in all. */
const MOST_FIELDS = 8;

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

/** Visible fields of the page; a group of radio buttons is one. */
function fieldsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].filter(
      (field) => !field.hidden && !field.disabled,
    );
    return new Set(seen.map((field) => (field.type === 'radio' ? field.name : field))).size;
  });
}

it('comes to the first finding with eight fields at most, all of them counted', async () => {
  const { page, problems } = await product.page();
  const email = `nuevo.${Date.now()}@ejemplo.co`;
  let fields = 0;
  const count = async () => {
    fields += await fieldsOf(page);
  };
  await page.goto('/registro');
  await page.getByLabel('Nombre completo').fill('Ana Peña');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('caballo azul grapadora 44');
  await count();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await page.getByLabel('Código').waitFor();
  await page.getByLabel('Código').fill((await product.mail(email)).text.match(/\b\d{6}\b/)?.[0] ?? '');
  await count();
  await page.getByRole('button', { name: 'Confirmar' }).click();

  await page.getByRole('heading', { name: 'Tu empresa' }).waitFor();
  await count();
  await expectAccessible(page, 'the drop area');
  await page.locator('input[type=file]').setInputFiles(join(fixturesFolder, 'errors', 'balance-2026-01.xlsx'));
  const found = page.getByRole('region', { name: /Esto leímos en/ });
  await found.getByText('900.394.374-4').waitFor();
  await found.getByText('Siigo Nube').waitFor();
  await found.getByText('enero de 2026').waitFor();
  expect(await page.getByLabel('Razón social').count()).toBe(0);
  await count();
  await expectAccessible(page, 'what the file says');
  await expectNoOverflow(page);
  await choose(page, 'Régimen de renta', 'ordinario');
  await page.getByRole('button', { name: 'Continuar' }).click();

  await page.getByRole('checkbox').check();
  await count();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  await page.getByRole('button', { name: 'Guardar y auditar' }).click();
  await page
    .getByText(/saldo crédito/i)
    .first()
    .waitFor();
  expect(fields).toBeLessThanOrEqual(MOST_FIELDS);
  expect(problems).toEqual([]);
});

/** A finding that was mended in the books: its month is loaded again from it, and the next version says whether it is gone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

const norte = { name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 };

/** January as a flat file, with what a customer owes; below zero it is contrary. */
function january(owed: number) {
  const text = [
    norte.name,
    'NIT 900.394.374-4',
    'enero de 2026',
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    `11050501;Caja;;;900000,00;${Math.max(0, -owed)},00;${Math.max(0, owed)},00;${900_000 - owed},00`,
    `13050501;Clientes;800197268;Ana S.A.S.;0,00;${Math.max(0, owed)},00;${Math.max(0, -owed)},00;${owed},00`,
    '31050501;Capital;890903938;Socio;-900000,00;0,00;0,00;-900000,00',
  ].join('\r\n');
  return { name: `balance 2026-01 ${owed}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function load(page: Page, owed: number, button: RegExp): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([january(owed)]);
  await page
    .getByRole('region', { name: 'Archivos reconocidos' })
    .getByRole('button', { name: button })
    .first()
    .click();
}

it('leads from a finding to its month and back to what became of it', async () => {
  const company = await product.newCompany(norte);
  const { page, problems } = await product.signedIn();
  await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
  await load(page, -70_000, /^Guardar y auditar/);
  await page.waitForURL(/mes=2026-01/);
  await page.getByRole('link', { name: 'Quedó con saldo crédito' }).first().click();
  await page.getByRole('button', { name: 'Ya lo corregí: cargar el mes otra vez' }).click();
  await page.getByText(/debe desaparecer «/).waitFor();
  await expectAccessible(page, 'what the next version is to show');

  await load(page, 50_000, /^Guardar versión 2/);
  const answer = page.getByText(/^Desapareció: «/);
  await answer.waitFor();
  const card = page.getByRole('region', { name: 'Qué cambió con esta versión' });
  await card.getByText(/^Versión 2 frente a la 1: \d+ corregidos? · /).waitFor();
  await card.getByText(/^Corregidos \(/).click();
  await expectAccessible(page, 'what a version mended');
  await page.getByRole('button', { name: 'Ver el hallazgo' }).click();
  await page.getByText('Corregido en la versión 2', { exact: true }).first().waitFor();
  await page.getByText('Corregido en la versión 2 de enero de 2026.').waitFor();
  expect(problems).toEqual([]);

  const small = await product.signedIn(phone);
  await small.page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01`);
  await small.page.getByText(/^Versión 2 frente a la 1/).waitFor();
  await expectNoOverflow(small.page);
  expect(small.problems).toEqual([]);
});

/** A whole audit with the keyboard alone: from the file of a month to both signatures. */
import type { FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../browser.ts';
import { focused, tabTo } from '../visible-focus.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

const norte = { name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 };
const january = [
  norte.name,
  'NIT 900.394.374-4',
  'enero de 2026',
  'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
  '11050501;Caja;;;900000,00;70000,00;0,00;970000,00',
  '13050501;Clientes;800197268;Ana S.A.S.;0,00;0,00;70000,00;-70000,00',
  '31050501;Capital;890903938;Socio;-900000,00;0,00;0,00;-900000,00',
].join('\r\n');

/** Only against hanging. */
const patient = { timeout: 60_000 };

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

it('loads a month, reads a finding, gives its reason and signs twice', async () => {
  const company = await product.newCompany(norte);
  const { page, problems } = await product.signedIn();
  // Heard from the start: Chromium shows its own chooser where a listener comes with the press.
  const chooser = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
  await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
  const files = page.locator('input[type=file]').first();
  await files.waitFor({ state: 'attached' });
  const hasFocus = () => files.evaluate((field) => field === document.activeElement);
  for (let pressed = 0; pressed < 60 && !(await hasFocus()); pressed += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([{ name: 'balance 2026-01.csv', mimeType: 'text/csv', buffer: Buffer.from(january) }]);
  await page
    .getByRole('button', { name: /^Guardar y auditar/ })
    .first()
    .waitFor();
  await press(page, /^button Guardar y auditar/);
  await page.waitForURL(/mes=2026-01/);

  // The link says the finding with its account and amount.
  await page
    .getByRole('link', { name: /^Quedó con saldo crédito.*, cuenta 13050501, 70\.000/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Ir a los hallazgos' }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Ir a los hallazgos' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page), patient).toMatch(/^a /);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Por qué importa').waitFor();
  await expect.poll(() => focused(page), patient).toMatch(/^h2 /);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patient).toMatch(/^a /);

  await page.locator('h1').first().focus();
  await press(page, /^button Cerrar enero/);
  await page.waitForURL(/\/servicio\/auditoria\/cierre\/2026-01$/);
  await page.getByText(/^Falta la razón de /).waitFor();
  await expect.poll(() => focused(page), patient).toMatch(/^h1 Cierre de enero/);
  // One finding alone: it has a button of its own.
  await press(page, /^button Escribe por qué queda abierto/);
  await expect.poll(() => focused(page), patient).toMatch(/^textarea/);
  await page.keyboard.type('Se cruza en febrero');
  await press(page, /^button Guardar$/);
  await page.getByText('Se cruza en febrero').first().waitFor();
  await expect.poll(() => focused(page), patient).toMatch(/^a Ana S\.A\.S\. quedó con saldo crédito/);
  await press(page, /^button Firmar y pedir revisión/);
  await page.getByRole('checkbox', { name: 'Leí lo que queda abierto y por qué' }).waitFor();
  const read = page.getByRole('checkbox', { name: 'Leí lo que queda abierto y por qué' });
  const isAtBox = () => read.evaluate((box) => box === document.activeElement);
  for (let pressed = 0; pressed < 80 && !(await isAtBox()); pressed += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await press(page, /^button Firmar y cerrar enero/);
  await page.getByText('Enero está bloqueado').waitFor();
  expect(problems).toEqual([]);
});

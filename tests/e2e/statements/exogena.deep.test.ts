/** Preview of the yearly report to the DIAN: reached from the statements, an account sent elsewhere, and the workbook. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { desktop, expectAccessible, overflows, Product, phone } from '../browser.ts';

let product: Product;

beforeAll(async () => {
  product = await Product.openFirst();
  await product.sampleReady();
});
afterAll(() => product.close());

it('is a tab of the statements, follows the company and is saved as a workbook', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const company = /empresa\/(\d+)/.exec(page.url())![1]!;
  await page.goto(`/empresa/${company}/servicio/estado-financiero`);
  await page.getByRole('navigation', { name: 'Estados' }).getByRole('link', { name: 'Exógena' }).click();
  await page.getByRole('heading', { level: 1, name: 'Información exógena' }).waitFor();
  await page.getByRole('link', { name: '1009', exact: true }).click();
  await page.getByRole('heading', { name: '1009 · Saldos de cuentas por pagar al 31 de diciembre' }).waitFor();
  await page.getByText('Cuadra con los balances, cuenta por cuenta.').waitFor();

  await page.getByText('Cuentas y conciliación').click();
  const account = page.getByRole('row').filter({ hasText: 'Proveedores nacionales' }).first();
  await account.filter({ hasText: '2201' }).waitFor();
  await account.getByRole('button', { name: /^Cambiar a dónde va/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Concepto' }).click();
  await page.getByRole('option', { name: '2206 · Demás pasivos' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await account.filter({ hasText: '2206' }).waitFor();
  await page.reload();
  await account.filter({ hasText: '2206' }).waitFor();
  await account.getByRole('button', { name: /^Cambiar a dónde va/ }).click();
  await dialog.getByRole('button', { name: 'Volver a la propuesta' }).click();
  await account.filter({ hasText: '2201' }).waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Excel' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^exogena-\d{4}\.xlsx$/);
  const { sheets } = await openWorkbook(await buffer(await file.createReadStream()), 'exogena.xlsx');
  expect(sheets.map(({ name }) => name)).toContain('Conciliación');
  expect(problems).toEqual([]);
});

it.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('is accessible %s, in both themes', async (_, options) => {
  const { page, problems } = await product.signedIn(options);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const company = /empresa\/(\d+)/.exec(page.url())![1]!;
  for (const part of ['', '&ver=cuentas']) {
    await page.goto(`/empresa/${company}/servicio/estado-financiero/exogena?formato=1009${part}`);
    await page.getByRole('region', { name: / del formato 1009$/ }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    await expectAccessible(page, `light${part}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    await expectAccessible(page, `dark${part}`, 'contrast');
    expect(await overflows(page), part).toBe(false);
  }
  expect(problems).toEqual([]);
});

/** Statements: opened, compared, followed down to the balance and back; a proposed line accepted; all of it after a reload. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CsvLine, csvBalance } from '../../support/fixture-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-statements-'));

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Sur S.A.S.', nit: '900394374', checkDigit: 4 });
  await load('2026-01', 0, 1_000_000);
  await load('2026-02', 1_000_000, 2_500_000);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Cash under a code that is not the decree's, capital, sales and rent of the year so far. */
async function load(month: string, soldBefore: number, sold: number): Promise<void> {
  const line = (code: string, name: string, opening: number, closing: number): CsvLine => {
    const [debit, credit] = closing >= opening ? [closing - opening, 0] : [0, opening - closing];
    return [code, name, '800197268', 'Ana Ruiz', String(opening), String(debit), String(credit), String(closing)];
  };
  const cash = (sales: number) => (sales === 0 ? 9_000_000 : 9_000_000 + sales - sales / 5);
  const { bytes } = csvBalance([
    line('10050501', 'Caja general', cash(soldBefore), cash(sold)),
    line('31050501', 'Capital autorizado', -9_000_000, -9_000_000),
    line('41350501', 'Comercio al por mayor', -soldBefore, -sold),
    line('51200501', 'Arrendamientos', soldBefore / 5, sold / 5),
  ]);
  writeFileSync(join(folder, `balance-${month}.xlsx`), bytes);
  await product.loadBooks(company, folder, [month]);
}

const sheet = (page: Page) => page.getByRole('treegrid');
const rowOf = (page: Page, name: string) => sheet(page).getByRole('row').filter({ hasText: name });

it('opens from the menu, compares, leads to the balance of an account and back, and survives a reload', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}`);
  await page.getByRole('link', { name: 'Estados Financieros' }).click();
  await page.getByRole('link', { name: 'Resultado integral' }).click();
  await expect.poll(() => rowOf(page, 'Ingresos netos').textContent()).toContain('1.500.000100,0 %');
  await page.getByText('Miles', { exact: true }).click();
  await expect.poll(() => rowOf(page, 'Ingresos netos').textContent()).toContain('1.500100,0 %');
  // The choice is of the user, on whatever statement.
  await page.goto(`/empresa/${company}/servicio/estado-financiero/resultado-integral`);
  await expect.poll(() => rowOf(page, 'Ingresos netos').textContent()).toContain('1.500100,0 %');
  await page.getByText('Pesos', { exact: true }).click();
  await expect
    .poll(() => rowOf(page, 'Ingresos netos').textContent())
    .toContain('1.500.000100,0 %1.000.000500.00050,0 %2.500.000');
  await page.getByRole('button', { name: /^Comparar con: mes y acumulado/ }).click();
  await page.getByRole('checkbox', { name: 'Mes anterior', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => rowOf(page, 'Ingresos netos').textContent()).toContain('1.500.000100,0 %2.500.000');
  await rowOf(page, 'Gastos de administración')
    .getByRole('button', { name: /^Abrir/ })
    .click();
  await rowOf(page, '5120').waitFor();
  await page.reload();
  await expect.poll(() => rowOf(page, '5120').textContent()).toContain('(300.000)');
  await rowOf(page, '5120').getByRole('link', { name: '(300.000)' }).click();
  await page.getByRole('row').filter({ hasText: '512005' }).first().waitFor();
  await page.goBack();
  await rowOf(page, '5120').waitFor();
  expect(page.url()).toContain('comparar=acumulado&unidad=pesos');
  expect(problems).toEqual([]);
});

it('leads from what an indicator divides to the line of its statement, and from there to the accounts', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}/servicio/estado-financiero/indicadores?unidad=pesos`);
  await rowOf(page, 'Margen bruto')
    .getByRole('button', { name: /^Abrir/ })
    .click();
  await rowOf(page, 'Ingresos netos').getByRole('link', { name: '2.500.000' }).click();
  const shown = page.locator('tr[data-row=netRevenue]');
  await expect.poll(() => shown.evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await shown.textContent()).toContain('2.500.000');
  await page.goBack();
  await page.locator('tr[data-row="grossMargin.over"]').waitFor();
  await page.goto(`/empresa/${company}/servicio/estado-financiero/cambios-patrimonio`);
  await rowOf(page, 'Resultado del ejercicio').getByRole('link').first().click();
  await page.waitForURL(/resultado-integral\?cifras=ano#result$/);
  expect(problems).toEqual([]);
});

it('keeps the notes of a year, whichever of its months they are written in', async () => {
  const { page, problems } = await product.signedIn(desktop);
  const notes = async (month: string) => {
    await page.goto(`/empresa/${company}/servicio/estado-financiero/notas?mes=${month}`);
    await page.getByRole('button', { name: 'Agregar nota' }).waitFor();
  };
  const words = page.getByLabel('Texto de la nota 1');
  await notes('2026-01');
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  await page.getByRole('button', { name: 'Guardar notas' }).click();
  await page
    .getByRole('alert')
    .getByText(/necesita título y texto/)
    .waitFor();
  await words.fill('Suministros del Sur vende papelería.');
  await page.getByRole('button', { name: 'Guardar notas' }).click();
  await page.getByText('Notas guardadas').waitFor();
  await notes('2026-02');
  await expect.poll(() => words.inputValue()).toBe('Suministros del Sur vende papelería.');
  await words.fill('Desde febrero vende también muebles.');
  await page.getByRole('button', { name: 'Guardar notas' }).click();
  await page.getByText('Notas guardadas').waitFor();
  await notes('2026-01');
  await expect.poll(() => words.inputValue()).toBe('Desde febrero vende también muebles.');
  expect(problems).toEqual([]);
});

it('accepts a proposed line, which the statement then has as said, and takes it back', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}/servicio/estado-financiero`);
  await page.getByRole('link', { name: 'Revisar las líneas' }).click();
  const account = page.getByRole('row').filter({ hasText: '10050501' });
  await expect.poll(() => account.textContent()).toContain('propuesta');
  await account.getByRole('button', { name: /^Aceptar la línea/ }).click();
  await account.getByText('propia').waitFor();
  await page.reload();
  await account.getByText('propia').waitFor();
  await page.getByRole('link', { name: 'Ver los estados' }).click();
  await rowOf(page, 'Efectivo y equivalentes').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Revisar las líneas' }).count()).toBe(0);
  await page.goBack();
  await account.getByRole('button', { name: /^Deshacer/ }).click();
  await account.getByText('propuesta').waitFor();
  expect(problems).toEqual([]);
});

it.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('is sound %s, in both themes', async (_, device) => {
  const { page, problems } = await product.signedIn(device);
  const paths = [
    ...['', '/resultado-integral?nivel=auxiliar', '/cambios-patrimonio?nivel=cuenta', '/flujos-efectivo?nivel=cuenta'],
    ...['/notas', '/posicion-fiscal', '/indicadores?nivel=cuenta', '/lineas'],
  ];
  for (const path of paths) {
    await page.goto(`/empresa/${company}/servicio/estado-financiero${path}`);
    await page.getByRole('table').or(sheet(page)).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page, `${path} ${colorScheme}`);
    }
    await expectNoOverflow(page, path);
  }
  expect(problems).toEqual([]);
});

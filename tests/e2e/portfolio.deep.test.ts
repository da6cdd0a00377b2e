/** The portfolio: where a user with several companies arrives, its order, marks and views, and the way to a month and to Excel. */
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { rowsOf } from '../support/made-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

const books = join(import.meta.dirname, '..', 'fixtures', 'errors');

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  const profile = { periodoIva: 'bimestral', regimen: 'ordinario' } as const;
  const id = await product.newCompany({
    name: 'Suministros del Norte S.A.S.',
    nit: '900394374',
    checkDigit: 4,
    profile,
  });
  await product.newCompany({ name: 'Ferretería La 13 Ltda.', nit: '890903938', checkDigit: 8, profile });
  await product.loadBooks(id, books, ['2026-01', '2026-02']);
});
afterAll(() => product.close());

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const firstName = (page: Page) => page.locator('tbody th[scope=row] a').first().innerText();

describe('a user with two companies', () => {
  it('arrives at the portfolio, orders and marks it, saves a view, opens a month and exports', async () => {
    const { page, problems } = await product.signedIn(desktop);
    expect(new URL(page.url()).pathname).toBe('/home');
    await rowOf(page, 'Suministros del Norte').waitFor();
    // Months of the test's books are older than those that the clock gives.
    await page.goto('/home?hasta=2026-02');
    await page.getByRole('link', { name: /feb 2026: \d+ hallazgos/ }).waitFor();
    expect(await firstName(page)).toBe('Suministros del Norte S.A.S.');
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await page.waitForURL(/orden=name/);
    await expect.poll(() => firstName(page)).toBe('Ferretería La 13 Ltda.');

    await page.getByRole('button', { name: 'Marcar Ferretería La 13 Ltda. como favorita' }).click();
    await page.getByRole('link', { name: 'Favoritas 1' }).waitFor();
    await page.getByRole('button', { name: 'Etiquetas de Ferretería La 13 Ltda.' }).click();
    await page.getByRole('textbox', { name: 'Etiqueta nueva' }).fill('Norte');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Norte' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Favoritas 1' }).click();
    await rowOf(page, 'Suministros del Norte').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Las mías');
    await page.getByRole('button', { name: 'Guardar esta vista' }).click();
    await page.getByRole('button', { name: 'Borrar la vista Las mías' }).waitFor();

    await page.goto('/home?hasta=2026-02');
    await rowOf(page, 'Suministros del Norte').waitFor();
    await page.getByRole('button', { name: 'Quitar Ferretería La 13 Ltda. de las favoritas' }).waitFor();
    await rowOf(page, 'Ferretería La 13').getByText('Norte').waitFor();
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('link', { name: 'Las mías' }).click();
    await page.waitForURL(/grupo=favoritas/);
    await rowOf(page, 'Suministros del Norte').waitFor({ state: 'detached' });

    // At twice the size of the letters the name of a company keeps its place.
    await page.setViewportSize({ width: 720, height: 450 });
    const name = page.locator('tbody th[scope=row] a').first();
    await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(120);
    await page.setViewportSize(desktop.viewport!);

    await page.goto('/home?hasta=2026-02');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel (.xlsx)' }).click(),
    ]);
    const { sheets } = await openWorkbook(await buffer(await download.createReadStream()), 'a.xlsx');
    const [head, first] = Object.values(await rowsOf(sheets[0]!));
    expect(head![0]).toBe('Empresa');
    expect(first![0]).toBe('Suministros del Norte S.A.S.');
    expect(typeof first![9]).toBe('number');

    await page.getByRole('link', { name: /feb 2026: \d+ hallazgos/ }).click();
    await page.waitForURL(/servicio\/auditoria\?mes=2026-02/);
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await page.getByRole('link', { name: 'Inicio' }).click();
    await page.waitForURL(/\/home$/);
    expect(problems).toEqual([]);
  });

  it('works it with the keyboard alone', async () => {
    const { page, problems } = await product.signedIn(desktop);
    await page.goto('/home?hasta=2026-02');
    const last = page.getByRole('link', { name: /Suministros del Norte S\.A\.S\., feb 2026/ });
    await last.focus();
    await page.keyboard.press('ArrowLeft');
    const before = page.getByRole('link', { name: /Suministros del Norte S\.A\.S\., ene 2026/ });
    expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/mes=2026-01/);
    expect(problems).toEqual([]);
  });

  it.each([
    ['at a desk', desktop],
    ['on a phone', phone],
  ])('finds it accessible and whole %s, in both themes', async (_, options) => {
    const { page, problems } = await product.signedIn(options);
    await page.goto('/home?hasta=2026-02');
    await page.getByRole('link', { name: /feb 2026: \d+ hallazgos/ }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page, `the portfolio, ${colorScheme}`);
    }
    await expectNoOverflow(page);
    expect(problems).toEqual([]);
  });
});

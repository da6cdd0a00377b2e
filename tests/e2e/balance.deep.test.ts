/** The balance of a month: from a class to the months of an account, compared, copied, from a finding and back, its versions. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import { desktop, Product } from './browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-balance-'));

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  await load('2026-01', 700_000);
  await load('2026-02', -300_000);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Cash, what Ana owes, and the capital. */
async function load(month: string, owed: number): Promise<void> {
  const line = (code: string, name: string, closing: number): CsvLine => {
    const [debit, credit] = closing >= 0 ? [closing, 0] : [0, -closing];
    return [code, name, '800197268', 'Ana Ruiz', '0', String(debit), String(credit), String(closing)];
  };
  const { bytes } = csvBalance([
    line('11050501', 'Caja general', 9_000_000 - owed),
    line('13050501', 'Clientes nacionales', owed),
    line('31050501', 'Capital autorizado', -9_000_000),
  ]);
  writeFileSync(join(folder, `balance-${month}.xlsx`), bytes);
  await product.loadBooks(company, folder, [month]);
}

it('leads from a class to a row and its months, and copies figures as numbers', async () => {
  const { page, problems } = await product.signedIn({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-02`);
  await page.getByRole('link', { name: 'Balance', exact: true }).click();
  for (const name of ['1 Activo', '13 Deudores', '1305 Clientes', '130505 Nacionales', '13050501 Clientes nacionales'])
    await page.getByRole('link', { name: new RegExp(`^${name.replace(' ', '\\s*')}$`) }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' });
  await expect.poll(() => row.textContent()).toContain('(142,9 %)');
  await row.getByRole('gridcell', { name: '700.000' }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('700000\t0');
  await row.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('heading', { name: 'Doce meses' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('12 meses').click();
  await page.getByRole('columnheader', { name: 'dic', exact: true }).first().waitFor();
  await page.goBack();
  await page.getByRole('columnheader', { name: 'Variación' }).first().waitFor();
  expect(problems).toEqual([]);
});

it('shows the rows of a finding, and leads back', async () => {
  const { page, problems } = await product.signedIn();
  await page.goto(`/empresa/${company}/servicio/auditoria/balance?mes=2026-02&cuenta=13050501`);
  await page.getByRole('row').filter({ hasText: 'Ana Ruiz' }).getByRole('gridcell').first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver en el balance' }).click();
  await page.getByText(/^Filas del hallazgo:/).waitFor();
  await page.getByRole('row').filter({ hasText: '13050501' }).waitFor();
  await page.getByRole('link', { name: 'Volver al hallazgo' }).click();
  await page.getByRole('dialog').getByText('Por qué importa').waitFor();
  expect(problems).toEqual([]);
});

it('withdraws a version with a reason and restores it', async () => {
  await load('2026-02', 500_000);
  const { page, problems } = await product.signedIn();
  await page.goto(`/empresa/${company}/servicio/auditoria/balance?mes=2026-02`);
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Versiones' }).click();
  await drawer.getByRole('button', { name: 'Comparar' }).first().click();
  await drawer.getByText('Filas que cambiaron').waitFor();
  await drawer.getByRole('button', { name: 'Retirar' }).first().click();
  await drawer.getByRole('textbox', { name: 'Por qué se retira' }).fill('Se exportó con un filtro');
  await drawer.getByRole('button', { name: 'Retirar la versión 2' }).click();
  await page.getByText(/versión 1: /).waitFor();
  await page.getByRole('button', { name: 'Versiones' }).click();
  await drawer.getByText(/Se exportó con un filtro/).waitFor();
  await drawer.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText(/versión 2: /).waitFor();
  expect(problems).toEqual([]);
});

it('saves a view for the firm, opens it in another month, and deletes it', async () => {
  const { page, problems } = await product.signedIn();
  await page.goto(`/empresa/${company}/servicio/auditoria/balance?mes=2026-02&lista=fila&cuenta=13&movidas`);
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Cartera que se movió');
  await page.getByRole('button', { name: 'Guardar esta vista' }).click();
  await page.getByText('La guardaste tú').waitFor();
  await page.goto(`/empresa/${company}/servicio/auditoria/balance?mes=2026-01`);
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('link', { name: 'Cartera que se movió' }).click();
  await page.getByRole('button', { name: 'Vista: Cartera que se movió' }).waitFor();
  expect(new URL(page.url()).search).toBe('?mes=2026-01&lista=fila&cuenta=13&movidas');
  await page.getByRole('row').filter({ hasText: 'Ana Ruiz' }).waitFor();
  await page.getByRole('button', { name: 'Vista: Cartera que se movió' }).click();
  await page.getByRole('button', { name: 'Más acciones de la vista Cartera que se movió' }).click();
  await page.getByRole('button', { name: 'Borrar para toda la firma' }).click();
  await page.getByRole('button', { name: 'Vistas guardadas' }).waitFor();
  expect(problems).toEqual([]);
});

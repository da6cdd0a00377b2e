/** What stands beside a file in a list until it is removed: on its way, ready, or failed with why; and a layout never seen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturesFolder } from '../../ruling/audit-folder.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
let company: number;
beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Alimentos Los Andes S.A.S.', nit: '901048708', checkDigit: 1 });
});
afterAll(() => product.close());

const balance = (format: string) => {
  const buffer = readFileSync(join(fixturesFolder, 'formats', format, 'balance-2026-01.xlsx'));
  return { name: `${format}.xlsx`, mimeType: '', buffer };
};
const notes = {
  name: 'notas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Esto no es un balance\nni esto tampoco\n'),
};

async function expectSound(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
  await expectNoOverflow(page, what);
}

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('files of a drop %s', (_, options) => {
  it('are on their way, then ready, or failed with why, until they are discarded', async () => {
    const { page } = await product.signedIn(options);
    await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
    const list = page.getByRole('region', { name: 'Archivos reconocidos' });
    const beside = (name: string) => list.getByRole('row').filter({ hasText: name }).first();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/trial-balances/inspect*', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([balance('siigo-nube'), notes]);
    await list
      .getByText(/^(Subiendo \d+ %|Leyendo…)$/)
      .first()
      .waitFor();
    release();
    await beside('siigo-nube.xlsx').getByText('Listo', { exact: true }).waitFor();
    await beside('notas.csv').getByText('Error', { exact: true }).waitFor();
    await expectSound(page, 'a file that is ready, and one that failed');
    await list.getByRole('button', { name: 'Descartar notas.csv' }).click();
    await list.getByText('notas.csv').first().waitFor({ state: 'detached' });
    await beside('siigo-nube.xlsx').getByText('Listo', { exact: true }).waitFor();
  });

  it('of a program of which no real file was seen ask to compare four totals', async () => {
    const { page } = await product.signedIn(options);
    await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([balance('helisa')]);
    const asked = page.getByText(
      /^Todavía no hemos visto un archivo real de este programa: comprueba estos cuatro totales/,
    );
    await asked.waitFor();
    const named = await asked.locator('..').locator('dt').allInnerTexts();
    expect(named).toEqual(['Saldo inicial', 'Débitos', 'Créditos', 'Saldo final']);
    await expectSound(page, 'four totals');
    await page.goto('/ayuda/formato/helisa');
    await page.getByText(/^Todavía no hemos visto un archivo real de este programa/).waitFor();
    await expectSound(page, 'the guide of a program never seen');
  });
});

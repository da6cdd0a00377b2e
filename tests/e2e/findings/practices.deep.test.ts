/** A practice is told once beside the findings of its months, said to be an error, taken back, and said to be registered so. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvBalance } from '../../support/fixture-files.ts';
import { Product } from '../browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-practices-'));
const months = ['2026-01', '2026-02', '2026-03', '2026-04'];

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  for (const [index, month] of months.entries()) {
    const moved = String(1000 * (index + 1));
    const { bytes } = csvBalance([
      ['11050501', 'Caja general', '800197268', 'Ana Ruiz', '500000', moved, moved, '500000'],
      ['21959501', 'Préstamo casa matriz', '444444050', 'Global LLC', '-208500000', '0', '0', '-208500000'],
      ['31050501', 'Capital autorizado', '800197268', 'Ana Ruiz', '208000000', '0', '0', '208000000'],
    ]);
    writeFileSync(join(folder, `balance-${month}.xlsx`), bytes);
  }
  await product.loadBooks(company, folder, months);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const address = (month: string) => `/empresa/${company}/servicio/auditoria?mes=${month}&ver=todos`;
const list = (page: Page) => page.getByRole('region', { name: 'Prácticas' });
const loan = (page: Page) => list(page).getByRole('listitem').filter({ hasText: 'OBL-1' });
const findings = (page: Page) => page.getByRole('region', { name: 'Hallazgos', exact: true });

it('is kept apart until it is said to be an error, and again once that is undone', async () => {
  const { page, problems } = await product.signedIn();
  await page.goto(address('2026-03'));
  await loan(page).getByText('desde enero de 2026, 3 meses').waitFor();
  expect(await findings(page).getByText('21959501').count()).toBe(0);

  await loan(page)
    .getByRole('button', { name: /^Es un error/ })
    .click();
  await loan(page).getByText('Es un error: cuenta como hallazgo desde marzo de 2026').waitFor();
  await findings(page).getByText('21959501').first().waitFor();

  await loan(page)
    .getByRole('button', { name: /^Deshacer/ })
    .click();
  await loan(page)
    .getByRole('button', { name: /^Así lo registramos/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Así lo registramos' });
  await dialog.getByRole('textbox').fill('Contrato de mutuo sin interés');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await loan(page).getByText('Contrato de mutuo sin interés').waitFor();
  expect(await findings(page).getByText('21959501').count()).toBe(0);

  await loan(page).getByRole('link').first().click();
  await page.getByText(/Práctica de la empresa desde enero de 2026, 3 meses: no cuenta como hallazgo/).waitFor();
  expect(problems).toEqual([]);
});

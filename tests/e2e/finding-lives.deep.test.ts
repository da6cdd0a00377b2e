/** A finding is justified in its drawer, and another person sees it without a reload. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import { Product } from './browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-lives-'));

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

/** Customer accounts of the books, each a finding while its balance is a credit. */
const accounts = { justified: '13050501', other: '13051001' };

/** Books of a month in which these accounts have the wrong sign. */
async function load(month: string, wrong: readonly (keyof typeof accounts)[]): Promise<void> {
  const lines = wrong.map((name): CsvLine => {
    const amount = { justified: 700_000, other: 800_000 }[name];
    return [
      accounts[name],
      `Cuenta ${accounts[name]}`,
      '800197268',
      'Ana Ruiz',
      '0',
      '0',
      String(amount),
      `-${amount}`,
    ];
  });
  const owed = lines.reduce((sum, line) => sum - Number(line[7]), 0);
  const cash = String(9_000_000 + owed);
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana Ruiz', '0', cash, '0', cash],
    ...lines,
    ['31050501', 'Capital autorizado', '800197268', 'Ana Ruiz', '0', '0', '9000000', '-9000000'],
  ]);
  writeFileSync(join(folder, `balance-${month}.xlsx`), bytes);
  await product.loadBooks(company, folder, [month]);
}

const address = (month: string) => `/empresa/${company}/servicio/auditoria?mes=${month}&ver=todos`;
const row = (page: Page, name: keyof typeof accounts) =>
  page.getByRole('row').filter({ hasText: accounts[name] }).filter({ hasText: 'Alta' }).first();
const drawer = (page: Page) => page.getByRole('dialog');

async function open(page: Page, name: keyof typeof accounts): Promise<void> {
  await row(page, name).getByRole('link').click();
  await drawer(page).getByText('Por qué importa').waitFor();
}

it('a justification needs its reason, says its effect before, and is seen by another person at once', async () => {
  await load('2026-01', ['justified', 'other']);
  const { page } = await product.signedIn();
  const other = await product.signedIn();
  await page.goto(address('2026-01'));
  await other.page.goto(address('2026-01'));

  await open(page, 'justified');
  await drawer(page).getByRole('button', { name: 'Justificar' }).click();
  await drawer(page).getByRole('button', { name: 'Justificar este hallazgo' }).click();
  await drawer(page).getByText('Escribe la razón').waitFor();
  await drawer(page).getByRole('textbox', { name: 'Razón' }).fill('Anticipo de un cliente');
  await drawer(page)
    .getByText(/deja de contar/)
    .waitFor();
  await drawer(page).getByRole('button', { name: 'Justificar este hallazgo' }).click();
  await drawer(page).getByText('Anticipo de un cliente').first().waitFor();
  // Without a reload.
  await row(other.page, 'justified').getByText('Justificado').waitFor();
});

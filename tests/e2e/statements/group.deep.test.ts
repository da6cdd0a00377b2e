/** Companies of one subscriber: consolidated with what they have with each other, as files, and all of them in one table. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance } from '../../support/fixture-files.ts';
import { rowsOf } from '../../support/made-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

const [sellerNit, buyerNit] = ['900500001', '900500002'] as const;
const names = ['Molinos del Valle S.A.S.', 'Panadería La Espiga S.A.S.'] as const;
const period = '2026-02';

/** They agree on what was sold, and not on what is still owed. */
const books: readonly CsvLine[][] = [
  [
    ['11050501', 'Caja', '899999068', 'Propia', '0', '65000000', '0', '65000000'],
    ['13050501', 'Clientes', buyerNit, names[1], '0', '40000000', '0', '40000000'],
    ['31050501', 'Capital', '899999068', 'Socio', '0', '0', '5000000', '-5000000'],
    ['41350501', 'Ventas', buyerNit, names[1], '0', '0', '100000000', '-100000000'],
  ],
  [
    ['11050501', 'Caja', '899999068', 'Propia', '0', '90000000', '0', '90000000'],
    ['22050501', 'Proveedores', sellerNit, names[0], '0', '0', '30000000', '-30000000'],
    ['31050501', 'Capital', '899999068', 'Socio', '0', '0', '10000000', '-10000000'],
    ['41350501', 'Ventas', '899999068', 'Otro', '0', '0', '150000000', '-150000000'],
    ['61350501', 'Costo de ventas', sellerNit, names[0], '0', '100000000', '0', '100000000'],
  ],
];

let product: Product;
let ids: number[];
beforeAll(async () => {
  product = await Product.open();
  ids = [];
  for (const [index, nit] of [sellerNit, buyerNit].entries()) {
    const id = await product.newCompany({ name: names[index]!, nit, checkDigit: checkDigit(nit)! });
    await product.loadBalance(id, csvBalance(books[index]!), period);
    ids.push(id);
  }
});
afterAll(() => product.close());

const consolidated = () =>
  `/empresa/${ids[0]}/servicio/estado-financiero/consolidado?empresas=${ids[1]}&mes=${period}&unidad=pesos`;

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

describe('companies with balances between them', () => {
  it('are consolidated, with what they do not agree on, and downloaded', async () => {
    const { page, problems } = await product.signedIn(desktop);
    await page.goto(`/empresa/${ids[0]}/servicio/estado-financiero?mes=${period}`);
    await page.getByRole('link', { name: 'Consolidar' }).click();
    await page.getByText('Elige con cuáles de tus empresas consolidar esta.').waitFor();
    await page.getByRole('button', { name: 'Empresas: 1' }).click();
    await page.getByRole('checkbox', { name: names[1] }).click();
    await page.getByText(/Los saldos entre .* no coinciden: queda una diferencia de \$.10\.000\.000/).waitFor();
    await page.goto(consolidated());
    const total = page.locator('tr[data-row=totalAssets]');
    await total.filter({ hasText: '155.000.000' }).waitFor();
    await page.getByRole('button', { name: `Cuentas de ${names.join(' y ')}: saldos` }).click();
    const account = page.getByRole('row').filter({ hasText: '22050501' });
    await account.getByRole('link').click();
    await page.waitForURL(new RegExp(`/empresa/${ids[1]}/servicio/auditoria/balance`));
    await page.goBack();
    await total.getByRole('link').nth(1).click();
    await page.waitForURL(new RegExp(`/empresa/${ids[1]}/servicio/estado-financiero/situacion-financiera`));
    await page.goBack();
    // The statement of one company has a total too: the chooser is of the group alone.
    await page.getByRole('button', { name: 'Empresas: 2' }).waitFor();
    await total.waitFor();

    await page.getByRole('button', { name: 'Descargar' }).click();
    const { name, bytes } = await saved(page, 'Excel con fórmulas');
    expect(name).toBe(`estados-consolidados-${sellerNit}-${period}.xlsx`);
    const { sheets } = await openWorkbook(bytes, name);
    const lines = Object.values(await rowsOf(sheets.at(-1)!));
    expect(lines.some((row) => row[4] === 40_000_000 && row[5] === -30_000_000 && row[6] === 10_000_000)).toBe(true);
    await page.getByRole('button', { name: 'Descargar' }).click();
    expect((await saved(page, 'PDF para firmar')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(problems).toEqual([]);
  });

  it('are in one table with the figures of their statements', async () => {
    const { page, problems } = await product.signedIn(desktop);
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: 'Estados financieros' }).click();
    await page.waitForURL(/\/home\/estados/);
    const row = page.getByRole('row').filter({ hasText: names[1] });
    await row.getByRole('link', { name: '90.000.000' }).first().waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Activo', exact: true }).click();
    await page.waitForURL(/orden=-assets/);
    await expect.poll(() => page.locator('tbody th[scope=row] a').first().innerText()).toBe(names[0]);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const { sheets } = await openWorkbook((await saved(page, 'Excel (.xlsx)')).bytes, 'a.xlsx');
    const rows = Object.values(await rowsOf(sheets[0]!));
    expect(rows.slice(1).map(([name, , , assets]) => [name, assets])).toEqual([
      [names[0], 105_000_000],
      [names[1], 90_000_000],
    ]);
    await row.getByRole('link', { name: '50.000.000' }).first().click();
    await page.waitForURL(
      new RegExp(`/empresa/${ids[1]}/servicio/estado-financiero/resultado-integral\\?mes=${period}`),
    );
    await page.locator('tr[data-row=result]').filter({ hasText: '50.000' }).waitFor();
    expect(problems).toEqual([]);
  });

  it.each([
    ['at a desk', desktop],
    ['on a phone', phone],
    // A desk of 1440 px whose letters are twice as large.
    ['at 200 %', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
  ] as const)('are accessible %s, in both themes', async (_, options) => {
    const { page, problems } = await product.signedIn(options);
    for (const [path, ready] of [
      [consolidated(), 'tr[data-row=totalAssets]'],
      [`/home/estados?mes=${period}`, `text=${names[0]}`],
    ] as const) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        await expectAccessible(
          page,
          `${path} ${colorScheme}`,
          ...(colorScheme === 'dark' ? (['contrast'] as const) : []),
        );
      }
      await expectNoOverflow(page, path);
    }
    expect(problems).toEqual([]);
  });
});

/** The budget of a year, wrong and then right, beside what was booked; and who is mailed about signed statements. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { csvBalance } from '../../support/fixture-files.ts';
import { desktop, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-budget-'));

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Sur S.A.S.', nit: '900394374', checkDigit: 4 });
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana Ruiz', '0', '1000000', '0', '1000000'],
    ['41350501', 'Comercio al por mayor', '800197268', 'Ana Ruiz', '0', '0', '1000000', '-1000000'],
  ]);
  writeFileSync(join(folder, 'balance-2026-01.xlsx'), bytes);
  await product.loadBooks(company, folder, ['2026-01']);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

async function budget(name: string, january: string | number): Promise<string> {
  const months = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto'];
  const head = ['Cuenta', 'Nombre', ...months, 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'];
  const path = join(folder, name);
  writeFileSync(path, await writeWorkbook([{ name: 'Presupuesto', rows: [head, ['4135', 'Comercio', january]] }]));
  return path;
}

it('names the wrong cell of a budget, takes the right one, and shows it beside the month', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}/servicio/estado-financiero/presupuesto?mes=2026-01`);
  await page.locator('input[type=file]').setInputFiles(await budget('malo.xlsx', 'mucho'));
  await page.getByRole('button', { name: /^Cargar el presupuesto de 2026/ }).click();
  await page.getByText(/El archivo no se cargó/).waitFor();
  expect(await page.locator('main').textContent()).toMatch(/[Ff]ila 2/);
  await page.locator('input[type=file]').setInputFiles(await budget('bueno.xlsx', 800_000));
  await page.getByRole('button', { name: /^Cargar el presupuesto de 2026/ }).click();
  await page.getByText('Presupuesto de 2026 cargado').waitFor();
  const address = 'resultado-integral?mes=2026-01&comparar=presupuesto&unidad=pesos';
  await page.goto(`/empresa/${company}/servicio/estado-financiero/${address}`);
  const income = page.getByRole('treegrid').getByRole('row').filter({ hasText: 'Ingresos netos' });
  await expect.poll(() => income.textContent()).toContain('800.000200.00025,0 %');
  // The refusal is an answer of 400, which the browser reports.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

it.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('chooses who is mailed about signed statements, %s, and keeps it', async (_, device) => {
  const { page, problems } = await product.signedIn(device);
  const open = () => page.goto(`/empresa/${company}`);
  await open();
  const panel = page.locator('form').filter({ has: page.getByRole('button', { name: 'Guardar aviso' }) });
  await panel.getByRole('radio', { name: 'Solo a quienes elija' }).check();
  const person = panel.getByRole('group', { name: 'Personas' }).getByRole('checkbox').first();
  await person.check();
  await panel.getByRole('checkbox', { name: 'Indicadores' }).uncheck();
  await panel.getByRole('button', { name: 'Guardar aviso' }).click();
  await page.getByText('Aviso guardado').waitFor();
  await page.reload();
  await expect.poll(() => panel.getByRole('checkbox', { name: 'Indicadores' }).isChecked()).toBe(false);
  expect(await person.isChecked()).toBe(true);
  await expectNoOverflow(page);
  expect(problems).toEqual([]);
});

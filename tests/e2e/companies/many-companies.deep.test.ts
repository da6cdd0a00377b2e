/** One drop of the balances of many clients: companies, months and audits from one button, with one decision for all. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDigit } from '#core/identity/nit.ts';
import { expectAccessible, expectNoOverflow, Product } from '../browser.ts';

const all = 9;
const nitOf = (company: number) => String(901_200_000 + company * 7);
const nameOf = (company: number) => `Cliente ${String(company).padStart(2, '0')} S.A.S.`;

/** Every third company has a month whose sides differ. */
function balance(company: number, month: string): string {
  const nit = nitOf(company);
  const credit = month === 'Marzo' && company % 3 === 0 ? '40,00' : '50,00';
  return [
    nameOf(company),
    `NIT ${nit}-${checkDigit(nit)}`,
    `${month} de 2026`,
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    '11050501;Caja;;;100,00;60,00;10,00;150,00',
    `31050501;Capital;800197268;Socio;-100,00;0,00;${credit};-${credit === '50,00' ? '150' : '140'},00`,
  ].join('\r\n');
}

let folder: string;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-cuarenta-'));
  mkdirSync(join(folder, 'clientes'));
  for (let company = 1; company <= all; company++)
    for (const month of ['Febrero', 'Marzo'])
      writeFileSync(join(folder, 'clientes', `${nitOf(company)} ${month}.csv`), balance(company, month));
  product = await Product.open();
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

it('many companies come from one drop, are audited, and are told once', async () => {
  const { page, problems } = await product.signedIn();
  const home = await product.newCompany({ name: 'Firma S.A.S.', nit: '900394374', checkDigit: 4 });
  await page.goto(`/empresa/${home}/servicio/auditoria?cargar`);
  await page.getByText('Elegir una carpeta completa').waitFor();
  await page.locator('input[type=file]').nth(1).setInputFiles(join(folder, 'clientes'));
  const whole = page.getByRole('region', { name: 'Empresas y balances' });
  await whole.getByRole('heading', { name: `${all} empresas nuevas, ${all * 2} balances` }).waitFor();
  const go = whole.getByRole('button', { name: `Crear ${all} y guardar ${all * 2}` });
  await expect.poll(() => go.isEnabled(), { timeout: 60_000 }).toBe(true);
  await whole.getByText('3 balances no cuadran', { exact: true }).waitFor();
  await whole.getByRole('radio', { name: 'Descartar los 3' }).check({ force: true });
  await whole.getByRole('button', { name: `Crear ${all} y guardar ${all * 2 - 3}` }).waitFor();
  await whole.getByRole('radio', { name: 'Guardar los 3 que no cuadran' }).check({ force: true });
  await expectAccessible(page, 'companies to create');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await go.click();

  const result = page.getByRole('region', { name: 'Resultado de la carga' });
  await result.getByRole('heading', { name: `Creamos ${all} empresas y guardamos ${all * 2} balances` }).waitFor();
  await result.getByText('3 con críticos').waitFor();
  const worst = result.getByRole('row').nth(1);
  await worst.getByText(/^Cliente (03|06|09) S\.A\.S\./).waitFor();
  await expectAccessible(page, 'what a batch made');
  await worst.getByRole('link', { name: /^Ver auditoría de/ }).click();
  await page
    .getByRole('heading', { name: /marzo de 2026/ })
    .first()
    .waitFor();

  await page.goto('/empresas');
  await page.getByRole('button', { name: 'Importar' }).click();
  const table = ['Empresa;NIT;Software contable;Régimen de renta', 'Nueva S.A.S.;901.734.483-2;Otro;Ordinario'];
  const file = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(table.join('\r\n')) };
  const drawer = page.getByRole('dialog', { name: 'Importar empresas' });
  await drawer.locator('input[type=file]').setInputFiles(file);
  await drawer.getByText('1 empresa por crear').waitFor();
  await expectAccessible(page, 'companies of a table');
  await drawer.getByRole('button', { name: 'Crear 1 empresa' }).click();
  await page.getByRole('link', { name: 'Nueva S.A.S.', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

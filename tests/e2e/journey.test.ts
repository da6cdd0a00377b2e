/**
 * Main journey, from sign-in to the wrong row of the file, in a browser on the real service; and again after a crash.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { isDeep } from '../support/test-sizes.ts';
import { choose, Product, signIn } from './browser.ts';

const balance = join(fixturesFolder, 'errors', 'balance-2026-01.xlsx');
const customer = '879944707';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

async function createCompany(page: Page): Promise<void> {
  await page.goto('/empresa');
  await page.getByLabel('Razón social').fill('Suministros del Norte S.A.S.');
  await page.getByLabel('NIT', { exact: true }).fill('900.394.374-4');
  await choose(page, 'Software contable', 'Siigo Nube');
  await choose(page, 'Régimen de renta', 'ordinario');
  await page.getByRole('button', { name: 'Crear empresa' }).click();
  await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
}

async function drop(page: Page, company: string, file: string): Promise<void> {
  await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
  await page.locator('input[type=file]').first().setInputFiles(file);
}

describe('the main journey', () => {
  it('signs in, creates a company, drops a month and reads its findings, down to the row of the file', async () => {
    const { page, problems } = await product.signedIn();
    await createCompany(page);
    const company = /empresa\/(\d+)/.exec(page.url())![1]!;
    await drop(page, company, balance);

    const recognised = page.getByRole('region', { name: 'Archivos reconocidos' });
    await recognised.getByText('Siigo Nube').first().waitFor();
    await recognised.getByText('enero de 2026').first().waitFor();
    await recognised.getByText('Cuadra', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Guardar/ })
      .first()
      .click();

    const finding = page.getByText(/saldo crédito/i).first();
    await finding.waitFor();
    const list = await page.getByRole('region', { name: 'Resultado' }).innerText();
    expect(list).toContain('/ 100');
    await page
      .getByText(/clientes?.*saldo/i)
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Por qué importa').waitFor();
    await drawer.getByText('Filas del archivo').waitFor();
    const text = await drawer.innerText();
    expect(text.replaceAll('.', '')).toContain(customer);
    expect(text).toContain('Asiento sugerido');
    expect(page.url()).toContain('hallazgo=');

    // The URL alone restores it.
    await page.reload();
    await drawer.getByText('Por qué importa').waitFor();

    const before = await findingsOf(page, company);
    await drop(page, company, balance);
    await page.getByText(/es el mismo archivo, versión 1/).waitFor();
    expect(await balancesOf(page, company)).toHaveLength(1);
    expect(await findingsOf(page, company)).toEqual(before);
    expect(problems).toEqual([]);
  });

  it.runIf(isDeep)('keeps everything when the server is killed and restarted', async () => {
    const first = await product.signedIn();
    const id = await companyId(first.page);
    const before = await findingsOf(first.page, id);
    await product.crashAndRestart();
    const second = await product.page();
    await signIn(second.page, product.accountant);
    expect(await findingsOf(second.page, id)).toEqual(before);
  });
});

describe('unsupported and damaged files', () => {
  it('are reported with reason and position, while the others are processed', async () => {
    const { page } = await product.signedIn();
    const id = await companyId(page);
    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    const bad =
      'Acme\nNIT 900394374-4\nFebrero de 2026\nCuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo\n1105;Caja;;;1.250.00O,00;0;0;1,00\n';
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'informe.xlsx', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') },
        { name: 'malo.csv', mimeType: 'text/csv', buffer: Buffer.from(bad) },
      ]);
    await page.getByText(/PDF/).first().waitFor();
    await page
      .getByText(/1\.250\.00O,00/)
      .first()
      .waitFor();
    await drop(page, id, join(fixturesFolder, 'clean', 'balance-2026-01.xlsx'));
    // The books of another NIT are a company to be created, and nothing is stored here.
    await page.getByRole('heading', { name: '1 empresa nueva, 1 balance' }).waitFor();
    expect(await balancesOf(page, id)).toHaveLength(1);
  });
});

/** API call with the page's own session. */
function api(page: Page, path: string): Promise<{ data: unknown }> {
  return page.evaluate(async (where) => {
    const answer = await fetch(`/api/v1${where}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return answer.json();
  }, path);
}

/** The company created by the first test. */
async function companyId(page: Page): Promise<string> {
  const companies = (await api(page, '/user/companies')).data as {
    id: number;
    attributes: { comp_business_name: string };
  }[];
  return String(companies.find(({ attributes }) => attributes.comp_business_name.startsWith('Suministros'))!.id);
}

async function balancesOf(page: Page, company: string): Promise<unknown[]> {
  return (await api(page, `/companies/${company}/trial-balances`)).data as unknown[];
}

/** Fingerprints and amounts of the newest audit. */
async function findingsOf(page: Page, company: string): Promise<string[]> {
  const [audit] = (await api(page, `/companies/${company}/audits`)).data as { id: string }[];
  const { data } = await api(page, `/companies/${company}/audits/${audit!.id}/findings`);
  return (data as { finding: { fingerprint: string; amount: string } }[])
    .map(({ finding }) => `${finding.fingerprint} ${finding.amount}`)
    .sort();
}

/**
 * A dropped folder: months, an archive, system files, an unreadable file, other companies' balances. One summary, each
 * file processed individually.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../support/made-files.ts';
import { choose, expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

const norte = { name: 'Suministros del Norte S.A.S.', nit: '900.394.374-4' };
const sabana = { name: 'Transportes La Sabana S.A.S.', nit: '890.903.938-8' };
const nobody = { name: 'Andina de Servicios S.A.S.', nit: '901.734.483-2' };

/** A month of a company as a flat file. */
function balance({ name, nit }: typeof norte, month: string): string {
  return [
    name,
    `NIT ${nit}`,
    `${month} de 2026`,
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    '11050501;Caja;;;100,00;60,00;10,00;150,00',
    '13050501;Clientes;900111222;Ana S.A.S.;40,00;40,00;10,00;70,00',
    '31050501;Capital;800197268;Socio;-140,00;0,00;80,00;-220,00',
  ].join('\r\n');
}

let folder: string;
/** The company of the page. */
let own: string;
let product: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-carpeta-'));
  const year = join(folder, 'Balances 2026');
  mkdirSync(join(year, 'Norte'), { recursive: true });
  mkdirSync(join(year, 'Otras'));
  writeFileSync(join(year, 'Norte', 'enero.csv'), balance(norte, 'Enero'));
  writeFileSync(join(year, 'Norte', 'febrero.csv'), balance(norte, 'Febrero'));
  writeFileSync(join(year, 'Norte', 'Thumbs.db'), 'x');
  writeFileSync(join(year, 'Norte', 'roto.xlsx'), zipOf([{ name: 'xl/workbook.xml', data: 'x' }]).subarray(0, 40));
  const archive = [
    { name: 'segundo/marzo.csv', data: balance(norte, 'Marzo') },
    { name: 'segundo/acta.pdf', data: '%PDF-1.7\n1 0 obj' },
  ];
  writeFileSync(join(year, 'Norte', 'marzo.zip'), zipOf(archive));
  writeFileSync(join(year, 'Otras', 'sabana enero.csv'), balance(sabana, 'Enero'));
  writeFileSync(join(year, 'Otras', 'andina enero.csv'), balance(nobody, 'Enero'));
  product = await Product.open();
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the id of the created company. */
async function createCompany(page: Page, { name, nit }: typeof norte): Promise<string> {
  await page.goto('/empresa');
  await page.getByLabel('Razón social').fill(name);
  await page.getByLabel('NIT', { exact: true }).fill(nit);
  await finishCompany(page);
  return /empresa\/(\d+)/.exec(page.url())![1]!;
}

async function finishCompany(page: Page): Promise<void> {
  await choose(page, 'Software contable', 'Sisco');
  await choose(page, 'Régimen de renta', 'ordinario');
  await page.getByRole('button', { name: 'Crear empresa' }).click();
  await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
}

/** As file managers drop folders: the page gets directory entries. */
async function dropFolder(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
}

const list = (page: Page) => page.getByRole('region', { name: 'Archivos reconocidos' });
const row = (page: Page, file: string) => list(page).getByRole('row', { name: new RegExp(file) });

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.goto(`/empresa/${own}/servicio/auditoria?cargar`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

describe('a folder', () => {
  it('is processed whole: each file by itself, one summary, and unreadable files stop nothing', async () => {
    const { page, problems } = await product.signedIn();
    await createCompany(page, sabana);
    own = await createCompany(page, norte);
    await page.goto(`/empresa/${own}/servicio/auditoria?cargar`);
    await page.getByText('Elegir una carpeta completa').waitFor();
    await dropFolder(page, join(folder, 'Balances 2026'));

    const files = list(page);
    await files.getByText('Reconocimos 5 de 7 archivos').waitFor();
    await files.getByText('4 listos para guardar · 1 de una empresa que no tienes · 2 no se pudieron leer').waitFor();
    await row(page, 'febrero.csv').getByText('febrero de 2026').waitFor();
    await row(page, 'marzo.csv').getByText('Balances 2026/Norte/marzo.zip/segundo').waitFor();
    await row(page, 'sabana enero').getByText('se guarda en esa empresa').waitFor();
    const whole = page.getByRole('region', { name: 'Empresas y balances' });
    await whole.getByRole('heading', { name: '1 empresa nueva, 5 balances' }).waitFor();
    await whole.getByRole('button', { name: 'Crear 1 y guardar 5' }).waitFor();
    expect(await files.getByText('Thumbs.db').count()).toBe(0);
    await files.getByText(/encontramos un PDF/).waitFor();
    await expectAccessible(page, 'the files of a folder');

    // The missing company is created in another tab, and its file is assigned to it on return.
    const other = page.context().waitForEvent('page');
    await whole.getByRole('button', { name: `1 archivo de ${nobody.name}` }).click();
    await whole.getByRole('link', { name: 'Crear empresa: la de andina enero.csv' }).click();
    const form = await other;
    expect(await form.getByLabel('Razón social').inputValue()).toBe(nobody.name);
    await finishCompany(form);
    await form.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await row(page, 'andina enero').getByText('se guarda en esa empresa').waitFor();
    await files.getByText('5 listos para guardar · 2 no se pudieron leer').waitFor();
    await files.getByRole('button', { name: 'Guardar y auditar 5 archivos' }).click();
    await files.getByText('5 guardados · 2 no se pudieron leer').waitFor();
    const audits = page.getByRole('list', { name: 'Auditorías' });
    await audits.getByText(/^Transportes La Sabana S\.A\.S\., enero de 2026/).waitFor();
    await audits.getByText(/^Andina de Servicios S\.A\.S\., enero de 2026/).waitFor();
    expect(problems).toEqual([]);
  });

  it('is selected with its button too, and stored files are not stored again', async () => {
    const { page, problems } = await product.signedIn(phone);
    await page.goto(`/empresa/${own}/servicio/auditoria?cargar`);
    await page.getByText('Elegir una carpeta completa').waitFor();
    await page.locator('input[type=file]').nth(1).setInputFiles(join(folder, 'Balances 2026'));
    const files = list(page);
    await files.getByText('5 ya estaban guardados · 2 no se pudieron leer').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, 'the files of a folder on a phone');
    expect(problems).toEqual([]);
  });
});

describe('a file of another company', () => {
  it('is asked about, and stored there', async () => {
    const { page, problems } = await product.signedIn();
    await drop(page, 'sabana febrero.csv', balance(sabana, 'Febrero'));
    await row(page, 'sabana febrero').getByText('890.903.938-8, no es esta empresa').waitFor();
    await expectAccessible(page, 'a file of another company');
    await page.getByRole('button', { name: `Guardar en ${sabana.name}` }).click();
    await row(page, 'sabana febrero').getByText('Guardado').waitFor();
    await page.getByText(/^Transportes La Sabana S\.A\.S\., febrero de 2026/).waitFor();
    expect(problems).toEqual([]);
  });

  it('is never stored here without a second confirmation', async () => {
    const { page } = await product.signedIn();
    await drop(page, 'ajeno.csv', balance({ name: 'Lejana S.A.S.', nit: '900.111.222-1' }, 'Marzo'));
    const whole = page.getByRole('region', { name: 'Empresas y balances' });
    await whole.getByRole('button', { name: '1 archivo de Lejana S.A.S.' }).click();
    expect(await page.getByRole('button', { name: 'Guardar aquí' }).count()).toBe(0);
    await whole.getByRole('button', { name: 'Más acciones de ajeno.csv' }).click();
    await page.getByRole('button', { name: 'Guardar aquí' }).click();
    await page.getByText(/El archivo dice Lejana S\.A\.S\., 900\.111\.222-1/).waitFor();
    await page.getByText(new RegExp(`¿Lo guardas en ${norte.name}`)).waitFor();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await whole.getByRole('row', { name: /^ajeno/ }).waitFor();
  });
});

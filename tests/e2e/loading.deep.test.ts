/**
 * Fifteen files in one drop, with a month twice, equal figures in another file and a month that has not begun; and a
 * month audited again after its profile changed.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

const norte = { name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 };
const andes = { name: 'Alimentos Los Andes S.A.S.', nit: '901048708', checkDigit: 1 };

/** A month as a flat file; `blank` lines at its end are other bytes and the same figures. */
function balance(month: string, { owed = 40, blank = 0 } = {}) {
  const text = [
    norte.name,
    'NIT 900.394.374-4',
    formatPeriod(parsePeriod(month)!),
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    `11050501;Caja;;;${100 - owed},00;60,00;60,00;${100 - owed},00`,
    `13050501;Clientes;900111222;Ana S.A.S.;${owed},00;10,00;10,00;${owed},00`,
    '31050501;Capital;800197268;Socio;-100,00;0,00;0,00;-100,00',
    ...Array(blank).fill(''),
  ].join('\r\n');
  return { name: `balance ${month}${owed === 40 ? '' : ' corregido'}${blank ? ' copia' : ''}.csv`, text };
}

const months = [
  '2025-11',
  '2025-12',
  ...Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
];
const nextYear = `${new Date().getFullYear() + 1}-12`;
const drop = [
  ...months.map((month) => balance(month)),
  balance('2026-01', { blank: 2 }),
  balance('2026-02', { owed: 70 }),
  balance(nextYear),
];

const list = (page: Page) => page.getByRole('region', { name: 'Archivos reconocidos' });
const row = (page: Page, file: string) => list(page).getByRole('row', { name: new RegExp(file) });
const choose = (page: Page, files: typeof drop) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })));

/** State of the months, by period, with a balance. */
async function strip(page: Page, company: number): Promise<Record<string, string>> {
  const path = auditMonths.path.replace('{id}', String(company));
  const { data } = await page.evaluate(async (where) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(`/api/v1${where}`, { headers })).json();
  }, path);
  const loaded = data.filter(({ state }: { state: string }) => state !== 'sin_cargar');
  return Object.fromEntries(loaded.map(({ period, state }: { period: string; state: string }) => [period, state]));
}

describe('fifteen files in one drop', () => {
  let company: number;
  it('ask about the month that comes twice and the one to come, survive a reload, and are saved before they are audited', async () => {
    company = await product.newCompany(norte);
    const { page, problems } = await product.signedIn();
    await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
    await page.getByText('Elegir una carpeta completa').waitFor();
    expect(drop).toHaveLength(15);
    await choose(page, drop);
    const files = list(page);
    await files.getByText('Reconocimos 15 de 15 archivos').waitFor();
    const summary = '11 listos para guardar · 1 repetido · 3 esperan tu respuesta';
    await files.getByText(summary).waitFor();
    await row(page, '2026-01 copia').getByText('mismas cifras que').waitFor();
    await row(page, '2026-02 corregido').getByText('2 archivos distintos: elige uno').waitFor();
    await files.getByText(/un mes que no ha llegado/).waitFor();
    await expectAccessible(page, 'fifteen files');

    // The tab asks before it is closed, and a reload loses nothing.
    const leaving = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      });
    });
    await page.getByRole('heading', { name: 'Carga tus balances' }).click();
    await page.reload();
    expect(await leaving).toBe('beforeunload');
    await files.getByText(summary).waitFor();

    await row(page, '2026-02 corregido').getByRole('button', { name: /^Usar/ }).click();
    await row(page, 'balance 2026-02.csv').getByText('no se guarda: elegiste').waitFor();
    await files.getByText('12 listos para guardar · 2 repetidos · 1 espera tu respuesta').waitFor();
    await files.getByRole('button', { name: 'Guardar y auditar 12 archivos' }).click();
    await files.getByRole('progressbar').waitFor();
    // The file of the month to come still waits, so the page stays.
    await files.getByText('12 guardados').first().waitFor();
    await expect
      .poll(() => strip(page, company), { timeout: 60_000 })
      .toEqual(Object.fromEntries(months.map((month) => [month, 'auditado'])));
    await row(page, nextYear)
      .getByRole('button', { name: /^Descartar/ })
      .click();
    await page.waitForURL(/mes=2026-10/);
    expect(problems).toEqual([]);
  });

  it('of a month with a version show what they change, on a phone too', async () => {
    const { page, problems } = await product.signedIn(phone);
    await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
    await choose(page, [balance('2026-03', { owed: 55 })]);
    await list(page).getByRole('button', { name: 'Ver 2 cambios de balance 2026-03 corregido.csv' }).click();
    const drawer = page.getByRole('dialog', { name: 'Qué cambia en marzo de 2026' });
    await drawer.getByText('2 cuentas y terceros tienen otra cifra que en la versión 1.').waitFor();
    await drawer.getByText('Ana S.A.S.').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, 'what a version changes');
    expect(problems).toEqual([]);
  });
});

describe('a month', () => {
  it('is audited again, with those after it, once its profile has changed', async () => {
    const company = await product.newCompany(andes);
    const { page, problems } = await product.signedIn();
    await page.goto(`/empresa/${company}/servicio/auditoria?cargar`);
    const fixtures = ['2026-01', '2026-02'].map((month) =>
      join(fixturesFolder, 'formats', 'siigo-nube', `balance-${month}.xlsx`),
    );
    await page.locator('input[type=file]').first().setInputFiles(fixtures);
    await page.getByRole('button', { name: 'Guardar y auditar 2 archivos' }).click();
    await page.waitForURL(/mes=2026-02/);
    // One month is no habit: in January nothing is deduced from the books.
    await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01`);
    await page.getByText(/^Completa \d+ datos de la empresa y se evalúan \d+ reglas más\.$/).waitFor();
    const missing = page.getByText(
      /^Falta si la empresa está exonerada de aportes \(114-1\): 3 reglas de Parafiscales/,
    );
    await missing.waitFor();

    // The link leads to the very question.
    await missing.getByRole('link', { name: /^Completar/ }).click();
    const question = page.getByRole('radiogroup', { name: 'Exonerada de aportes' });
    await question.getByRole('radio', { name: 'No sé' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByText('Todo está guardado').waitFor();

    await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01`);
    await page.getByText('El perfil de la empresa cambió después de esta auditoría.').waitFor();
    await expectAccessible(page, 'a month whose profile changed');
    await page.getByRole('button', { name: 'Volver a auditar enero de 2026 y los meses siguientes' }).click();
    // It goes on without the page.
    await page.reload();
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await page.getByText('El perfil de la empresa cambió').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ver el resumen' }).click();
    await page.getByRole('link', { name: /^feb 2026/ }).click();
    await page.getByRole('heading', { name: 'Auditoría de febrero de 2026' }).waitFor();
    await page.getByRole('region', { name: 'Validaciones sin hallazgos y sin evaluar' }).waitFor();
    // The months that follow are audited one after the other.
    const isCurrent = async () => {
      await page.reload();
      await page.getByRole('region', { name: 'Validaciones sin hallazgos y sin evaluar' }).waitFor();
      await page.waitForTimeout(1_000);
      return (await page.getByText(/El perfil de la empresa cambió/).count()) === 0;
    };
    await expect.poll(isCurrent, { timeout: 60_000 }).toBe(true);
    expect(await page.getByText(/exonerada de aportes/).count()).toBe(0);
    // The action is always in the menu.
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('button', { name: 'Volver a auditar febrero' }).waitFor();
    expect(problems).toEqual([]);
  });
});

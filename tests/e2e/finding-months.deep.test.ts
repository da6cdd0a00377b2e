/** Three months of findings with two people and the client: justified, assigned, asked, corrected, reopened, signed off. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CsvLine, csvBalance } from '../support/fixture-files.ts';
import { expectAccessible, Product } from './browser.ts';
import { fillQuestion, openLink, sendQuestion } from './findings/ask-client.ts';

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
const accounts = { justified: '13050501', corrected: '13051001', fresh: '13300501' };

/** Books of a month in which these accounts have the wrong sign. */
async function load(month: string, wrong: readonly (keyof typeof accounts)[]): Promise<void> {
  const lines = wrong.map((name): CsvLine => {
    const amount = { justified: 700_000, corrected: 800_000, fresh: 900_000 }[name];
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

const address = (month: string, more = '') => `/empresa/${company}/servicio/auditoria?mes=${month}&ver=todos${more}`;
const row = (page: Page, name: keyof typeof accounts) =>
  page.getByRole('row').filter({ hasText: accounts[name] }).filter({ hasText: 'Alta' }).first();
const drawer = (page: Page) => page.getByRole('dialog');

async function open(page: Page, name: keyof typeof accounts): Promise<void> {
  await row(page, name).getByRole('link').click();
  await drawer(page).getByText('Por qué importa').waitFor();
}

it('a finding lives from month to month, two people see each other, and the client answers', async () => {
  await load('2026-01', ['justified', 'corrected']);
  const { page, problems } = await product.signedIn();
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

  await page.goto(address('2026-01'));
  await open(page, 'corrected');
  await drawer(page).getByLabel('Asignado a', { exact: true }).click();
  await page.keyboard.type('Camila');
  await page.keyboard.press('Enter');
  await row(other.page, 'corrected').getByTitle('Camila Rojas').waitFor();
  await drawer(page).getByRole('button', { name: 'Empezar revisión' }).click();
  await row(other.page, 'corrected').getByText('En revisión').waitFor();
  await drawer(page)
    .getByPlaceholder(/Escribe un comentario/)
    .fill('Falta el egreso');
  await drawer(page).getByRole('button', { name: 'Comentar' }).click();
  await drawer(page).getByText('Falta el egreso', { exact: true }).waitFor();

  await load('2026-02', ['justified', 'fresh']);
  await page.goto(address('2026-02'));
  await row(page, 'justified').getByText('Justificado').waitFor();
  // Among the open ones it is folded at the foot.
  await page.goto(address('2026-02').replace('&ver=todos', ''));
  await page.getByRole('button', { name: /^Justificados 1, no cuentan en el índice/ }).waitFor();
  expect(await row(page, 'justified').count()).toBe(0);
  await page.goto(address('2026-02'));
  await row(page, 'fresh').getByText('Nuevo').waitFor();
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-02&ver=corregidos`);
  await row(page, 'corrected').getByText('Corregido').waitFor();

  const email = 'hernan@cliente.co';
  await page.goto(address('2026-02'));
  await open(page, 'fresh');
  await fillQuestion(page, { name: 'Hernán Duarte', email, words: '¿De quién es este saldo?' });
  await sendQuestion(page);
  const client = await openLink(product, email);
  await client.page.getByText('¿De quién es este saldo?').waitFor();
  // Of two findings of the month, the client sees the one that they are asked about.
  expect(await client.page.locator('body').innerText()).not.toContain(accounts.justified);
  await client.page.getByRole('textbox', { name: 'Su respuesta' }).fill('Es de Ana Ruiz.');
  await client.page.getByText(/1 de 1 respondida · guardado a las/).waitFor();
  await client.page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await client.page.getByRole('heading', { name: /Listo, Hernán/ }).waitFor();

  await load('2026-03', ['justified', 'corrected', 'fresh']);
  await page.goto(address('2026-03'));
  await open(page, 'fresh');
  await drawer(page).getByText('Es de Ana Ruiz.').first().waitFor();
  await page.keyboard.press('Escape');
  await row(page, 'corrected').getByText('Reabierto').waitFor();
  // Its justification ended in February.
  expect(await row(page, 'justified').innerText()).not.toContain('Justificado');
  expect(problems).toEqual([]);
});

/** The path of the report of a month as a PDF. */
async function downloadReport(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Informe' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Papel de trabajo en PDF' }).click();
  const path = join(folder, 'informe.pdf');
  await (await download).saveAs(path);
  return path;
}

/** By somebody without an account, who holds the file. */
async function checkReport(path: string, told: string): Promise<void> {
  const { page, problems } = await product.page();
  await page.goto('/verificar');
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByText('Es un informe de Cuadre y está igual que cuando se hizo').waitFor();
  await page.getByText('Suministros del Norte S.A.S.').waitFor();
  await page.getByText(told).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `verifying, ${colorScheme}`);
  }
  expect(problems).toEqual([]);
}

it('many are changed at once with the keys, and taken back', async () => {
  const { page } = await product.signedIn();
  await page.goto(address('2026-03'));
  await row(page, 'fresh').getByRole('link').focus();
  await page.keyboard.press('x');
  await row(page, 'corrected').getByRole('link').focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Acciones sobre los hallazgos elegidos' });
  await bar.getByText('2 hallazgos').waitFor();
  await bar.getByRole('button', { name: 'Estado' }).click();
  await page.getByRole('button', { name: 'Por corregir' }).click();
  await row(page, 'fresh').getByText('Por corregir').waitFor();
  await row(page, 'corrected').getByText('Por corregir').waitFor();
  // Rows show a change before the server has stored it.
  await page.getByRole('button', { name: 'Deshacer' }).waitFor();
  await page.keyboard.press('z');
  await row(page, 'fresh').getByText('Nuevo').waitFor();
  await row(page, 'corrected').getByText('Reabierto').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
});

it('a month is signed off, and says so everywhere when its balance changes', async () => {
  const { page, problems } = await product.signedIn();
  await page.goto(address('2026-03'));
  await page.getByRole('button', { name: 'Cerrar marzo', exact: true }).click();
  await page.waitForURL(/\/servicio\/auditoria\/cierre\/2026-03$/);
  await page.getByText(/^Falta la razón de \d+ hallazgos\.$/).waitFor();
  await page.getByRole('button', { name: 'La misma razón para los que faltan' }).click();
  await page.getByRole('textbox', { name: 'La misma razón para los que faltan' }).fill('Se cruza en abril');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('button', { name: 'Firmar y pedir revisión' }).click();
  // Nobody else may review.
  await page.getByText('La misma persona: nadie más puede revisar').waitFor();
  await expectAccessible(page, 'sign-off');
  await page.getByRole('checkbox', { name: 'Leí lo que queda abierto y por qué' }).check();
  await page.getByRole('button', { name: 'Firmar y cerrar marzo' }).click();
  await page.getByText('Marzo está bloqueado').waitFor();

  await page.goto(address('2026-03'));
  await page.getByText('Marzo está cerrado y firmado.').waitFor();
  const report = await downloadReport(page);
  await checkReport(report, 'Cerrado y firmado el');
  await open(page, 'fresh');
  await drawer(page).getByRole('button', { name: 'Empezar revisión' }).click();
  await page.getByText(/está cerrado y firmado\. Para cambiarlo, quien aprueba/).waitFor();

  await load('2026-03', ['corrected', 'fresh']);
  await page.goto(address('2026-03'));
  await page.getByText('Marzo está cerrado, y su balance cambió después de las firmas.').waitFor();
  await page.getByRole('button', { name: 'Ver el resumen' }).click();
  await page.getByRole('link', { name: /^mar 2026: .*cerrado y modificado$/ }).waitFor();
  await page.getByRole('link', { name: 'Ver el cierre' }).click();
  const changed = page.getByRole('region', { name: /Qué cambió después del cierre/ });
  await changed.getByText(accounts.justified, { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Razón' }).fill('El anticipo se cruzó en marzo');
  await page.getByRole('button', { name: 'Reabrir marzo' }).click();
  await page.getByRole('button', { name: 'Firmar y pedir revisión' }).waitFor();
  await page.getByText('El anticipo se cruzó en marzo').waitFor();
  await checkReport(report, 'Se reabrió el');
  // The refused change of a finding.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

/**
 * A file of no known package: its columns are mapped until the reading is proved, and the next file is read with the
 * same mapping.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../support/made-files.ts';
import { choose, chosen, desktop, expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
});
afterAll(() => product.close());

/** Account, name, id, third party, opening, debit and credit of a first month. */
const lines = [
  ['11050501', 'Caja', '', '', 100, 60, 10],
  ['13050501', 'Clientes', '900111222', 'Ana S.A.S.', 30, 30, 10],
  ['13050501', 'Clientes', '79456123', 'Luis', 10, 10, 0],
  ['31050501', 'Capital', '800197268', 'Socio', -140, 0, 80],
] as const;

/**
 * A month in a layout with unusual headers, misleading for the guess. `after`: months since the first one, whose closing
 * balances it opens with.
 */
function oddFile(nit: string, month: string, after = 0) {
  const text = [
    'Informe de saldos;;;;;;;',
    `NIT ${nit};;${month} de 2024;;;;;`,
    'Cta;Detalle;No. Ident;Beneficiario;Sdo Ant;Abonos del mes;Cargos del mes;Sdo Actual',
    ...lines.map(([account, name, id, thirdParty, first, debit, credit]) => {
      const opening = first + after * (debit - credit);
      const amounts = [opening, debit, credit, opening + debit - credit].map((amount) => `${amount},00`);
      return [account, name, id, thirdParty, ...amounts].join(';');
    }),
  ].join('\r\n');
  return { name: `informe ${month}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function companyOf(page: Page): Promise<{ id: string; nit: string }> {
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const id = /empresa\/(\d+)/.exec(page.url())![1]!;
  const nit = await page
    .getByText(/^\d{3}\.\d{3}\.\d{3}-\d$/)
    .first()
    .innerText();
  return { id, nit };
}

const use = (page: Page) => page.getByRole('button', { name: 'Usar estas columnas' });

describe('column mapping', () => {
  it('leads from an unknown sheet to its audit, and applies to the next month', async () => {
    const { page, problems } = await product.signedIn();
    const { id, nit } = await companyOf(page);
    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    await page.locator('input[type=file]').first().setInputFiles(oddFile(nit, 'Enero'));
    await page.getByText(/No reconocimos un balance/).waitFor();
    await page.getByRole('button', { name: /Indicar las columnas/ }).click();

    // The guess swaps debits and credits because of the headers: it cannot be used yet.
    const proof = page.getByRole('region', { name: 'Prueba de la lectura' });
    await page.getByText('Corrige las columnas hasta que las filas sumen.').waitFor();
    expect(await use(page).isDisabled()).toBe(true);
    await choose(page, 'Débitos', 'Abonos del mes');
    await choose(page, 'Créditos', 'Cargos del mes');
    await proof.getByText(/Inicial \+ débitos − créditos = final/).waitFor();
    await proof.getByText('3 cuentas, 3 terceros en 4 filas').waitFor();
    await page.getByRole('region', { name: 'Filas leídas del archivo' }).getByText('900.111.222').waitFor();
    await expectAccessible(page, 'the columns of a sheet');
    await page.setViewportSize(phone.viewport!);
    await expectNoOverflow(page);
    await page.setViewportSize(desktop.viewport!);

    // Selects another header row by keyboard, and back.
    await page.getByRole('button', { name: 'Usar la fila 2 como títulos' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Usar la fila 3 como títulos' }).focus();
    await page.keyboard.press('Enter');
    await use(page).click();

    const list = page.getByRole('region', { name: 'Archivos reconocidos' });
    await list.getByText(/^Columnas de /).waitFor();
    await list.getByText('enero de 2024').waitFor();
    await page.getByRole('button', { name: 'Columnas guardadas (1)' }).waitFor();
    await page.getByRole('button', { name: 'Guardar y auditar' }).click();
    await page.waitForURL(/mes=2024-01/);

    // February with the same headers, and a file that is not a balance, in an archive.
    const february = oddFile(nit, 'Febrero', 1);
    const archive = zipOf([
      { name: 'meses/febrero.csv', data: february.buffer },
      { name: 'meses/carta.pdf', data: '%PDF-1.7\n1 0 obj' },
    ]);
    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'todo.zip', mimeType: 'application/zip', buffer: archive });
    await list.getByText('febrero de 2024').waitFor();
    await list.getByText(/encontramos un PDF/).waitFor();
    await list.getByText('1 listo para guardar · 1 no se pudo leer').waitFor();
    await expectAccessible(page, 'the files of an archive');

    await page.getByRole('button', { name: 'Columnas guardadas (1)' }).click();
    const saved = page.getByRole('dialog');
    await saved.getByText('informe Enero.csv').waitFor();
    await saved.getByRole('button', { name: /^Borrar/ }).click();
    await page.getByRole('button', { name: 'Sí, borrar' }).click();
    await saved.getByText('No quedan columnas guardadas.').waitFor();
    expect(problems).toEqual([]);
  });

  it('leads from a sheet without headers to its audit, and applies to the next month', async () => {
    const { page, problems } = await product.signedIn();
    const { id, nit } = await companyOf(page);
    const untitled = (month: string, after = 0) => {
      const { name, mimeType, buffer } = oddFile(nit, month, after);
      return { name, mimeType, buffer: Buffer.from(buffer.toString().replace(/^Cta;.*\r\n/m, '')) };
    };
    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    await page.locator('input[type=file]').first().setInputFiles(untitled('Mayo'));
    await page.getByText(/no trae la fila de títulos/).waitFor();
    await page.getByRole('button', { name: /Indicar las columnas/ }).click();
    await chosen(page, 'Fila de títulos', 'No hay fila de títulos').waitFor();
    const proof = page.getByRole('region', { name: 'Prueba de la lectura' });
    await proof.getByText(/Inicial \+ débitos − créditos = final/).waitFor();
    await page.getByText(/Los próximos archivos sin títulos/).waitFor();
    await expectAccessible(page, 'the columns of a sheet without titles');
    // A row of figures is no header row; the first choice goes back.
    await choose(page, 'Fila de títulos', '3 · 11050501');
    await page
      .getByText('Corrige las columnas hasta que las filas sumen.')
      .or(page.getByText(/revisa lo que no da/))
      .waitFor();
    await choose(page, 'Fila de títulos', 'No hay fila');
    await use(page).click();
    const list = page.getByRole('region', { name: 'Archivos reconocidos' });
    await list.getByText('sin fila de títulos').waitFor();
    await page.getByRole('button', { name: 'Guardar y auditar' }).click();
    await page.waitForURL(/mes=2024-05/);

    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    await page.locator('input[type=file]').first().setInputFiles(untitled('Junio', 1));
    await list.getByText('junio de 2024').waitFor();
    await list.getByText('Cuadra', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, problems } = await product.signedIn(phone);
    const { id, nit } = await companyOf(page);
    await page.goto(`/empresa/${id}/servicio/auditoria?cargar`);
    await page.locator('input[type=file]').first().setInputFiles(oddFile(nit, 'Marzo'));
    await page.getByRole('button', { name: /Indicar las columnas/ }).click();
    await page.getByText('Corrige las columnas hasta que las filas sumen.').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, 'the columns of a sheet on a phone');
    expect(problems).toEqual([]);
  });
});

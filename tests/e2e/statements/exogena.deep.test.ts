/** Preview of the yearly report to the DIAN: reached from the statements, an account sent elsewhere, and the workbook. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { rowsOf } from '../../support/made-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;

beforeAll(async () => {
  product = await Product.openFirst();
  await product.sampleReady();
});
afterAll(() => product.close());

it('is a tab of the statements, follows the company and is saved as a workbook', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const company = /empresa\/(\d+)/.exec(page.url())![1]!;
  await page.goto(`/empresa/${company}/servicio/estado-financiero`);
  await page.getByRole('navigation', { name: 'Estados' }).getByRole('link', { name: 'Exógena' }).click();
  await page.getByRole('heading', { level: 1, name: 'Información exógena' }).waitFor();
  await page.getByRole('link', { name: '1009', exact: true }).click();
  await page.getByRole('heading', { name: '1009 · Saldos de cuentas por pagar al 31 de diciembre' }).waitFor();
  await page.getByText(/^Cuadra(; faltan| con los balances)/).waitFor();

  await page.getByText('Cuentas y conciliación').click();
  const account = page.getByRole('row').filter({ hasText: 'Proveedores nacionales' }).first();
  await account.filter({ hasText: '2201' }).waitFor();
  await account.getByRole('button', { name: /^Cambiar a dónde va/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Concepto' }).click();
  await page.getByRole('option', { name: '2206 · Demás pasivos' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await account.filter({ hasText: '2206' }).waitFor();
  await page.reload();
  await account.filter({ hasText: '2206' }).waitFor();
  await account.getByRole('button', { name: /^Cambiar a dónde va/ }).click();
  await dialog.getByRole('button', { name: 'Volver a la propuesta' }).click();
  await account.filter({ hasText: '2201' }).waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Excel' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^exogena-\d{4}\.xlsx$/);
  const { sheets } = await openWorkbook(await buffer(await file.createReadStream()), 'exogena.xlsx');
  expect(sheets.map(({ name }) => name)).toContain('Conciliación');
  expect(problems).toEqual([]);
});

it('takes what third parties lack one by one and by Excel, and a changed concept back', async () => {
  const { page, problems } = await product.signedIn(desktop);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const company = /empresa\/(\d+)/.exec(page.url())![1]!;
  const address = `/empresa/${company}/servicio/estado-financiero/exogena`;
  await page.goto(`${address}?formato=2276`);
  await page.getByRole('link', { name: 'Terceros por completar' }).click();

  // One by one: what is wrong is said at its field.
  await page
    .getByRole('button', { name: /^Completar los datos de/ })
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: 'Buscar tercero' }).fill('cuantias menores');
  await page.getByRole('button', { name: 'Completar los datos de CUANTÍAS MENORES' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección').fill('Carrera 7 # 71-21');
  await dialog.getByLabel('Municipio').fill('bogo');
  await page.getByRole('option', { name: /^Bogotá/ }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Ningún tercero con ese filtro.').waitFor();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByRole('combobox', { name: 'Qué terceros se ven' }).click();
  await page.getByRole('option', { name: 'Falta: Apellidos y nombres' }).click();
  // Until the rows of the filter are here, those of before are.
  const others = page.locator('tbody:not([inert]) > tr').filter({ hasNotText: 'Apellidos y nombres' });
  await others.first().waitFor({ state: 'detached' });
  await page.locator('tbody:not([inert])').waitFor();
  const first = page.getByRole('button', { name: /^Completar los datos de/ }).first();
  const named = (await first.getAttribute('aria-label'))!.replace('Completar los datos de ', '');
  await first.click();
  await dialog.getByText(/son una propuesta nuestra/).waitFor();
  const surname = await dialog.getByLabel('Primer apellido').inputValue();
  await dialog.getByLabel('Primer apellido').fill('');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Falta el primer apellido.').waitFor();
  await dialog.getByLabel('Primer apellido').fill(surname);
  await dialog.getByLabel('Dirección').fill('Calle 10 # 5-20');
  await dialog.getByLabel('Municipio').fill('medel');
  await page.getByRole('option', { name: 'Medellín (Antioquia)' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The rest by Excel: a wrong cell refuses the file, which then fills in everybody.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar los que faltan' }).click();
  const template = await openWorkbook(await buffer(await (await downloading).createReadStream()), 'terceros.xlsx');
  const [heads, ...rows] = Object.values(await rowsOf(template.sheets[0]!));
  expect(rows.map(([, name]) => name)).not.toContain(named);
  const at = (title: string) => heads!.indexOf(title);
  const [municipality, mark] = [at('Código del municipio'), at('Tipo, apellidos y nombres')];
  const fill = (code: string) =>
    rows.map((row) => heads!.map((_, column) => (column === municipality ? code : (row[column] ?? null))));
  const load = async (filled: (string | number | null)[][]) => {
    const bytes = await writeWorkbook([{ name: 'Terceros', rows: [heads!.map(String), ...filled] }]);
    const file = { name: 'terceros.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
    await page.getByLabel(/archivo de los terceros/).setInputFiles(file);
    await page.getByRole('button', { name: 'Cargar los datos' }).click();
  };
  await load(fill('Marte') as (string | number | null)[][]);
  await page.getByText(/^Hoja «Terceros», fila 2, columna N: «Marte»/).waitFor();
  const street = at('Dirección');
  const right = fill('11001').map((row) =>
    row.map((cell, column) => (column === street ? 'Calle 1' : column === mark ? null : cell)),
  );
  await load(right as (string | number | null)[][]);
  await page.getByText(/^Datos de \d+ terceros guardados/).waitFor();

  // A concept is changed and taken back.
  await page.getByRole('link', { name: 'Volver a los formatos' }).click();
  await page.goto(`${address}?formato=1009&ver=cuentas`);
  const account = page.getByRole('row').filter({ hasText: 'Proveedores nacionales' }).first();
  await account.filter({ hasText: '2201' }).waitFor();
  await account.getByRole('button', { name: /^Cambiar a dónde va/ }).click();
  await dialog.getByRole('combobox', { name: 'Concepto' }).click();
  await page.getByRole('option', { name: '2206 · Demás pasivos' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await account.filter({ hasText: '2206' }).waitFor();
  await page.getByRole('button', { name: 'Historial' }).click();
  await page.getByRole('button', { name: /^Deshacer el cambio/ }).click();
  await account.filter({ hasText: '2201' }).waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Excel' }).click();
  const { sheets } = await openWorkbook(await buffer(await (await saving).createReadStream()), 'exogena.xlsx');
  const rowsIn = async (name: string) => Object.values(await rowsOf(sheets.find((sheet) => sheet.name === name)!));
  const [payments, payables] = [await rowsIn('1001'), await rowsIn('1009')];
  const addressOf = (table: typeof payments) => table[0]!.indexOf('Dirección');
  expect(payments.slice(1).filter((row) => !row[addressOf(payments)])).toEqual([]);
  const small = payables.find((row) => row.includes('222222222'))!;
  const from = addressOf(payables);
  expect(small.slice(from, from + 4)).toEqual(['CARRERA 7 # 71-21', '11', '001', '169']);
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

it.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('is accessible %s, in both themes', async (_, options) => {
  const { page, problems } = await product.signedIn(options);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  const company = /empresa\/(\d+)/.exec(page.url())![1]!;
  for (const part of ['', '&ver=cuentas', '&ver=datos&falta=todos']) {
    await page.goto(`/empresa/${company}/servicio/estado-financiero/exogena?formato=1009${part}`);
    await page.getByRole('region', { name: / del formato 1009$|^Terceros de la/ }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme=light]').waitFor();
    await expectAccessible(page, `light${part}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    await expectAccessible(page, `dark${part}`, 'contrast');
    await expectNoOverflow(page, part);
  }
  expect(problems).toEqual([]);
});

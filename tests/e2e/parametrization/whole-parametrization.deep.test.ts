/** The predefined parametrization and whole parametrizations in the browser: modal of the staff, versions, copies, Excel. */
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvBalance } from '../../support/fixture-files.ts';
import { expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

/** A package of its own: other files create companies of Siigo Nube. */
const siigoPyme = 5;

let product: Product;
let early: number;
beforeAll(async () => {
  product = await Product.open();
  early = await product.newCompany({
    name: 'Suministros del Norte S.A.S.',
    nit: '900394374',
    checkDigit: 4,
    software: siigoPyme,
  });
});
afterAll(() => product.close());

const wizard = (company: number) => `/empresa/${company}/servicio/edicion-plan-cuentas/2`;
const titles = 'Código o prefijo;Tipo de coincidencia;Categoría;Tolerancia COP';
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([titles, ...lines].join('\n')),
});

async function asStaff(options?: Parameters<Product['page']>[0]) {
  const opened = await product.page(options);
  const { page } = opened;
  await page.goto('/login/admin');
  await page.getByLabel('Correo electrónico').fill('admin@cuadre.local');
  await page.getByLabel('Contraseña').fill(product.accountant.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria/);
  return opened;
}

async function modal(page: Page) {
  await page.getByRole('button', { name: 'Plan Cuentas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Autoparametrización Predefinida' });
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const field = dialog.getByLabel(/^Importar Balance de prueba por tercero/);
  return { dialog, press, field };
}

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** Of a downloaded file; the browser may be on another machine. */
async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('the modal of the staff', () => {
  it('asks for software and file, refuses all errors in errores.txt, and loads', async () => {
    const { page, problems } = await asStaff();
    const { dialog, press, field } = await modal(page);
    await expectAccessible(page, 'the predefined parametrization');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await press('Cargar Archivo');
    await said(page, 'No se ha seleccionado el software contable');
    await press('Descargar Parametrización Global');
    await dialog.getByRole('combobox', { name: 'Software contable' }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Siigo Nube', 'Siigo Pyme']);
    await page.getByRole('option', { name: 'Siigo Pyme' }).click();
    await press('Cargar Archivo');
    await said(page, 'No se ha seleccionado ningún archivo');

    const wrong = Array.from({ length: 50 }, (_, index) => `15x${index};;invertida.acumulada;`);
    await field.setInputFiles(csv('errada.csv', ...wrong));
    await dialog.getByText('errada.csv').waitFor();
    expect(sent).toEqual([]);
    const saved = page.waitForEvent('download');
    await press('Cargar Archivo');
    const errors = await saved;
    expect(errors.suggestedFilename()).toBe('errores.txt');
    const lines = (await contentOf(errors)).toString('utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(50);
    expect(lines[0]).toBe(
      '- Fila 2, columna A (Código o prefijo): «15x0» no es un código: lleva solo dígitos, de 1 a 16.',
    );
    await said(page, 'No se pudo cargar errada.csv.');
    await dialog.getByText('errada.csv', { exact: true }).waitFor();

    await field.setInputFiles({
      name: 'enero.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        csvBalance([
          ['11050501', 'Caja general', '', '', '0', '200', '0', '200'],
          ['31050501', 'Capital', '', '', '0', '0', '200', '-200'],
        ]).bytes,
      ),
    });
    await press('Cargar Archivo');
    await dialog.getByText(/«enero.csv» es un balance de prueba/).waitFor();
    expect(await dialog.getByRole('link', { name: 'Ir a Auditoría' }).getAttribute('href')).toMatch(/auditoria$/);

    const download = page.waitForEvent('download');
    await press('Descargar Parametrización Global');
    expect((await download).suggestedFilename()).toBe('Parametrizacion.xlsx');
    await said(page, 'Se descargó el archivo con éxito');

    await field.setInputFiles(
      csv('nueva.csv', '1592;;invertida.acumulada;5000', '15990101;exacta;invertida.acumulada;'),
    );
    expect(await dialog.getByText('errada.csv', { exact: true }).count()).toBe(0);
    await press('Cargar Archivo');
    await dialog.getByText(/^Versión \d+ de Siigo Pyme: qué pasa si la aplicas$/).waitFor();
    await dialog.getByText(/^A (1|\d+) de \d+ empresas? les? cambia algo\.$/).waitFor();
    await expectAccessible(page, 'what a new version does to companies');
    await press('Aplicar a todas');
    await said(page, 'Se ha cargado con éxito.');
    await said(page, 'nueva.csv se cargó con éxito.');
    await page
      .getByText(/columna D \(Tolerancia COP\): La auditoría no la usa/i)
      .first()
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Plan Cuentas' }).click();
    expect(await dialog.getByText('nueva.csv', { exact: true }).count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page } = await asStaff(phone);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await modal(page);
    await expectAccessible(page, 'the predefined parametrization on a phone');
    await expectNoOverflow(page);
  });
});

describe('a new version of the predefined parametrization', () => {
  it('is told in the bell, which leads to where the one before is kept', async () => {
    const { page, problems } = await product.signedIn();
    await page.getByRole('button', { name: /^Notificaciones: \d+ pendientes?$/ }).click();
    const bell = page.getByRole('region', { name: 'Notificaciones' });
    const note = bell.getByRole('listitem').filter({ hasText: 'Siigo Pyme' });
    await note.getByText(/a Suministros del Norte S\.A\.S\. le cambia 1 valor .*«Conservar la anterior»\.$/).waitFor();
    await note.getByRole('link').click();
    await page.waitForURL(/\/servicio\/edicion-plan-cuentas\/0$/);
    await page.getByText(/a esta empresa le cambió 1 valor\.$/).waitFor();
    await page.goto('/parametrizacion-predefinida');
    const row = page.getByRole('row', { name: /Suministros del Norte/ });
    await row.getByRole('button', { name: 'Conservar la anterior en Suministros del Norte S.A.S.' }).waitFor();
    await expectAccessible(page, 'companies that a new version changed');
    await page.setViewportSize(phone.viewport!);
    await expectNoOverflow(page);
    expect(problems).toEqual([]);
  });

  it('is where a new company starts; an existing one sees what changed, keeps the one before, and takes it after all', async () => {
    const late = await product.newCompany({
      name: 'Comercial del Sur S.A.S.',
      nit: '860005224',
      checkDigit: 6,
      software: siigoPyme,
    });
    const { page, problems } = await product.signedIn();
    await page.goto(wizard(late));
    const account = page.getByRole('button', { name: 'Quitar =15990101' });
    await account.waitFor();
    await page.goto(wizard(early));
    await account.waitFor();
    await page.getByText(/a esta empresa le cambió 1 valor\.$/).waitFor();
    await page.getByRole('button', { name: 'Ver qué cambió' }).click();
    await expectAccessible(page, 'what a new version changed');
    await page.getByRole('dialog').getByRole('button', { name: 'Conservar la anterior' }).click();
    await said(page, 'Esta empresa conserva la versión anterior');
    await page.getByText(/que a esta empresa le cambiaría 1 valor/).waitFor();
    await account.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ver qué cambiaría' }).click();
    const drawer = page.getByRole('dialog', { name: /^Parametrización predefinida de Siigo Pyme, versión \d+$/ });
    await drawer.getByText('=15990101').waitFor();
    await expectAccessible(page, 'what a new version would change');
    await drawer.getByRole('button', { name: 'Usar esta versión' }).click();
    await said(page, 'Esta empresa usa ahora la versión nueva');
    await account.waitFor();
    expect(problems).toEqual([]);
  });
});

describe('a whole parametrization', () => {
  it('comes from an Excel after its changes were seen, is undone, and goes to another company', async () => {
    const other = 'Comercial del Este S.A.S.';
    await product.newCompany({ name: other, nit: '890903938', checkDigit: 8, software: siigoPyme });
    const { page, problems } = await product.signedIn();
    await page.goto(wizard(early));
    const whole = page.getByRole('region', { name: 'Toda la parametrización' });
    const download = page.waitForEvent('download');
    await whole.getByRole('button', { name: 'Descargar en Excel' }).click();
    const own = await contentOf(await download);

    await whole.getByRole('button', { name: 'Traer de un Excel' }).click();
    const drawer = page.getByRole('dialog', { name: 'Traer de un Excel' });
    const field = drawer.getByLabel(/^Suelta aquí la parametrización/);
    const bring = drawer.getByRole('button', { name: 'Traer estos cambios' });
    await field.setInputFiles({ name: 'Parametrizacion.xlsx', mimeType: '', buffer: own });
    await drawer.getByText('No cambia nada.').waitFor();
    expect(await bring.isDisabled()).toBe(true);
    await field.setInputFiles({ name: 'foto.xlsx', mimeType: '', buffer: Buffer.from('no es un Excel') });
    await drawer.getByRole('alert').waitFor();
    expect(await bring.isDisabled()).toBe(true);
    await field.setInputFiles(
      csv('cuentas.csv', '1592;;invertida.acumulada;', '15980101;exacta;invertida.acumulada;7'),
    );
    await drawer.getByText('=15980101').waitFor();
    await drawer.getByText(/Tolerancia COP/).waitFor();
    await expectAccessible(page, 'what an Excel would change');
    await bring.click();
    await said(page, 'Parametrización traída del archivo');
    await page.getByRole('button', { name: 'Quitar =15980101' }).waitFor();

    await whole.getByRole('button', { name: 'Copiar a otras empresas' }).click();
    const copy = page.getByRole('dialog', { name: 'Copiar a otras empresas' });
    await copy.getByRole('checkbox', { name: other }).check();
    await copy.getByRole('button', { name: 'Ver qué cambiaría' }).click();
    await copy.getByRole('region', { name: other }).getByText('=15980101').waitFor();
    await expectAccessible(page, 'what a copy would change');
    await copy.getByRole('button', { name: 'Copiar a 1 empresa' }).click();
    await said(page, 'Parametrización copiada a 1 empresa');

    await page.getByRole('button', { name: 'Historial de cambios' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer este cambio' }).first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitar =15980101' }).waitFor({ state: 'detached' });
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

describe('two people at one validation', () => {
  it('lose nothing: what both changed differently is chosen', async () => {
    const open = async () => {
      const { page } = await product.signedIn();
      await page.goto(wizard(early));
      const capital = page.getByRole('textbox', { name: 'Capital suscrito' });
      await capital.waitFor();
      return { page, capital, save: page.getByRole('button', { name: 'Guardar', exact: true }) };
    };
    const [first, second] = [await open(), await open()];
    await first.capital.fill('5000000');
    await first.page.getByRole('button', { name: 'Quitar =15990101' }).click();
    await first.save.click();
    await said(first.page, 'Todo está guardado');

    await second.capital.fill('7000000');
    await second.capital.blur();
    await second.save.click();
    const choice = second.page.getByRole('dialog');
    await choice.getByRole('radio', { name: /^Lo mío: .*7\.000\.000/ }).check();
    await expectAccessible(second.page, 'a choice between two values');
    await choice.getByRole('button', { name: 'Seguir con esto' }).click();
    await second.save.click();
    await said(second.page, 'Todo está guardado');
    await first.page.reload();
    await first.page
      .getByRole('region', { name: 'Distinto de lo predefinido' })
      .getByText(/7\.000\.000/)
      .waitFor();
    expect(await first.page.getByRole('button', { name: 'Quitar =15990101' }).count()).toBe(0);
  });
});

describe('the runs of the staff', () => {
  it('have their result by company, and the last one is taken back', async () => {
    const { page, problems } = await asStaff();
    const { dialog } = await modal(page);
    await dialog.getByRole('link', { name: /^Ver las cargas/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('link', { name: /^Siigo Pyme, versión/ })
      .first()
      .click();
    await page
      .getByRole('row', { name: /Suministros del Norte/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'the runs of predefined parametrizations');
    await page.getByRole('button', { name: /^Deshacer la versión \d+ de Siigo Pyme$/ }).click();
    await page.getByRole('button', { name: 'Sí, deshacer' }).click();
    await page
      .getByText(/^Siigo Pyme: se deshizo la versión/)
      .first()
      .waitFor();
    expect(problems).toEqual([]);
    const { page: own } = await product.signedIn();
    await own.goto(wizard(early));
    await own.getByText(/se deshizo una versión de la parametrización predefinida de Siigo Pyme/).waitFor();
  });
});

/** Lists of the DIAN in a browser: a visitor looks NITs up, staff loads a list, and the visitor sees it; reports of use. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';
import { callAsPage } from '../shell/call-as-page.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

/** In the books of the sample company. */
const listed = '890903938';

async function lookUp(page: Page, lines: string): Promise<void> {
  await page.goto('/DIAN');
  await page.getByRole('textbox').fill(lines);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByText(/consultados?$/).waitFor();
}

async function expectSound(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
  await expectNoOverflow(page, what);
}

async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/login/admin');
  await page.getByLabel('Correo electrónico').fill('admin@cuadre.local');
  await page.getByLabel('Contraseña').fill(product.accountant.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria/);
}

async function choose(page: Page, name: string, ...rows: string[]): Promise<void> {
  await page.goto('/nits-dian');
  await page.getByRole('textbox', { name: 'Vigente desde' }).fill('01/01/2026');
  const buffer = Buffer.from(['NIT;Razón social;Resolución;Fecha', ...rows].join('\r\n'));
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer });
}

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('%s', (_, options) => {
  it('a visitor looks NITs up, in the order of the lines', async () => {
    const { page, problems } = await product.page(options);
    await lookUp(page, '899999068-4\n71334902\n9004\nuna palabra');
    await page.getByText('Pegaste 899.999.068-4; el dígito correcto es 1.').waitFor();
    await page.getByText('No alcanza a ser un NIT: tiene 4 dígitos.').waitFor();
    await expectSound(page, 'look-up');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^consulta-nit-.*\.xlsx$/);
    await page.getByRole('link', { name: '¿Deseas iniciar sesión?' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('reports of use are drawn and told as tables', async () => {
    const { page, problems } = await product.page(options);
    await signInAsStaff(page);
    await page.goto('/reportes');
    await page.getByRole('img', { name: /^Auditorías: / }).waitFor();
    await expectSound(page, 'reports');
    await page.getByRole('button', { name: 'Auditorías por mes: ver como tabla' }).click();
    await page.getByRole('columnheader', { name: 'Cargas' }).first().waitFor();
    await page.goto('/reportes?rango=30');
    await page.getByText('Auditorías por día').waitFor();
    await expectSound(page, 'reports of days');
    await page.goto('/licencias');
    await page.getByRole('region', { name: 'Licencias' }).first().waitFor();
    await expectSound(page, 'licenses');
    expect(problems).toEqual([]);
  });
});

describe('a list', () => {
  it('says what it changes before it replaces, and look-ups answer with it, inside the shell too', async () => {
    const own = (await product.signedIn()).page;
    await callAsPage(own, 'POST', '/account/support', { days: 1, reason: 'Ver a quién toca la lista' });
    const { page, problems } = await product.page();
    await signInAsStaff(page);
    await page.getByRole('link', { name: 'Nits DIAN' }).click();
    await page.getByRole('heading', { name: 'Nits DIAN' }).waitFor();
    await choose(page, 'mala.csv', '90A;Uno;1;17/11/2025');
    await page.getByText('Fila 2, columna «NIT»: «90A» tiene letras o signos.').first().waitFor();
    await choose(
      page,
      'ficticios.csv',
      `${listed};Suministros Altavista Ltda.;8812;17/11/2025`,
      '900481111;Sin Fecha;9;',
    );
    await page.getByText('Entran 2, salen 0 y cambian 0: es la primera carga.').waitFor();
    await page.getByRole('button', { name: 'Reemplazar desde el 1 ene 2026' }).click();
    await page.getByText('Lista cargada').waitFor();
    await choose(page, 'ficticios-2.csv', `${listed};Altavista S.A.S.;8812;18/11/2025`);
    await page.getByRole('button', { name: 'Reemplazar desde el 1 ene 2026' }).click();
    await page.getByText('Nombre: antes “Suministros Altavista Ltda.”').waitFor();
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport!);
      await expectNoOverflow(page);
      await expectSound(page, 'lists');
    }
    const changes = page.getByRole('region', { name: 'Proveedores ficticios: qué cambió' });
    await changes.getByRole('link', { name: /^Empresas con 890\.903\.938-8: / }).click();
    const companies = page.getByRole('dialog', { name: 'Empresas con 890.903.938' });
    await companies.getByRole('link').first().waitFor();
    await expectSound(page, 'companies behind a figure');
    await companies.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await companies.waitFor({ state: 'detached' });
    await lookUp(page, listed);
    await page.getByText('Desde el 18 nov 2025 hasta el 18 nov 2030. Sus compras no se aceptan.').waitFor();
    await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
    await expectSound(page, 'look-up of a user');
    const visitor = await product.page();
    await lookUp(visitor.page, listed);
    await visitor.page.getByText('Proveedor ficticio', { exact: true }).waitFor();
    await expectSound(visitor.page, 'a fictitious supplier');
    // The next list is without it: other files audit books of the same supplier.
    await choose(page, 'ficticios-3.csv', '900481111;Otra S.A.S.;9;18/11/2025');
    await page.getByText(/^Entra 1, sale 1 y cambian 0/).waitFor();
    await page.getByRole('button', { name: 'Reemplazar desde el 1 ene 2026' }).click();
    await page.getByText('Lista cargada').first().waitFor();
    expect([...problems, ...visitor.problems]).toEqual([]);
  });
});

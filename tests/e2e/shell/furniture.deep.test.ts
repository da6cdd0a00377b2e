/** Header, footer, menu and modals around the pages that signed-in users and visitors share. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Product, signIn } from '../browser.ts';
import { settled } from '../settled.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
});
afterAll(() => product.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const footer = (page: Page) => page.getByText('Todos los derechos reservados');

describe('pages that visitors have too', () => {
  it.each([
    ['/registro', false],
    ['/terminos-condiciones', false],
    ['/autorizacion', false],
    ['/redireccionar', false],
    ['/recuperar-clave', true],
  ])('%s: footer for who is signed in, menu: %s', async (path, hasMenu) => {
    const { page } = await product.signedIn();
    await page.goto(path);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await footer(page).waitFor();
    expect(await menu(page).count()).toBe(hasMenu ? 1 : 0);
    expect(await page.getByRole('combobox', { name: 'Empresa', exact: true }).count()).toBe(0);
  });

  it('the two sign-ins lead who is signed in to the audit', async () => {
    const { page } = await product.signedIn();
    for (const path of ['/login', '/login/admin']) {
      await page.goto(path);
      await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
    }
  });
});

describe('the modal «Plan Cuentas»', () => {
  async function opened(): Promise<{ page: Page; modal: ReturnType<Page['getByRole']> }> {
    const { page } = await product.page();
    await signIn(page, { email: 'admin@cuadre.local', password: product.accountant.password }, '/login/admin');
    await menu(page).getByRole('link', { name: 'Licencias' }).click();
    await page.getByRole('heading', { level: 1, name: 'Licencias' }).waitFor();
    await menu(page).getByText('Plan Cuentas', { exact: true }).click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    return { page, modal };
  }

  it('closes before Back', async () => {
    const { page, modal } = await opened();
    await page.goBack();
    await modal.waitFor({ state: 'detached' });
    await settled(page);
    expect(await modal.count()).toBe(0);
  });

  it('says beside a file why it failed, until it is removed', async () => {
    const { page, modal } = await opened();
    await modal.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Siigo Nube' }).click();
    const buffer = Buffer.from('Esto no es un libro de parametrización');
    await modal.locator('input[type=file]').setInputFiles({ name: 'notas.csv', mimeType: 'text/csv', buffer });
    await modal.getByRole('button', { name: 'Cargar Archivo' }).click();
    const item = modal.getByRole('listitem').filter({ hasText: 'notas.csv' });
    await item.getByText('Error', { exact: true }).waitFor();
    await item.getByRole('button', { name: /Quitar/ }).click();
    await item.waitFor({ state: 'detached' });
  });
});

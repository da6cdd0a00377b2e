/** The company selector over the six screens that follow it: two companies, none, back and forward, reload, and the menu. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Product } from '../browser.ts';
import { settled } from '../settled.ts';

let product: Product;
let first: number;
let second: number;
beforeAll(async () => {
  product = await Product.open();
  const nit = { nit: '900394374', checkDigit: 4 };
  first = await product.newCompany({ name: 'Suministros del Norte S.A.S.', ...nit });
  second = await product.newCompany({ name: 'Ferretería La 13 Ltda.', nit: '890903938', checkDigit: 8 });
});
afterAll(() => product.close());

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Empresa', exact: true }).click();
  await page.getByRole('option', { name }).click();
}

/** Stays at the address: what would lead back does so once the page has come to rest. */
async function expectAt(page: Page, path: string, shown: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => page.getByRole('combobox', { name: 'Empresa', exact: true }).inputValue()).toBe(shown);
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

/** The screens that the selector rewrites, without their id. */
const screens = [
  '',
  '/servicio/plan-cuentas',
  '/servicio/edicion-plan-cuentas/4',
  '/servicio/edicion-informe-financiero/1',
  '/servicio/auditoria',
  '/servicio/estado-financiero',
];

describe('the company selector', () => {
  it('keeps the screen for another company and for none, back, forward, reloaded and from the menu', async () => {
    const { page } = await product.signedIn();
    for (const rest of screens) {
      const at = async (id: number) => {
        const shown = { [first]: 'Suministros del Norte S.A.S.', [second]: 'Ferretería La 13 Ltda.' }[id] ?? '';
        await expectAt(page, `/empresa/${id}${rest}`, shown);
        const audit = `/empresa/${id}/servicio/auditoria`;
        await expect.poll(() => menuLink(page, 'Auditoría').getAttribute('href')).toBe(audit);
      };
      await page.goto(`/empresa/${first}${rest}`);
      await at(first);
      await choose(page, 'Ferretería');
      await at(second);
      await choose(page, 'Ninguna empresa');
      await at(0);
      await page.reload();
      await at(0);
      await page.goBack();
      await at(second);
      await page.goForward();
      await at(0);
      await menuLink(page, 'Inicio').click();
      await page.waitForURL(/\/home$/);
      await menuLink(page, 'Estados Financieros').click();
      await expectAt(page, '/empresa/0/servicio/estado-financiero', '');
    }
  });

  it('goes on with the chosen company from an address without one', async () => {
    const { page } = await product.signedIn();
    await page.goto(`/empresa/${second}/servicio/plan-cuentas`);
    await expectAt(page, `/empresa/${second}/servicio/plan-cuentas`, 'Ferretería La 13 Ltda.');
    await page.goto('/');
    await expectAt(page, `/empresa/${second}/servicio/auditoria`, 'Ferretería La 13 Ltda.');
    await choose(page, 'Ninguna empresa');
    await expectAt(page, '/empresa/0/servicio/auditoria', '');
    await page.goto('/');
    await expectAt(page, '/empresa/0/servicio/auditoria', '');
  });
});

it('the only company is given once per sign-in', async () => {
  const alone = await Product.open();
  onTestFinished(() => alone.close());
  const id = await alone.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  const { page } = await alone.signedIn();
  await expectAt(page, `/empresa/${id}/servicio/auditoria`, 'Suministros del Norte S.A.S.');
  await choose(page, 'Ninguna empresa');
  await expectAt(page, '/empresa/0/servicio/auditoria', '');
  await page.reload();
  await expectAt(page, '/empresa/0/servicio/auditoria', '');
});

/** What a role, an administrator and whoever has only inactive companies meet: no entry of a menu leads to a refusal. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, Product, phone, signIn } from '../browser.ts';
import { settled } from '../settled.ts';
import { callAsPage } from './call-as-page.ts';

const name = 'Suministros del Norte S.A.S.';
const password = 'Paloma-verde-47 en el balcón';

let product: Product;
let company: number;
beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name, nit: '900394374', checkDigit: 4 });
});
afterAll(() => product.close());

interface Guest {
  email: string;
  /** Of a role of their own. */
  permissions: readonly string[];
  companies: readonly number[];
}

/** Invited by the subscriber, and signed in through the mail. */
async function guest({ email, permissions, companies }: Guest): Promise<Page> {
  const root = (await product.signedIn()).page;
  const { id } = await callAsPage<{ id: string }>(root, 'POST', '/jobs', { name: email.split('@')[0], permissions });
  const jobs = [{ job_id: id, company_id: null }];
  const invitation = { user_name: 'Clara Rey', user_email: email, company_ids: companies, jobs };
  await callAsPage(root, 'POST', '/users/invitations', invitation);
  const { text } = await product.mail(email);
  const { page } = await product.page();
  await page.goto(`/registro#invitacion=${/#invitacion=([\w-]+)/.exec(text)![1]}`);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Entrar a Cuadre' }).click();
  await page.waitForURL(/\/empresa\/\d+\/|\/home$/);
  return page;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

/** Every entry of the menu is followed, and the logo; the labels of the entries. */
async function followMenu(page: Page): Promise<string[]> {
  await settled(page);
  const followed: string[] = [];
  const entries = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')] as const));
  for (const [label, to] of entries) {
    if (!to?.startsWith('/')) continue;
    await page.goto(to);
    await settled(page);
    expect(new URL(page.url()).pathname, `${label}, ${to}`).not.toBe('/unauthorized');
    followed.push(label ?? '');
  }
  await page.getByRole('link', { name: /^Cuadre, ir a/ }).click();
  await settled(page);
  expect(new URL(page.url()).pathname, 'the logo').not.toBe('/unauthorized');
  return followed;
}

describe('the menu', () => {
  it.each([
    ['who may see audits alone', ['auditoria.ver'], ['Inicio', 'Auditoría', 'Empresas']],
    ['who may see companies alone', ['empresas.ver'], ['Inicio', 'Empresas']],
  ])('of %s has no entry that leads to a refusal, with a company and with none', async (_, permissions, shown) => {
    const [permission] = permissions as [string];
    const email = `${permission.replace('.', '-')}-${company}@ejemplo.co`;
    const page = await guest({ email, permissions, companies: [company] });
    for (const chosen of [company, 0]) {
      await page.goto('/home');
      await settled(page);
      const selector = page.getByRole('combobox', { name: 'Empresa', exact: true });
      if (chosen === 0 && (await selector.count()) > 0) {
        await selector.click();
        await page.getByRole('option', { name: 'Ninguna empresa' }).click();
      }
      const labels = await followMenu(page);
      for (const label of shown) expect(labels).toContain(label);
      expect(labels).not.toContain('Parametrizar Auditoría');
    }
  });

  it('of who has no company has no entry that leads to a refusal', async () => {
    const page = await guest({
      email: `nadie-${company}@ejemplo.co`,
      permissions: ['auditoria.ver', 'empresas.ver'],
      companies: [],
    });
    expect(await followMenu(page)).toContain('Empresas');
  });

  it('of who has no role has none of the books, and every screen says whom to ask for one', async () => {
    const email = `sin-cargo-${company}@ejemplo.co`;
    const page = await guest({ email, permissions: ['auditoria.ver'], companies: [company] });
    const root = (await product.signedIn()).page;
    const given = await callAsPage<{ id: number; attributes: { jobName: string } }[]>(root, 'GET', '/job-assignments');
    const taken = given.find(({ attributes }) => attributes.jobName === email.split('@')[0])!;
    await callAsPage(root, 'DELETE', `/job-assignments/${taken.id}`);
    // What they knew of their rights is read again.
    await page.goto('/');
    await page.waitForURL(/\/home$/);
    const whom = page.getByText(/todavía no tiene cargo.*pídele un cargo a Camila Rojas \(contador\./);
    await whom.waitFor();
    expect(await followMenu(page)).toEqual(['Inicio', 'Empresas']);
    const screens = ['/empresas', '/empresa', '/home/estados', `/empresa/${company}/servicio/auditoria`];
    for (const path of [...screens, '/empresa/0/servicio/auditoria', '/empresa/0', '/empresa/0/servicios']) {
      await page.goto(path);
      await whom.first().waitFor();
    }
  });

  it('of an administrator leads everywhere', async () => {
    const { page } = await product.page();
    await signIn(page, { email: 'admin@cuadre.local', password: product.accountant.password }, '/login/admin');
    expect(await followMenu(page)).toEqual(expect.arrayContaining(['Licencias', 'Reportes', 'Usuarios', 'Nits DIAN']));
  });
});

describe('/usuario', () => {
  it('opens the invitation for the subscriber, and tells an administrator who invites', async () => {
    const { page } = await product.signedIn();
    await page.goto('/usuario');
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar invitación' }).waitFor();
    const staff = await product.page();
    const admin = { email: 'admin@cuadre.local', password: product.accountant.password };
    await signIn(staff.page, admin, '/login/admin');
    await staff.page.goto('/usuario');
    await staff.page.getByText(/^A los usuarios los invita cada suscriptor/).waitFor();
    expect(await staff.page.getByRole('button', { name: 'Invitar usuario' }).count()).toBe(0);
    const invited = {
      user_name: 'Clara Rey',
      user_email: `proveedor-${company}@ejemplo.co`,
      jobs: [{ job_id: 'cliente', company_id: null }],
    };
    await expect(callAsPage(staff.page, 'POST', '/users/invitations', invited)).rejects.toThrow(/403/);
  });
});

describe('an inactive company', () => {
  it('is said to be the only one and inactive in place of screens, with the way to activate it', async () => {
    const own = await Product.open();
    // Before those of its pages, so that it is done after them.
    onTestFinished(() => own.close());
    const id = await own.newCompany({ name: 'Ferretería La 13 Ltda.', nit: '890903938', checkDigit: 8 });
    const { page } = await own.signedIn();
    await page.goto(`/empresa/${id}`);
    await page.getByRole('button', { name: 'Desactivar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
    await page.getByText('Empresa desactivada').waitFor();
    for (const path of ['/empresa/0/servicio/auditoria', '/empresa/0/servicio/plan-cuentas', '/empresa/0', '/home']) {
      await page.goto(path);
      await page.getByText(/^Tu única empresa, Ferretería La 13 Ltda\., está inactiva\./).waitFor();
      expect(await page.getByText(/primero crea/i).count(), path).toBe(0);
    }
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport!);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `an inactive company, ${colorScheme}`);
      }
      await expectNoOverflow(page);
    }
    await page.getByRole('button', { name: 'Ver y activar' }).click();
    await page.waitForURL((url) => url.pathname === `/empresa/${id}`);
    await page.getByRole('button', { name: 'Activar' }).first().click();
    await page.goto(`/empresa/${id}/servicio/auditoria`);
    await page.getByText(/está inactiva/).waitFor({ state: 'detached' });
  });
});

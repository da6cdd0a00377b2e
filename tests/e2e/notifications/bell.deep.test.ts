/** The bell: alerts with their severity, what is put off elsewhere, and a license that comes to its end while people work. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { License } from '#api/subscription/licenses/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { fixturesFolder } from '../../ruling/audit-folder.ts';
import { expectAccessible, Product, signIn } from '../browser.ts';
import { callAsPage } from '../shell/call-as-page.ts';
import { accessToDatabase } from './access-to-database.ts';

let product: Product;
let company: number;
beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  await product.loadBooks(company, join(fixturesFolder, 'errors'), ['2026-01']);
});
afterAll(() => product.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A license is not warned of before it began, and that of a new account begins today. */
async function begunLongAgo(account: string): Promise<void> {
  await withClient(accessToDatabase().owner, (owner) =>
    owner.query('update license set starts_on = starts_on - 300 where account_id = $1', [account]),
  );
}

describe('the bell', () => {
  it('says the severity of each alert in words beside its title, also in the list of all', async () => {
    const { page } = await product.signedIn();
    await page.getByRole('button', { name: /^Notificaciones: \d+ pendientes?$/ }).click();
    const bell = page.getByRole('region', { name: 'Notificaciones' });
    const alert = bell.getByRole('listitem').filter({ hasText: /Crítica|Alta|Media|Baja/ });
    await alert.first().waitFor();
    await expectAccessible(page, 'alerts in the bell');
    await bell.getByRole('link', { name: 'Ver todas las notificaciones' }).click();
    await page.waitForURL(/\/notificaciones$/);
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Crítica|Alta|Media|Baja/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'alerts in the list of all');
  });

  it('warns within a minute of a license that is made to end, and keeps the warning', async () => {
    const staff = (await product.page()).page;
    const admin = { email: 'admin@cuadre.local', password: product.accountant.password };
    await signIn(staff, admin, '/login/admin');
    const { page } = await product.signedIn();
    const query = new URLSearchParams({ q: product.accountant.email });
    const [license] = await callAsPage<License[]>(staff, 'GET', `/licenses?${query}`);
    const { id, attributes } = license!;
    await begunLongAgo(id);
    await callAsPage(staff, 'PUT', `/licenses/${id}`, { plan: attributes.plan, ends_on: dayIn(6) });
    const changed = Date.now();
    await page.getByRole('button', { name: /^Notificaciones: \d+ pendientes?$/ }).waitFor();
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    const bell = page.getByRole('region', { name: 'Notificaciones' });
    const warning = bell.getByRole('listitem').filter({ hasText: /vence en/ });
    await warning.getByText(/vence en \d+ días/).waitFor({ timeout: 90_000 });
    expect(Date.now() - changed).toBeLessThan(60_000);
    await bell.getByRole('button', { name: 'Marcar todas como vistas' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Notificaciones: 1 pendiente' }).click();
    await warning.getByText(/vence en \d+ días/).waitFor();
    expect(await warning.getByRole('button').count()).toBe(0);
  });
});

/** Announcements in a browser beside what stands over the page too: one at a time, after the terms and guided tours. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '#platform/database/connection.ts';
import { Product } from '../browser.ts';
import { callAsPage } from '../shell/call-as-page.ts';
import { accessToDatabase } from './access-to-database.ts';
import { People, titleFor } from './announce.ts';

let product: Product;
let people: People;
let company: number;
let picture: Buffer;
beforeAll(async () => {
  product = await Product.open();
  people = new People(product);
  company = await product.newCompany({ name: 'Distribuidora de prueba S.A.S.', nit: '890903938', checkDigit: 8 });
  const colour = { width: 1200, height: 500, channels: 3, background: '#0B6B57' } as const;
  picture = await sharp({ create: colour }).png().toBuffer();
});
afterAll(() => product.close());

const title = (words: string) => titleFor(product, words);

/** As an earlier version was the last that the user accepted. */
function takeAcceptanceBack(): Promise<unknown> {
  return withClient(accessToDatabase().owner, (owner) =>
    owner.query('delete from terms_acceptance where user_id = $1', [product.accountant.id]),
  );
}

/** The most dialogs that were open at once, counted at every change of the page from its next load on. */
async function countDialogs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { mostDialogs: 0 });
    const count = () => {
      seen.mostDialogs = Math.max(seen.mostDialogs, document.querySelectorAll('dialog[open], .driver-popover').length);
    };
    new MutationObserver(count).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { mostDialogs: number }).mostDialogs);
}

/** The page has what was sent: it would show it if nothing stood before it. */
const arrival = (page: Page, words: string) =>
  page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/notification/user')) return false;
    // That of a page that was left has no text any more.
    const text = await response.text().catch(() => '');
    return text.includes(words);
  });

describe('announcements', () => {
  it('an image without a link is seen by a click on it', async () => {
    const staff = await people.staff();
    const user = await people.user();
    const image = title('Afiche');
    const id = await people.send(staff, { kind: 'image', title: image }, picture);
    const shown = user.getByRole('dialog', { name: image });
    await shown.getByRole('button', { name: /Marcar como vista$/ }).click();
    await shown.waitFor({ state: 'detached' });
    await user.reload();
    await user.getByRole('heading', { level: 1 }).waitFor();
    expect(await shown.count()).toBe(0);
    const results = await callAsPage<object>(staff, 'GET', `/notification-templates/${id}/results`);
    expect(results).toMatchObject({ sent: 1, seen: 1 });
  });

  it('wait until a guided tour has ended', async () => {
    const staff = await people.staff();
    const user = await people.user();
    const most = await countDialogs(user);
    await user.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/1`);
    await user.getByRole('button', { name: 'Ver el recorrido' }).click();
    const step = user.getByRole('dialog', { name: 'Las validaciones' });
    await step.waitFor();
    const popup = title('Recorrido');
    const arrived = arrival(user, popup);
    await people.send(staff, { title: popup });
    await arrived;
    await step.waitFor();
    const dialog = user.getByRole('dialog', { name: popup });
    expect(await dialog.count()).toBe(0);
    await user.getByRole('button', { name: 'Omitir' }).click();
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await most()).toBe(1);
  });

  it('wait until the terms are accepted, then come one at a time', async () => {
    const staff = await people.staff();
    const user = await people.user();
    const [popup, image, banner] = [title('Términos'), title('Cartel'), title('Franja')];
    await people.send(staff, { title: popup });
    const most = await countDialogs(user);
    await takeAcceptanceBack();
    // Of the two that the page has to show at once from its start on, the terms go first.
    const arrived = arrival(user, popup);
    await user.goto(`/empresa/${company}/servicio/auditoria`);
    await arrived;
    const terms = user.getByRole('dialog', { name: 'Términos y condiciones' });
    await terms.waitFor();
    const open = user.locator('dialog[open]');
    expect(await open.count()).toBe(1);

    // What comes while they are being read waits too; a strip is no dialog.
    await people.send(staff, { kind: 'image', title: image }, picture);
    await people.send(staff, { kind: 'banner', title: banner });
    await user.getByRole('region', { name: 'Comunicados' }).getByText(banner).waitFor();
    await user.keyboard.press('Escape');
    expect(await open.getAttribute('aria-labelledby')).toBe(await terms.getAttribute('aria-labelledby'));
    expect(await open.count()).toBe(1);

    await terms.getByRole('button', { name: /^Acept/ }).click();
    const first = user.getByRole('dialog', { name: popup });
    await first.waitFor();
    expect(await open.count()).toBe(1);
    await first.getByRole('button', { name: 'Aceptar' }).click();
    const second = user.getByRole('dialog', { name: image });
    await second.getByRole('button', { name: /Marcar como vista$/ }).click();
    await second.waitFor({ state: 'detached' });
    expect(await open.count()).toBe(0);
    expect(await most()).toBe(1);
  });
});

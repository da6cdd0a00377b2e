/**
 * Announcements in a browser: staff writes one of each kind and schedules it on one process; a user sees it arrive on a
 * second process of the same database without a reload, and acts on it.
 */
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendAnnouncements } from '#api/users/notifications/templates/send-announcements.job.ts';
import { createDatabase, withClient } from '#platform/database/connection.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { temporaryDataDirectory } from '../../support/test-database.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone, signIn } from '../browser.ts';
import { accessToDatabase } from './access-to-database.ts';
import { People, titleFor } from './announce.ts';

let product: Product;
let second: ServerProcess;
let secondUrl: string;
let folder: string;

beforeAll(async () => {
  const { user, port, database, host } = accessToDatabase().owner;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  folder = temporaryDataDirectory();
  second = new ServerProcess(folder, { DATABASE_URL: url, CUADRE_TRUST_PROXY: '1' });
  product = await Product.open();
  people = new People(product);
  await product.newCompany({ name: 'Distribuidora de prueba S.A.S.', nit: '890903938', checkDigit: 8 });
  secondUrl = await second.url();
});
afterAll(async () => {
  await second.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  await product.close();
});

const title = (words: string) => titleFor(product, words);
let people: People;
const asStaff = () => people.staff();
/** On the second process. */
const asUser = () => people.user(secondUrl);

interface Written {
  kind: 'Pop-up' | 'Banner' | 'Imagen';
  title: string;
  link?: string;
  picture?: Buffer;
}

/** Writes one for the user alone, up to its sending. */
async function write(page: Page, { kind, title: words, link, picture }: Written): Promise<void> {
  await page.getByRole('link', { name: 'Notificaciones', exact: true }).first().click();
  await page.getByRole('button', { name: 'Nueva plantilla' }).click();
  // The list names kinds too.
  await page.getByLabel('Título', { exact: true }).waitFor();
  await page.getByText(kind, { exact: true }).first().click();
  await page.getByLabel('Título', { exact: true }).fill(words);
  await page.getByLabel('Descripción', { exact: true }).fill('Desde julio las bases son 2 y 10 UVT.');
  if (link !== undefined) await page.getByLabel('Enlace').fill(link);
  if (picture !== undefined)
    await page.locator('input[type=file]').setInputFiles({ name: 'bases.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('Personas', { exact: true }).click();
  await page.getByLabel('Agregar personas').fill(product.accountant.email);
  await page.getByRole('option', { name: product.accountant.email }).click();
  await page.getByText('1 usuario de 1 empresa').waitFor();
}

async function schedule(page: Page): Promise<void> {
  await page.getByLabel('Desde').fill('31/12/2098');
  await page.getByLabel('Hora de inicio').fill('08:00');
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await page.getByRole('button', { name: 'Volver a borrador' }).waitFor();
}

/** Their moment comes, and the job that looks every minute finds them, in a process of its own. */
async function comeTrue(titles: readonly string[]): Promise<void> {
  await withClient(accessToDatabase().owner, (owner) =>
    owner.query('update notification_template set starts_at = now() where title = any($1)', [titles]),
  );
  const db = createDatabase<Schema>(accessToDatabase().application);
  await sendAnnouncements({ db });
  await db.destroy();
}

/** Both sizes; in the dark, which changes no more than colours, one. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const [size, { viewport }] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport!);
    await expectAccessible(page, `${what}, ${size}`);
    await expectNoOverflow(page, `${what}, ${size}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await expectAccessible(page, `${what}, dark`, 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
}

/** Fails when the page was loaded again since. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return async () => expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}

/** The three figures and their sum, as the results show them. */
async function results(page: Page): Promise<string[]> {
  const rows = page.getByRole('region', { name: 'Resultados' }).getByRole('row');
  await rows.filter({ hasText: 'Enviadas' }).waitFor();
  return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

describe('announcements', () => {
  it('of each kind are scheduled, arrive on a second process without a reload, and are acted on', async () => {
    const [staff, user] = await Promise.all([asStaff(), asUser()]);
    const expectSamePage = await markPage(user);
    const colour = { width: 1200, height: 500, channels: 3, background: '#0B6B57' } as const;
    const picture = await sharp({ create: colour }).png().toBuffer();
    const [popup, banner, image] = [title('Bases'), title('Mantenimiento'), title('Exógena')];
    const written: Written[] = [
      { kind: 'Pop-up', title: popup, link: '/ayuda' },
      { kind: 'Banner', title: banner, link: 'https://ejemplo.co/nota' },
      { kind: 'Imagen', title: image, link: '/ayuda', picture },
    ];
    for (const one of written) {
      await write(staff, one);
      await schedule(staff);
    }
    expect(await user.getByText(banner).count()).toBe(0);

    await comeTrue([popup, banner, image]);
    const dialog = user.getByRole('dialog', { name: popup });
    await dialog.waitFor();
    const strip = user.getByRole('region', { name: 'Comunicados' });
    await strip.getByText(banner).waitFor();
    expect((await dialog.boundingBox())?.width).toBe(500);
    await expectSound(user, 'a pop-up over a banner');
    await dialog.getByRole('button', { name: 'Recordar más tarde' }).click();
    await dialog.waitFor({ state: 'detached' });

    const shown = user.getByRole('dialog', { name: image });
    await shown.getByRole('img').waitFor();
    await expectSound(user, 'an image');
    await shown.getByRole('link').click();
    await user.waitForURL(/\/ayuda/);
    await shown.waitFor({ state: 'detached' });

    await expectSound(user, 'a banner');
    await strip.getByRole('button', { name: /^Cerrar/ }).click();
    await strip.waitFor({ state: 'detached' });
    // What was put off is not in the bell, and is found among all.
    await user.getByRole('button', { name: 'Notificaciones', exact: true }).click();
    await user.getByText('No hay notificaciones').waitFor();
    await user.getByRole('link', { name: 'Ver todas las notificaciones' }).click();
    const putOff = user.getByRole('button', { name: `Marcar vista: ${popup}` });
    await putOff.waitFor();
    await expectSamePage();

    const resultsOf = async (words: string) => {
      await staff.goto('/notificaciones');
      await staff.getByRole('link', { name: words }).click();
      return results(staff);
    };
    expect(await resultsOf(popup)).toContain('Recordar más tarde 1 100,0 %');
    for (const words of [banner, image]) expect(await resultsOf(words)).toContain('Vieron y aceptaron 1 100,0 %');
    await staff.getByRole('img', { name: /^Vistas por día: / }).waitFor();
    await expectSound(staff, 'the results');

    // At the next sign-in, what was put off is asked again.
    const { page: again } = await product.page({ ...desktop, baseURL: secondUrl });
    await signIn(again, product.accountant);
    await again.getByRole('dialog', { name: popup }).getByRole('button', { name: 'Aceptar' }).click();
    await putOff.waitFor({ state: 'detached' });
    await expectSamePage();
  });

  it('wait for their moment, reach nobody once withdrawn, and are listed for both', async () => {
    const staff = await asStaff();
    const later = title('Sábado');
    await write(staff, { kind: 'Banner', title: later });
    await schedule(staff);
    await staff.getByRole('button', { name: 'Volver a borrador' }).click();
    await staff.getByRole('button', { name: 'Borrar borrador' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Borrar borrador' }).click();
    await staff.getByRole('heading', { name: 'Notificaciones', level: 1 }).waitFor();

    const user = await asUser();
    const popup = title('Retirada');
    const id = await people.draft(staff, { title: popup });
    await staff.goto(`/notificaciones/${id}`);
    await staff.getByRole('button', { name: 'Enviar ahora' }).click();
    const dialog = user.getByRole('dialog', { name: popup });
    await dialog.waitFor();
    await staff.getByRole('button', { name: 'Terminar ya' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Terminar ya' }).click();
    await dialog.waitFor({ state: 'detached' });

    await user.goto('/notificaciones');
    await user.getByRole('region', { name: 'Hoy' }).waitFor();
    await expectSound(user, 'all notifications');
    expect(await user.getByText(popup).count()).toBe(0);
    await staff.goto('/notificaciones');
    await staff.getByRole('row').filter({ hasText: popup }).getByText('Terminada').waitFor();
    await expectSound(staff, 'the templates');
    await staff.goto('/notificaciones/nueva');
    for (const kind of ['Pop-up', 'Banner', 'Campana']) {
      await staff.getByText(kind, { exact: true }).first().click();
      await expectAccessible(staff, `the editor, ${kind}`);
    }
    await staff.getByText('Imagen', { exact: true }).first().click();
    await expectSound(staff, 'the editor, Imagen');
  });
});

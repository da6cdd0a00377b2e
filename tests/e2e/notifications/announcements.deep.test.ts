/**
 * Announcements in a browser: staff writes one of each kind and schedules it on one process; a user sees it arrive on a
 * second process of the same database without a reload, and acts on it.
 */
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { temporaryDataDirectory } from '../../support/test-database.ts';
import { desktop, expectAccessible, overflows, Product, phone, signIn } from '../browser.ts';

let product: Product;
let second: ServerProcess;
let secondUrl: string;
let company: number;
let folder: string;

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Distribuidora de prueba S.A.S.', nit: '890903938', checkDigit: 8 });
  const { dataDirectory } = inject('product');
  const socket = findServer(join(realpathSync(dataDirectory), 'postgres'))!.socketFolder!;
  const { user, port, database } = accessBySocket(socket).owner;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
  folder = temporaryDataDirectory();
  second = new ServerProcess(folder, { DATABASE_URL: url, CUADRE_TRUST_PROXY: '1' });
  secondUrl = await second.url();
});
afterAll(async () => {
  await second.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  await product.close();
});

const title = (words: string) => `${words} ${product.accountant.accountName.split(' ').at(-1)}`;

async function asStaff(): Promise<Page> {
  const { page } = await product.page();
  await signIn(page, { email: 'admin@cuadre.local', password: product.accountant.password }, '/login/admin');
  return page;
}

/** On the second process. */
async function asUser(): Promise<Page> {
  const { page } = await product.page({ ...desktop, baseURL: secondUrl });
  await signIn(page, product.accountant);
  return page;
}

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

async function sendNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await page.getByRole('button', { name: 'Terminar ya' }).waitFor();
}

/** The start of a minute from now. */
function minuteAhead(minutes: number): Date {
  return new Date(Math.ceil(Date.now() / 60_000 + minutes - 1) * 60_000);
}

/** As the form asks for moments: in Bogotá. */
const inBogota = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const clockInBogota = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Bogota', timeStyle: 'short' });

async function scheduleAt(page: Page, start: Date): Promise<void> {
  await page.getByLabel('Desde').fill(inBogota.format(start));
  await page.getByLabel('Hora de inicio').fill(clockInBogota.format(start));
  await page.getByRole('button', { name: 'Programar', exact: true }).click();
  await page.getByRole('button', { name: 'Volver a borrador' }).waitFor();
}

/** Both themes and sizes. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const [size, { viewport }] of Object.entries({ desktop, phone })) {
    await page.setViewportSize(viewport!);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await expectAccessible(page, `${what}, ${size}, ${colorScheme}`);
    }
    expect(await overflows(page), `${what}, ${size}`).toBe(false);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop.viewport!);
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
    const staff = await asStaff();
    const user = await asUser();
    const expectSamePage = await markPage(user);
    const colour = { width: 1200, height: 500, channels: 3, background: '#0B6B57' } as const;
    const picture = await sharp({ create: colour }).png().toBuffer();
    const [popup, banner, image] = [title('Bases'), title('Mantenimiento'), title('Exógena')];
    const start = minuteAhead(3);
    const written: Written[] = [
      { kind: 'Pop-up', title: popup, link: '/ayuda' },
      { kind: 'Banner', title: banner, link: 'https://ejemplo.co/nota' },
      { kind: 'Imagen', title: image, link: '/ayuda', picture },
    ];
    for (const one of written) {
      await write(staff, one);
      await scheduleAt(staff, start);
    }
    expect(Date.now()).toBeLessThan(start.getTime());
    expect(await user.getByText(banner).count()).toBe(0);

    const dialog = user.getByRole('dialog', { name: popup });
    await dialog.waitFor({ timeout: 300_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(start.getTime());
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
    const again = await asUser();
    await again.getByRole('dialog', { name: popup }).getByRole('button', { name: 'Aceptar' }).click();
    await putOff.waitFor({ state: 'detached' });
    await expectSamePage();
  });

  it('wait for their moment, reach nobody once withdrawn, and are listed for both', async () => {
    const staff = await asStaff();
    const later = title('Sábado');
    await write(staff, { kind: 'Banner', title: later });
    await staff.getByLabel('Desde').fill('31/12/2098');
    await staff.getByRole('button', { name: 'Programar', exact: true }).click();
    await staff.getByRole('button', { name: 'Volver a borrador' }).click();
    await staff.getByRole('button', { name: 'Borrar borrador' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Borrar borrador' }).click();
    await staff.getByRole('heading', { name: 'Notificaciones', level: 1 }).waitFor();

    const user = await asUser();
    const popup = title('Retirada');
    await write(staff, { kind: 'Pop-up', title: popup });
    await sendNow(staff);
    const dialog = user.getByRole('dialog', { name: popup });
    await dialog.waitFor();
    await staff.getByRole('button', { name: 'Terminar ya' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Terminar ya' }).click();
    await dialog.waitFor({ state: 'detached' });

    const own = await asUser();
    await own.goto('/notificaciones');
    await own.getByRole('region', { name: 'Hoy' }).waitFor();
    await expectSound(own, 'all notifications');
    expect(await own.getByText(popup).count()).toBe(0);
    await staff.goto('/notificaciones');
    await staff.getByRole('row').filter({ hasText: popup }).getByText('Terminada').waitFor();
    await expectSound(staff, 'the templates');
    await staff.goto('/notificaciones/nueva');
    for (const kind of ['Pop-up', 'Banner', 'Imagen', 'Campana']) {
      await staff.getByText(kind, { exact: true }).first().click();
      await expectSound(staff, `the editor, ${kind}`);
    }
  });

  it('an image without a link is seen by a click on it', async () => {
    const staff = await asStaff();
    const user = await asUser();
    const image = title('Afiche');
    const colour = { width: 1200, height: 500, channels: 3, background: '#0B6B57' } as const;
    await write(staff, { kind: 'Imagen', title: image, picture: await sharp({ create: colour }).png().toBuffer() });
    await sendNow(staff);
    const shown = user.getByRole('dialog', { name: image });
    await shown.getByRole('button', { name: /Marcar como vista$/ }).click();
    await shown.waitFor({ state: 'detached' });
    await user.reload();
    await user.getByRole('heading', { level: 1 }).waitFor();
    expect(await shown.count()).toBe(0);
    await staff.goto('/notificaciones');
    await staff.getByRole('link', { name: image }).click();
    expect(await results(staff)).toContain('Vieron y aceptaron 1 100,0 %');
  });

  it('wait until a guided tour has ended', async () => {
    const staff = await asStaff();
    const user = await asUser();
    await user.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/1`);
    await user.getByRole('button', { name: 'Ver el recorrido' }).click();
    const step = user.getByRole('dialog', { name: 'Las validaciones' });
    await step.waitFor();
    const popup = title('Recorrido');
    await write(staff, { kind: 'Pop-up', title: popup });
    const arrival = user.waitForResponse(async (response) => {
      return response.url().endsWith('/notification/user') && (await response.text()).includes(popup);
    });
    await sendNow(staff);
    await arrival;
    await step.waitFor();
    const dialog = user.getByRole('dialog', { name: popup });
    expect(await dialog.count()).toBe(0);
    await user.getByRole('button', { name: 'Omitir' }).click();
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

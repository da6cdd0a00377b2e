/**
 * What an installation says of itself, on a process of its own: contacts of support, the logo of the partner and videos of
 * the help, at a desk and on a phone, in both themes.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { temporaryDataDirectory } from '../../support/test-database.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone, signIn } from '../browser.ts';

const videoHost = 'https://videos.ejemplo.co';
const videos = [
  {
    format: 'siigo-nube',
    title: 'Exportar de Siigo Nube',
    url: `${videoHost}/siigo.mp4`,
    captions: `${videoHost}/siigo.vtt`,
    transcript: ['Entra a Reportes.', 'Elige el mes.'],
  },
  {
    article: 'novedades',
    title: 'Lo nuevo en dos minutos',
    url: `${videoHost}/ver/1`,
    transcript: ['Esta versión trae los estados financieros.'],
  },
];
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="24"><rect width="80" height="24"/></svg>';

let product: Product;
let server: ServerProcess;
let baseURL: string;
let data: string;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-configured-'));

function written(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

beforeAll(async () => {
  product = await Product.open();
  await product.newCompany({ name: 'Distribuidora de prueba S.A.S.', nit: '890903938', checkDigit: 8 });
  // As root the server runs as another user, who must be able to read it.
  chmodSync(folder, 0o755);
  const { dataDirectory } = inject('product');
  const socket = findServer(join(realpathSync(dataDirectory), 'postgres'))!.socketFolder!;
  const { user, port, database } = accessBySocket(socket).owner;
  data = temporaryDataDirectory();
  server = new ServerProcess(data, {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`,
    CUADRE_TRUST_PROXY: '1',
    CUADRE_SUPPORT_WHATSAPP: 'https://wa.me/573001234567',
    CUADRE_SUPPORT_PHONE: '+57 601 555 1234',
    CUADRE_SUPPORT_EMAIL: 'soporte@cuadre.example',
    CUADRE_PARTNER_LOGO: written('aliado.svg', logo),
    CUADRE_VIDEOS: written('videos.json', JSON.stringify(videos)),
  });
  baseURL = await server.url();
});
afterAll(async () => {
  await server.end('SIGTERM');
  for (const path of [data, folder]) rmSync(path, { recursive: true, force: true });
  await product.close();
});

/** Both themes, and nothing wider than the page. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
  await expectNoOverflow(page, what);
}

/** Answers of the server of the videos, and what was asked of it. */
async function videoServer(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${videoHost}/**`, (route) => {
    asked.push(route.request().url());
    const isPage = route.request().url().includes('/ver/');
    return isPage
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="es"><title>Video</title>' })
      : route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

describe.each([
  ['at a desk', desktop],
  ['on a phone', phone],
] as const)('%s', (device, options) => {
  it('users are offered the contacts of support, administrators are not', async () => {
    const { page, problems } = await product.page({ ...options, baseURL });
    await signIn(page, product.accountant);
    await page.goto('/empresas');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (device === 'on a phone') await page.getByRole('button', { name: 'Abrir menú' }).click();
    const mail = page.getByRole('link', { name: 'Soporte por correo: soporte@cuadre.example' });
    await mail.waitFor();
    expect(await mail.getAttribute('href')).toBe('mailto:soporte@cuadre.example');
    await expectSound(page, 'support');
    expect(problems.filter((problem) => !problem.startsWith('outside: http://'))).toEqual([]);
    const { page: staff } = await product.page({ ...options, baseURL });
    const { password } = inject('product');
    await signIn(staff, { email: 'admin@cuadre.local', password }, '/login/admin');
    await staff.goto('/empresas');
    await staff.getByRole('heading', { level: 1 }).waitFor();
    if (device === 'on a phone') await staff.getByRole('button', { name: 'Abrir menú' }).click();
    await staff.getByRole('link', { name: 'Licencias' }).waitFor();
    expect(await staff.getByRole('link', { name: /^Soporte/ }).count()).toBe(0);
  });

  it('the logo of the partner stands beside ours', async () => {
    const { page } = await product.page({ ...options, baseURL });
    await page.goto('/registro?alianza=siigo');
    const image = page.getByRole('img', { name: 'Siigo', exact: true });
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth), { timeout: 60_000 })
      .toBeGreaterThan(0);
    await expectSound(page, 'partner');
  });

  it('a video is asked for only when it is wanted, and one that does not arrive is read', async () => {
    const { page } = await product.page({ ...options, baseURL });
    const asked = await videoServer(page);
    await signIn(page, product.accountant);
    await page.goto('/ayuda/formato/siigo-nube');
    const watch = page.getByRole('button', { name: 'Ver el video' });
    await watch.waitFor();
    await expectSound(page, 'a video that is offered');
    expect(asked).toEqual([]);
    await watch.click();
    await page.getByText('El video no llegó desde videos.ejemplo.co').waitFor();
    expect(asked).toContain(`${videoHost}/siigo.mp4`);
    await page.getByText('Leer lo que dice el video').click();
    await page.getByText('Elige el mes.').waitFor();
    await expectSound(page, 'a video that was lost');
    await page.goto('/ayuda/articulo/novedades');
    await watch.click();
    await page.frameLocator('iframe[title="Lo nuevo en dos minutos"]').locator('html').waitFor();
    await expectSound(page, 'a video in a frame');
  });
});

/** Every screen, desktop and phone, light and dark: reachable, accessible, nothing cut off, no external requests. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { isDeep, spread } from '../support/test-sizes.ts';
import {
  desktop,
  expectAccessible,
  expectNoOverflow,
  expectNoOverflowAt,
  expectStill,
  Product,
  phone,
  widths,
} from './browser.ts';
import { settled } from './settled.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.openFirst();
  await product.sampleReady();
});
afterAll(() => product.close());

/** `npm test` narrows the desk's page to a phone's width instead, and looks at every fifth screen. */
const devices = [['at a desk', desktop] as const, ...(isDeep ? [['on a phone', phone] as const] : [])];

/**
 * Checks, at a desk, that the page did not move while it was loaded; then the light theme, the contrast of the dark one, as
 * the theme changes colours only; and, at a desk, all widths.
 */
async function expectSound(page: Page, what: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isDesk = page.viewportSize()!.width > phone.viewport!.width;
  await settled(page);
  if (isDesk) await expectStill(page, what);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await expectAccessible(page, `${what}, dark`, 'contrast');
  await expectNoOverflow(page, what);
  if (isDesk) await expectNoOverflowAt(page, widths, what);
}

describe.each(devices)('%s', (_, options) => {
  it('signing in, and what needs no account', async () => {
    const { page, problems } = await product.page(options);
    const paths = [
      ...['/login', '/login/admin', '/verificar', '/pregunta', '/subir', '/DIAN'],
      ...['/recuperar-clave', '/registro', '/terminos-condiciones', '/autorizacion', '/redireccionar'],
    ];
    for (const path of isDeep ? paths : spread(paths, 2)) {
      await page.goto(path);
      await expectSound(page, path);
    }
    // Somebody arrives at /redireccionar without having been sent there.
    expect(problems.filter((problem) => !problem.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('the screens of a signed-in accountant', async () => {
    const { page, problems } = await product.signedIn(options);
    // The sample company is the only one, so it is preselected.
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    const company = /empresa\/(\d+)/.exec(page.url())![1]!;
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await expectSound(page, 'auditoria');
    const paths = [
      `/empresa/${company}/servicios`,
      `/empresa/${company}/servicio/auditoria?cargar`,
      `/empresa/${company}/servicio/estado-financiero/exogena`,
      ...(isDeep ? [`/empresa/${company}/servicio/estado-financiero/exogena?formato=1009&ver=cuentas`] : []),
      `/empresa/${company}/servicio/estado-financiero/presupuesto`,
      ...(isDeep ? [`/empresa/${company}/servicio/estado-financiero/notas`] : []),
      `/empresa/${company}/servicio/auditoria/balance`,
      `/empresa/${company}/servicio/plan-cuentas`,
      `/empresa/${company}/servicio/plan-cuentas?buscar=1305&cuenta=13050501`,
      `/empresa/${company}/servicio/edicion-plan-cuentas/200`,
      `/empresa/${company}/servicio/edicion-plan-cuentas/200?propia=nueva`,
      `/empresa/${company}/servicio/edicion-informe-financiero/17`,
      `/empresa/${company}/servicio/estado-financiero/resultado-integral`,
      '/home',
      '/pendientes',
      '/empresas',
      '/empresa',
      `/empresa/${company}`,
      '/DIAN',
      '/ayuda',
      '/ayuda?por=severidad',
      ...(isDeep ? ['/ayuda?por=norma'] : []),
      '/ayuda?vista=exportar',
      '/ayuda?vista=glosario',
      '/ayuda?buscar=saldo',
      '/ayuda/validacion/retencion',
      '/ayuda/formato/generico',
      '/usuarios',
      '/usuarios?invitar=1',
      `/usuario/${product.accountant.id}`,
      '/permisos',
      '/crear-cargo?desde=cliente',
      '/editar-cargo',
      '/asignacion-cargos',
      '/notificaciones',
      '/registro-de-actividad',
      '/codigos',
      '/editar-perfil',
      '/editar-perfil?seccion=seguridad',
      '/editar-perfil?seccion=preferencias',
      '/editar-perfil?seccion=webhooks',
      '/editar-perfil?seccion=mis-datos',
      '/cambiar-password',
      '/unauthorized',
      '/no-existe',
    ];
    for (const path of spread(paths, 5)) {
      await page.goto(path);
      await expectSound(page, path);
    }
    expect(problems).toEqual([]);
  });
});

describe.runIf(isDeep).each(devices)('%s, over the page', (_, options) => {
  it('the search of everything and the saved views', async () => {
    const { page, problems } = await product.signedIn(options);
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('banco');
    await page.getByRole('option').first().waitFor();
    await expectSound(page, 'search');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Más opciones de la lista' }).click();
    await page.getByLabel('Nombre de la vista').waitFor();
    await expectSound(page, 'saved views');
    expect(problems).toEqual([]);
  });
});

describe('access to screens', () => {
  it('redirects anonymous visitors to sign-in, and accountants away from administration', async () => {
    const stranger = await product.page();
    await stranger.page.goto('/empresas');
    await stranger.page.waitForURL(/\/login$/);
    const { page } = await product.signedIn();
    const ofStaff = ['/reportes', '/licencias', '/tablas-de-ley', '/nits-dian', '/notificaciones/nueva'];
    for (const path of ['/login', '/login/admin', '/', ...(isDeep ? ofStaff : spread(ofStaff, 2))]) {
      await page.goto(path);
      await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
    }
  });

  it('ends the session when the server says so', async () => {
    const { page } = await product.signedIn();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // Pending requests of the page would end the session before the next assertion.
    await page.goto('about:blank');
    await page.request.post(`${product.url}/api/v1/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.goto(`${product.url}/empresas`);
    await page.getByText('Se ha expirado la sesion.').waitFor();
    await page.waitForURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('signs out through the user menu, leaving only theme and device', async () => {
    const { page } = await product.signedIn();
    const theme = { name: 'theme', value: 'dark', secure: true, sameSite: 'Lax' };
    // Opens nothing: the next wrong password of this browser counts on its own.
    const device = { name: 'device', httpOnly: true, sameSite: 'Lax' };
    const cookies = async () => (await page.context().cookies()).sort((a, b) => a.name.localeCompare(b.name));
    await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
    // Pages write cookies without waiting for them: signing out before loads a page that may drop the write.
    await expect.poll(cookies, { timeout: 60_000 }).toMatchObject([device, theme]);
    await page.evaluate(() => sessionStorage.setItem('probe', 'a draft'));
    await page.getByRole('banner').locator('button[popovertarget]').last().click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/\/login$/);
    const left = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
    expect(await page.evaluate(left)).toEqual([[], []]);
    expect(await cookies()).toMatchObject([device, theme]);
    // Other files are this user too, with the theme of the device.
    const again = await product.signedIn();
    const token = await again.page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const preferences = `${product.url}/api/v1${updatePreferences.path}`;
    const stored = await again.page.request.patch(preferences, { headers, data: { theme: 'sistema' } });
    expect(stored.ok()).toBe(true);
  });
});

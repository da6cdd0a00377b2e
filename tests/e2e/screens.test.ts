/** Every screen, desktop and phone, light and dark: reachable, accessible, nothing cut off, no external requests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, overflows, Product, phone } from './browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

const looks = [
  ['desk, light', { ...desktop, colorScheme: 'light' }],
  ['desk, dark', { ...desktop, colorScheme: 'dark' }],
  ['phone, light', { ...phone, colorScheme: 'light' }],
  ['phone, dark', { ...phone, colorScheme: 'dark' }],
] as const;

describe.each(looks)('%s', (_, options) => {
  it('signing in', async () => {
    const { page, problems } = await product.page(options);
    for (const path of ['/login', '/login/admin']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, path);
      expect(await overflows(page), path).toBe(false);
    }
    expect(problems).toEqual([]);
  });

  it('the screens of a signed-in accountant', async () => {
    const { page, problems } = await product.signedIn(options);
    // The sample company is the only one, so it is preselected.
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    const company = /empresa\/(\d+)/.exec(page.url())![1]!;
    await page.getByRole('region', { name: 'Resultado' }).waitFor();
    await expectAccessible(page, 'auditoria');
    expect(await overflows(page), 'auditoria').toBe(false);
    for (const path of [
      `/empresa/${company}/servicio/auditoria?cargar`,
      `/empresa/${company}/servicio/edicion-plan-cuentas/200`,
      `/empresa/${company}/servicio/edicion-plan-cuentas/200?propia=nueva`,
      '/empresas',
      '/empresa',
      `/empresa/${company}`,
      '/ayuda',
      '/ayuda?por=severidad',
      '/ayuda?por=norma',
      '/ayuda?vista=exportar',
      '/ayuda?vista=glosario',
      '/ayuda?buscar=saldo',
      '/ayuda/validacion/retencion',
      '/ayuda/formato/generico',
      '/usuarios',
      '/usuarios?invitar=1',
      '/usuario/2',
      '/permisos',
      '/crear-cargo?desde=cliente',
      '/editar-cargo',
      '/asignacion-cargos',
      '/registro-de-actividad',
      '/codigos',
      '/editar-perfil',
      '/editar-perfil?seccion=seguridad',
      '/editar-perfil?seccion=mis-datos',
      '/cambiar-password',
      '/unauthorized',
      '/no-existe',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, path);
      expect(await overflows(page), path).toBe(false);
    }
    expect(problems).toEqual([]);
  });
});

describe('access to screens', () => {
  it('redirects anonymous visitors to sign-in, and accountants away from administration', async () => {
    const stranger = await product.page();
    await stranger.page.goto('/empresas');
    await stranger.page.waitForURL(/\/login$/);
    const { page } = await product.signedIn();
    for (const path of ['/login', '/login/admin', '/reportes', '/licencias', '/']) {
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

  it('signs out through the user menu, leaving only the theme on the device', async () => {
    const { page } = await product.signedIn();
    await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
    await page.evaluate(() => sessionStorage.setItem('probe', 'a draft'));
    await page.locator('button[popovertarget]').last().click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/\/login$/);
    const left = () => [Object.keys(localStorage), Object.keys(sessionStorage)];
    expect(await page.evaluate(left)).toEqual([[], []]);
    const cookies = await page.context().cookies();
    expect(cookies).toMatchObject([{ name: 'theme', value: 'dark', secure: true, sameSite: 'Lax' }]);
  });
});

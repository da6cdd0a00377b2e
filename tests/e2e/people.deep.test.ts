/** The subscriber invites a user, who accepts through the mail and sees only what was granted. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, desktop, expectAccessible, Product, signIn } from './browser.ts';

const email = 'clara.rey@ejemplo.co';
const password = 'Paloma-verde-47 en el balcón';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

async function createSecondCompany(page: Page): Promise<void> {
  await page.goto('/empresa');
  await page.getByLabel('Razón social').fill('Transportes La Sabana S.A.S.');
  await page.getByLabel('NIT', { exact: true }).fill('890.903.938-8');
  await choose(page, 'Software contable', 'Helisa');
  await choose(page, 'Régimen de renta', 'ordinario');
  await page.getByRole('button', { name: 'Crear empresa' }).click();
  await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
}

/** The page behind a dialog does not scroll with the wheel. */
async function expectStill(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: size.width, height: 300 });
  await page.mouse.move(60, 200);
  await page.mouse.wheel(0, 200);
  expect(await page.evaluate(() => [document.documentElement.scrollHeight > 300, scrollY])).toEqual([true, 0]);
  await page.setViewportSize(size);
}

/** Linked to the sample company only. */
async function invite(page: Page, sample: string): Promise<void> {
  await page.getByRole('link', { name: 'Usuarios', exact: true }).first().click();
  await page.getByRole('button', { name: 'Invitar usuario' }).click();
  const form = page.getByRole('dialog');
  await expectStill(page);
  await form.getByLabel('Nombre').fill('Clara Rey');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Empresas').fill(sample);
  await page.keyboard.press('Enter');
  // The list stays open for multiple choices and covers what is below.
  await form.getByLabel('Nombre').click();
  await form.getByLabel('Cargo').click();
  await page.getByTitle('Cliente', { exact: true }).click();
  await expectAccessible(page, 'inviting somebody');
  await form.getByRole('button', { name: 'Enviar invitación' }).click();
  const row = page.getByRole('row', { name: /Clara Rey/ });
  await row.getByText('Invitado').waitFor();
  await row.getByText('Cliente').waitFor();
}

async function accept(page: Page): Promise<void> {
  const { text } = await product.mail(email);
  await page.goto(`/registro#invitacion=${/#invitacion=([\w-]+)/.exec(text)![1]}`);
  await page.reload();
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Entrar a Cuadre' }).click();
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
}

describe('users of a subscription', () => {
  it('are invited, see their linked companies, and act within their role', async () => {
    const root = await product.signedIn();
    await root.page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    const sample = /empresa\/(\d+)/.exec(root.page.url())![1]!;
    await createSecondCompany(root.page);
    const second = /empresa\/(\d+)/.exec(root.page.url())![1]!;
    await invite(root.page, 'Roble');

    const guest = await product.page();
    await accept(guest.page);
    expect(guest.page.url()).toContain(`/empresa/${sample}/`);
    await guest.page.getByRole('region', { name: 'Resultado' }).waitFor();
    await guest.page.goto('/empresas');
    await guest.page.getByRole('row', { name: /El Roble/ }).waitFor();
    expect(await guest.page.getByText('La Sabana').count()).toBe(0);
    const menu = guest.page.getByRole('navigation', { name: 'Menú principal' });
    await menu.getByRole('link', { name: 'Empresas' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
    expect(await menu.getByRole('link', { name: 'Validaciones propias' }).count()).toBe(0);
    for (const path of ['/usuarios', '/permisos', `/empresa/${sample}/servicio/edicion-plan-cuentas/200`]) {
      await guest.page.goto(path);
      await guest.page.getByRole('heading', { name: 'No tienes permiso para ver esto' }).waitFor();
    }
    await guest.page.goto(`/empresa/${sample}/servicio/auditoria?cargar`);
    await guest.page.getByText('Tu cargo en esta empresa no incluye cargar').waitFor();
    expect(await guest.page.locator('input[type=file]').count()).toBe(0);
    expect(await guest.page.getByRole('button', { name: 'Cargar' }).count()).toBe(0);
    await guest.page.goto(`/empresa/${sample}`);
    await guest.page.getByText('pero no cambiarlo').waitFor();
    expect(await guest.page.getByLabel('Razón social').isDisabled()).toBe(true);
    expect(await guest.page.getByRole('button', { name: 'Guardar cambios' }).count()).toBe(0);
    expect(await guest.page.getByRole('button', { name: 'Guardar y probar' }).count()).toBe(0);
    await guest.page.goto('/empresas');
    await guest.page.getByRole('link', { name: /^Ver .*El Roble/ }).waitFor();
    await guest.page.goto('/empresa');
    await guest.page.getByText('Las empresas nuevas las crea').waitFor();
    expect(await guest.page.getByRole('button', { name: 'Crear empresa' }).count()).toBe(0);
    await guest.page.goto(`/empresa/${second}`);
    await guest.page.getByText('No encontramos lo que buscas').first().waitFor();

    // Changes by the subscriber take effect at once.
    const { page } = root;
    // A desk at 200 %: an address is broken after its marks at most.
    await page.setViewportSize({ width: 720, height: 450 });
    const shown = page.getByRole('rowheader', { name: /Clara Rey/ }).getByText(email, { exact: true });
    const lines = await shown.evaluate((address) => {
      const whole = document.createRange();
      whole.selectNodeContents(address);
      return new Set(Array.from(whole.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(3);
    await page.setViewportSize(desktop.viewport!);
    await page.getByRole('link', { name: 'Clara Rey' }).click();
    await page.getByRole('combobox', { name: /^Cargo de Clara Rey en .*El Roble/ }).waitFor();
    await expectAccessible(page, 'a person');
    await page.getByRole('button', { name: 'Cerrar todas' }).click();
    const ending = page.getByRole('dialog');
    await ending.getByLabel('Contraseña').fill(product.accountant.password);
    await ending.getByRole('button', { name: 'Cerrar todas' }).click();
    await page.getByText('No tiene sesiones abiertas.').waitFor();
    await guest.page.goto('/empresas');
    await guest.page.waitForURL(/\/login$/);
    expect(root.problems).toEqual([]);
  });

  it('lose access to a deleted company until the subscriber restores it', async () => {
    const { page, problems } = await product.signedIn();
    await page.goto('/empresas');
    await page.getByRole('button', { name: 'Columnas' }).click();
    await expectAccessible(page, 'choosing columns');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Transportes La Sabana S.A.S.', exact: true }).click();
    await page.getByRole('button', { name: 'Borrar empresa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('890903939');
    await dialog.getByRole('button', { name: 'Borrar empresa' }).click();
    await dialog.getByText('No es el NIT de esta empresa').waitFor();
    await expectAccessible(page, 'deleting a company');
    await dialog.getByRole('textbox').fill('890.903.938-8');
    await dialog.getByRole('button', { name: 'Borrar empresa' }).click();
    await page.waitForURL(/\/empresas$/);
    await page.getByRole('button', { name: 'Recuperar Transportes La Sabana S.A.S.' }).click();
    await page.getByRole('link', { name: 'Auditoría de Transportes La Sabana S.A.S.' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('take a subscription over, and close and reopen the account', async () => {
    const { page, problems } = await product.signedIn();
    await page.goto('/editar-perfil?seccion=mis-datos');
    await page.getByRole('button', { name: 'Entregar suscripción' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña').fill('otra');
    await dialog.getByRole('button', { name: 'Entregar suscripción' }).click();
    await dialog.getByText('Por favor ingresar nuevo dueño').waitFor();
    // Escape would close the dialog: choosing closes the list.
    await page.getByLabel('Nuevo dueño', { exact: true }).click();
    await page.keyboard.type('Clara');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Entregar suscripción' }).click();
    await dialog.getByText('La contraseña actual no es esa').waitFor();
    await expectAccessible(page, 'handing the subscription over');
    await dialog.getByLabel('Contraseña').fill(product.accountant.password);
    await dialog.getByRole('button', { name: 'Entregar suscripción' }).click();
    await page.waitForURL(/\/empresas$/);
    await page.getByRole('link', { name: /^Editar .*El Roble/ }).waitFor();
    await page.getByRole('link', { name: 'Usuarios', exact: true }).waitFor({ state: 'detached' });

    const owner = await product.page();
    await signIn(owner.page, { email, password });
    await owner.page.goto('/editar-perfil?seccion=mis-datos');
    await owner.page.getByRole('button', { name: 'Cerrar la cuenta' }).click();
    const closing = owner.page.getByRole('dialog');
    await closing.getByLabel(/escribe tu correo/).fill(product.accountant.email);
    await closing.getByLabel('Contraseña').fill(password);
    await closing.getByRole('button', { name: 'Cerrar la cuenta' }).click();
    await closing.getByText('No es tu correo').waitFor();
    await closing.getByLabel(/escribe tu correo/).fill(email);
    await closing.getByRole('button', { name: 'Cerrar la cuenta' }).click();
    await owner.page.getByRole('status').getByText('Esta cuenta está cerrada').waitFor();
    await expectAccessible(owner.page, 'a closed account');
    await page.reload();
    await page.getByText('Esta cuenta está cerrada').waitFor();
    expect(await page.getByRole('link', { name: /El Roble/ }).count()).toBe(0);
    await owner.page.getByRole('button', { name: 'Reabrir la cuenta' }).click();
    await owner.page.getByText('Cuenta reabierta').waitFor();
    await owner.page.goto('/empresas');
    await owner.page.getByRole('link', { name: /^Editar .*El Roble/ }).waitFor();
    expect(owner.problems).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

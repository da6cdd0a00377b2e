/**
 * The subscriber requires a second factor; a signed-in colleague is led through its set-up, and continues where they
 * were.
 */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptInvitation, inviteUser } from '#api/users/invitations/contract.ts';
import { expectAccessible, expectNoOverflow, Product, phone, signIn } from './browser.ts';

const colleague = { email: 'rosa.gil@ejemplo.co', password: 'Paloma-verde-47 en el balcón' };

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

/** Invited and accepted through the API. */
async function joinColleague(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const api = `${product.url}/api/v1`;
  const invited = await page.request.post(api + inviteUser.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { user_name: 'Rosa Gil', user_email: colleague.email, jobs: [{ job_id: 'cliente', company_id: null }] },
  });
  expect(invited.status()).toBe(201);
  const { text } = await product.mail(colleague.email);
  const data = { token: /#invitacion=([\w-]+)/.exec(text)![1], password: colleague.password };
  expect((await page.request.post(api + acceptInvitation.path, { data })).status()).toBe(200);
}

/** From the password dialog to the recovery codes; returns one of them. */
async function setUp(page: Page, password: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña').fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await expectAccessible(page, 'a square to scan');
  await dialog.getByLabel(/Código de 6 dígitos/).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('Cada uno sirve una vez').waitFor();
  await expectAccessible(page, 'recovery codes');
  const code = await page
    .getByRole('list', { name: 'Tus códigos de recuperación' })
    .getByRole('listitem')
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  return code;
}

/** In the list of users; `then`: expected text of the dialog or panel. */
async function requireIt(page: Page, then: string): Promise<void> {
  await page.goto('/usuarios');
  await page.getByRole('button', { name: 'Exigir a todos' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña').fill(product.accountant.password);
  await dialog.getByRole('button', { name: 'Exigir a todos' }).click();
  await page.getByText(then).waitFor();
}

it('is required of every user, and blocks everything else until set up', async () => {
  const root = await product.signedIn();
  await joinColleague(root.page);
  const guest = await product.page(phone);
  await signIn(guest.page, colleague);
  const elsewhere = await product.page();
  await signIn(elsewhere.page, product.accountant);

  await requireIt(root.page, 'Activa primero tu propia verificación');
  await root.page.goto('/editar-perfil?seccion=seguridad');
  await root.page.getByRole('button', { name: 'Cerrar las demás' }).click();
  const dialog = root.page.getByRole('dialog');
  await dialog.getByLabel('Contraseña').fill('otra cualquiera');
  await dialog.getByRole('button', { name: 'Cerrar las demás' }).click();
  await dialog.getByText('La contraseña actual no es esa').waitFor();
  await dialog.getByLabel('Contraseña').fill(product.accountant.password);
  await expectAccessible(root.page, 'ending the other sessions');
  await dialog.getByRole('button', { name: 'Cerrar las demás' }).click();
  await root.page.getByText('Cerramos tus otras sesiones').waitFor();
  await elsewhere.page.goto('/empresas');
  await elsewhere.page.waitForURL(/\/login$/);
  await root.page.getByRole('button', { name: 'Activar', exact: true }).click();
  await setUp(root.page, product.accountant.password);
  await requireIt(root.page, 'Obligatoria para todas las personas');
  await root.page.getByText('La tiene 1 de las 2 personas activas').waitFor();
  await expectAccessible(root.page, 'the users of an account that asks for it');

  const { page } = guest;
  await page.goto('/empresas');
  await page.waitForURL(/\/segundo-factor$/);
  await page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
  await expectAccessible(page, 'setting it up');
  await expectNoOverflow(page);
  // No other page is reachable.
  await page.goto('/editar-perfil');
  await page.waitForURL(/\/segundo-factor$/);
  await page.getByRole('button', { name: 'Activar ahora' }).click();
  const onPaper = await setUp(page, colleague.password);
  await page.waitForURL(/\/editar-perfil$/);
  await page.getByRole('heading', { name: 'Editar perfil' }).waitFor();
  await root.page.goto('/usuarios');
  await root.page.getByText('La tienen las 2 personas activas').waitFor();

  // Sign-in with a recovery code in its printed form.
  const away = await product.page(phone);
  await away.page.goto('/login');
  await away.page.getByLabel('Correo electrónico').fill(colleague.email);
  await away.page.getByLabel('Contraseña').fill(colleague.password);
  await away.page.getByRole('button', { name: 'Ingresar' }).click();
  await away.page.getByLabel('Código').fill(onPaper);
  await away.page.getByRole('button', { name: 'Verificar e ingresar' }).click();
  await away.page.waitForURL(/auditoria/);
});

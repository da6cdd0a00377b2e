/** Registration, password recovery, and sign-in with an external identity. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../support/identity-provider.ts';
import { expectAccessible, expectNoOverflow, Product, phone, signIn } from './browser.ts';

let product: Product;
let identity: IdentityProvider;
beforeAll(async () => {
  identity = await startIdentityProvider(inject('product').identityPort);
  product = await Product.open();
  identity.allow(`${product.url}/redireccionar`);
});
afterAll(async () => {
  await product.close();
  await identity.close();
});

const password = 'caballo azul grapadora 44';
const refusals = /status of 4(10|22)/;

describe('registration', () => {
  it('survives a reload at every step, and ends in the audit of the new company', async () => {
    const { page, problems } = await product.page(phone);
    const email = 'ana@ejemplo.co';
    await page.goto('/registro?alianza=siigo');
    await page.getByText('Siigo', { exact: true }).waitFor();
    await page.getByLabel('Nombre completo').fill('Ana Peña');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('ana peña 1');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Es fácil de adivinar').waitFor();
    await expectAccessible(page, 'the person');
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('heading', { name: 'Confirma tu correo' }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: 'Tus datos' }).waitFor();
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Peña');
    await page.goForward();
    await page.getByRole('heading', { name: 'Confirma tu correo' }).waitFor();
    await page.reload();
    const code = (await product.mail(email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
    await page.getByLabel('Código').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Te quedan 4 intentos').waitFor();
    await page.getByLabel('Código').fill(code);
    await page.getByRole('button', { name: 'Confirmar' }).click();

    await page.getByRole('button', { name: 'No lo tengo a mano: escribir los datos' }).click();
    await page.getByLabel('Razón social').fill('Suministros del Norte S.A.S.');
    await page.getByLabel('NIT', { exact: true }).fill('900394374');
    await page.getByLabel('Régimen de renta').click();
    await page.getByTitle('Régimen ordinario').first().click();
    await page.reload();
    await page.getByLabel('Razón social').waitFor();
    expect(await page.getByLabel('Razón social').inputValue()).toBe('Suministros del Norte S.A.S.');
    await expectAccessible(page, 'the company');
    await page.getByRole('button', { name: 'Continuar' }).click();

    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('debes aceptar los términos').waitFor();
    await page.getByRole('checkbox').check();
    await expectAccessible(page, 'the license');
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByRole('heading', { name: 'Tu cuenta está lista' }).waitFor();
    expect(await page.getByRole('link', { name: '¿Deseas iniciar sesión?' }).count()).toBe(0);
    await page.reload();
    await page.getByText('Suministros del Norte S.A.S. ya está en tu cuenta').waitFor();
    await expectAccessible(page, 'the first data');
    await page.getByText('Ver la empresa de ejemplo').click();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.getByText('Te damos la bienvenida, Ana Peña').waitFor();
    // Its fourteen months are loaded automatically, and it takes no license seat.
    await page.getByRole('heading', { name: /^Auditoría de / }).waitFor({ timeout: 90_000 });
    expect(problems.filter((problem) => !refusals.test(problem))).toEqual([]);
  });
});

describe('a new version of the terms', () => {
  it('must be accepted before anything else', async () => {
    const { page, problems } = await product.page();
    // The server's answer for a user who accepted an earlier version.
    let accepted = false;
    await page.route('**/api/v1/user/terms-agreement', async (route) => {
      if (route.request().method() === 'POST') accepted = true;
      const answer = await route.fetch();
      if (accepted) return route.fulfill({ response: answer });
      const { data } = await answer.json();
      return route.fulfill({ response: answer, json: { data: { ...data, acceptedAt: null } } });
    });
    await signIn(page, product.accountant);
    const gate = page.getByRole('dialog', { name: /términos/i });
    await gate.waitFor();
    await expectAccessible(page, 'the gate of the terms');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.reload();
    await gate.waitFor();
    expect(await gate.getByRole('link').getAttribute('href')).toBe('/terminos-condiciones');
    await gate.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/\/login$/);
    await signIn(page, product.accountant);
    await gate.getByRole('button', { name: /Aceptar|Acepto/ }).click();
    await gate.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await gate.count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the link in a mail, which works once', async () => {
    const { page, problems } = await product.page();
    const { email } = product.accountant;
    await page.goto('/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    // Both pages have a field of that name.
    await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor();
    const link = (await product.mail(email)).text.match(/http\S+#\S+/)?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('heading', { name: 'Crear contraseña nueva' }).waitFor();
    expect(page.url()).not.toContain('#');
    await page.reload();
    await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(password);
    await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(`${password}5`);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('Las dos contraseñas no son iguales').waitFor();
    await expectAccessible(page, 'the new password');
    await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(password);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await page.getByText('Ya puedes ingresar').waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('El enlace ya se usó o venció.').waitFor();
    await page.getByRole('link', { name: 'Volver a ingresar' }).click();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.waitForURL(/auditoria/);
    expect(problems.filter((problem) => !refusals.test(problem))).toEqual([]);
  });
});

describe('an external identity', () => {
  it('signs in a known user, and pre-fills the registration of an unknown one', async () => {
    const goThrough = async (login: string) => {
      const { page } = await product.page();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Ingresar con otra cuenta' }).click();
      await expectAccessible(page, 'the other identities');
      await page.getByRole('button', { name: 'Continuar con Universidad' }).click();
      await page.locator('input[name=login]').fill(login);
      await page.locator('input[name=password]').fill('cualquiera');
      await page.locator('button[type=submit]').click();
      await page.locator('button[type=submit]').click();
      return page;
    };
    identity.accounts.set('camila', { email: product.accountant.email, email_verified: true, name: 'Camila' });
    const known = await goThrough('camila');
    await known.waitForURL(/\/servicio\/auditoria/);
    identity.accounts.set('nuevo', { email: 'nuevo@ejemplo.co', email_verified: true, name: 'Nuevo Contador' });
    const unknown = await goThrough('nuevo');
    await unknown.waitForURL(/\/registro$/);
    expect(await unknown.getByLabel('Nombre completo').inputValue()).toBe('Nuevo Contador');
    expect(await unknown.getByLabel('Correo electrónico').inputValue()).toBe('nuevo@ejemplo.co');
    // A callback that this browser did not start is refused.
    await unknown.goto('/redireccionar?code=abc&state=def');
    await unknown.getByText('No pudimos comprobar tu identidad').waitFor();
  });
});

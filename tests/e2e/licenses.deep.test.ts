/** A license from code to suspension, in a browser: actions of the staff, and effects for the subscriber. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';
import { settled } from './settled.ts';

/** Expected refusals. */
const known = /status of (403|422)/;

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/login/admin');
  await page.getByLabel('Correo electrónico').fill('admin@cuadre.local');
  await page.getByLabel('Contraseña').fill(product.accountant.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/auditoria/);
}

/** Creates a batch with one license of the largest plan and returns its code. */
async function makeCode(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Códigos' }).click();
  await page.getByRole('button', { name: 'Generar códigos' }).click();
  await page.getByLabel('Nombre del lote').fill('=Lote de prueba');
  await page.getByLabel('Plan').click();
  await page.getByTitle('Corporativo').click();
  await page.getByLabel('Cuántos códigos').fill('1');
  await page.getByRole('button', { name: 'Generar', exact: true }).click();
  await page.getByText('1 código generado').waitFor();
  await expectAccessible(page, 'the codes');
  const code = (await page.getByLabel('Códigos generados').innerText()).trim();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^codigos-\w+\.csv$/);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  return code;
}

describe('a license', () => {
  it('is extended by a code; suspended, it is read-only and offers no upload', async () => {
    await product.sampleReady();
    const staff = await product.page();
    await signInAsStaff(staff.page);
    const code = await makeCode(staff.page);
    expect(await staff.page.getByRole('main').innerText()).not.toContain(code);

    const { page, problems } = await product.signedIn();
    await page.getByRole('link', { name: 'Licencia y códigos' }).click();
    await page.getByRole('heading', { name: 'Mi licencia' }).waitFor();
    await page.getByLabel('Código de activación').fill('XXXX-XXXX-XXXX-XXXX');
    await page.getByRole('button', { name: 'Ver qué da' }).click();
    await page.getByText('Este código no existe').waitFor();
    await page.getByLabel('Código de activación').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Ver qué da' }).click();
    await page.getByText('Licencia Corporativo por 365 días').waitFor();
    await expectAccessible(page, 'what a code gives');
    await page.getByRole('button', { name: 'Activar código' }).click();
    await page.getByText('Código activado').waitFor();
    await page.getByRole('definition').filter({ hasText: 'Corporativo' }).waitFor();
    await page.getByRole('cell', { name: /^Usado/ }).waitFor();

    await staff.page.getByRole('link', { name: 'Licencias' }).click();
    await staff.page.getByLabel('Buscar por cuenta').fill(product.accountant.email);
    const row = staff.page.getByRole('row').filter({ hasText: product.accountant.accountName });
    await row.filter({ hasText: 'Corporativo' }).waitFor();
    await row.getByRole('button', { name: /^Administrar/ }).click();
    await staff.page.getByLabel('Motivo').fill('Factura sin pagar');
    await staff.page.getByRole('button', { name: 'Suspender licencia' }).click();
    await staff.page.getByText('«Factura sin pagar»').waitFor();
    await expectAccessible(staff.page, 'a license');

    await page.goto('/registro-de-actividad');
    await page.getByText(/^Verificado: \d+ entradas/).waitFor();
    await page.getByText('Suspendió la licencia').waitFor();
    await expectAccessible(page, 'the record');
    await page.goto('/empresas');
    await page.getByText(/Solo lectura/).waitFor();
    await page.getByRole('link', { name: /^Auditoría de/ }).click();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page
      .getByText(/hallazgos/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Cargar' }).count()).toBe(0);
    expect(await tryAudit(page)).toBe(403);
    await page.goto(`${new URL(page.url()).pathname}?cargar`);
    // Announced once, above the screen.
    await page.getByText('tu licencia está suspendida').waitFor();
    expect(await page.getByText(/licencia está suspendida/).count()).toBe(1);
    expect(await page.locator('input[type=file]').count()).toBe(0);
    expect([...problems, ...staff.problems].filter((problem) => !known.test(problem))).toEqual([]);
  });

  it('is readable on a phone, without horizontal scrolling', async () => {
    const { page } = await product.signedIn(phone);
    for (const path of ['/codigos', '/registro-de-actividad']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await expectAccessible(page, path);
      await expectNoOverflow(page, path);
    }
    await page.goto('/licencias');
    await page.waitForURL(/auditoria/);
  });
});

/** Status of starting an audit through the API, as the page does not offer it. */
function tryAudit(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const company = /empresa\/(\d+)/.exec(location.pathname)?.[1];
    const answer = await fetch(`/api/v1/companies/${company}/audits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ year: 2026, month: 1 }),
    });
    return answer.status;
  });
}

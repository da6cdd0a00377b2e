/** A custom rule: a syntax error is shown at its position, it is tried on the months, activated, audited. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, Product } from './browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

describe('custom rules', () => {
  it('are created, corrected, tried, activated and audited', async () => {
    const { page, problems } = await product.signedIn();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.getByRole('link', { name: 'Validaciones propias' }).click();
    await page.waitForURL(/edicion-plan-cuentas\/200$/);
    await page.getByRole('button', { name: 'Crear validación' }).click();

    await page.getByLabel('Nombre').fill('La caja no queda en rojo');
    const field = page.getByLabel('Expresión', { exact: true });
    await field.fill('sald("1105") >= 0');
    await page.getByText('En el carácter 1: no conocemos «sald». ¿Quisiste decir saldo?').waitFor();
    expect(await page.locator('mark').innerText()).toBe('sald');
    const activate = page.getByRole('button', { name: 'Guardar y activar' });
    const tryIt = page.getByRole('button', { name: 'Probar con tus meses' });
    expect(await tryIt.isDisabled()).toBe(true);

    // Drafts survive a reload.
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    await page.getByRole('button', { name: 'Cambiar por saldo' }).click();
    expect(await field.inputValue()).toBe('saldo("1105") >= 0');

    expect(await activate.isDisabled()).toBe(true);
    await tryIt.click();
    const trial = page.getByRole('region', { name: 'Mes a mes' });
    await trial
      .getByText(/^(No se cumple|Se cumple)$/)
      .first()
      .waitFor();
    // The sample's cash is overdrawn in one of its months.
    await trial.getByRole('columnheader', { name: 'saldo("1105")' }).waitFor();
    expect(await trial.getByRole('row', { name: /No se cumple.*\(.*\)/ }).count()).toBe(1);
    await expectAccessible(page, 'a tried validation');
    await activate.click();
    await page.waitForURL(/propia=200/);
    await page.getByText('la creó').waitFor();

    await page.getByRole('link', { name: 'Validaciones propias' }).last().click();
    await page.getByText('todavía no ha corrido').waitFor();
    await expectAccessible(page, 'the list');
    await page.getByRole('button', { name: /^Auditar / }).click();
    await page.waitForURL(/servicio\/auditoria\?mes=/);
    await page
      .getByText(/La caja no queda en rojo/)
      .first()
      .waitFor();

    await page.getByRole('link', { name: 'Validaciones propias' }).click();
    const row = page.getByRole('row', { name: /La caja no queda en rojo/ });
    await row.getByText('Sin hallazgos').waitFor();
    await row.getByRole('button', { name: 'Desactivar' }).click();
    await row.getByText('Inactiva').waitFor();
    await row.getByRole('button', { name: 'Borrar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await page.getByText('Tope de caja').waitFor();
    expect(problems).toEqual([]);
  });
});

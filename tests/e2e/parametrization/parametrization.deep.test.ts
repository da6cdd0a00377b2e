/** Parametrization of a company: accounts and parameters, with preview, undo, and an audit with the saved settings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, Product, phone } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

describe('the parametrization', () => {
  it('is changed with a preview, saved, audited, undone and restored', async () => {
    const { page, problems } = await product.signedIn();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.getByRole('link', { name: 'Cuentas y parámetros' }).click();
    // Step 0 is the first.
    await page.getByRole('heading', { level: 1, name: 'Diferencias e integridad' }).waitFor();
    const steps = page.getByRole('navigation', { name: 'Validaciones' });
    await steps.getByRole('link', { name: /^Terceros/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Terceros' }).waitFor();

    const required = page.getByRole('group', { name: 'Cuentas que exigen tercero (falta: alta)' });
    const preview = page.getByRole('region', { name: 'Vista previa' });
    await preview.getByText(/^Con lo guardado, \p{L}+ de \d{4} tiene/u).waitFor();
    await required.getByRole('button', { name: /^Agregar a/ }).click();
    // What is no account is not taken; a name finds accounts, and a code the prefix.
    await page.keyboard.type('13O5');
    await page.getByText(/Ninguna cuenta de tu plan coincide/).waitFor();
    await page.keyboard.press('Enter');
    await required.getByRole('combobox').fill('clientes');
    await page.getByRole('option', { name: /^1305/ }).first().waitFor();
    await required.getByRole('combobox').fill('1399');
    await page.keyboard.press('Enter');
    await required.getByRole('button', { name: 'Quitar 1399' }).click();
    await required.getByRole('button', { name: 'Quitar 1305' }).click();
    await preview.getByText('antes alta').first().waitFor();
    await preview.getByRole('img', { name: /^Hallazgos por mes\. .*con lo guardado/ }).waitFor();
    await expectAccessible(page, 'a changed step');

    // Drafts survive a reload, unsaved.
    await page.reload();
    await page.getByText('Recuperamos los cambios que no habías guardado.').waitFor();
    await page.getByText('Sin guardar: 1 cambio').waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Todo está guardado').waitFor();
    await steps.getByRole('link', { name: /^Terceros.*1 cambio/ }).waitFor();

    await page.getByText('Datos cambiaron, ¿recalcular?').waitFor();
    await page.getByRole('button', { name: /^Recalcular \p{L}+ de \d{4}$/u }).click();
    await page.getByText(/^La auditoría de \p{L}+ de \d{4} está al día/u).waitFor();
    await page.getByRole('link', { name: 'Ver la auditoría' }).click();
    await page.waitForURL(/servicio\/auditoria\?mes=\d{4}-\d{2}/);
    await page.getByRole('link', { name: 'Cuentas y parámetros' }).click();
    await steps.getByRole('link', { name: /^Terceros/ }).click();
    const own = page.getByRole('region', { name: 'Distinto de lo predefinido' });
    await own.getByText(/1305\*/).waitFor();
    await own.getByRole('button', { name: /^Deshacer/ }).click();
    await page.getByRole('button', { name: 'Guardar y seguir' }).click();
    await page.getByRole('heading', { level: 1, name: 'NIT' }).waitFor();
    expect(await steps.getByText('1 cambio').count()).toBe(0);

    await steps.getByRole('link', { name: /^Terceros/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Terceros' }).waitFor();
    await page.getByRole('button', { name: 'Historial de cambios' }).click();
    const history = page.getByRole('dialog');
    // With its hour, and what was before and after.
    await history
      .getByText(/^\d+ \p{L}{3} \d{4}, \d+:\d\d · Camila Rojas guardó/u)
      .first()
      .waitFor();
    await history.getByText('1305*').first().waitFor();
    await expectAccessible(page, 'the history of a step');
    await history
      .getByRole('button', { name: /^Volver a esto/ })
      .last()
      .click();
    await own.getByText(/1305\*/).waitFor();
    // The last change is undone.
    await page.getByRole('button', { name: 'Historial de cambios' }).click();
    await history.getByRole('button', { name: 'Deshacer este cambio' }).click();
    await page.keyboard.press('Escape');
    await own.getByText('Todo está como lo trae Cuadre.').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });

  it('accepts parameters of every type, on a phone too', async () => {
    const { page } = await product.signedIn(phone);
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    // What is missing leads to its parameter.
    await page.getByRole('link', { name: 'Parametrizar: el parámetro «Interés bancario corriente»' }).click();
    await page.getByRole('heading', { level: 1, name: 'Obligaciones financieras' }).waitFor();
    const rates = page.getByRole('group', { name: 'Interés bancario corriente' });
    await rates.getByRole('button', { name: 'Agregar fila' }).click();
    await rates.getByLabel('Mes 1').fill('2026-10');
    await rates.getByLabel('Porcentaje 1').fill('16,24');
    await page.getByText('Sin guardar: 1 cambio').waitFor();
    await page.getByRole('region', { name: 'Distinto de lo predefinido' }).getByText('2026-10: 16,24').waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Todo está guardado').waitFor();
    await page.reload();
    expect(await rates.getByLabel('Porcentaje 1').inputValue()).toBe('16,24');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'a step on a phone');
  });
});

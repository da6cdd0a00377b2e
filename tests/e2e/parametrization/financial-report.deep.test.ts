/** Items of the financial report: accounts moved with a preview, saved, undone; and changed in two browsers at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, Product, phone } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

/** A browser with an item open. */
async function opened(item: number, options?: Parameters<Product['signedIn']>[0]) {
  const { page, problems } = await product.signedIn(options);
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  await page.goto(page.url().replace(/auditoria.*/, `edicion-informe-financiero/${item}`));
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await preview.getByRole('row', { name: /^Posición fiscal neta/ }).waitFor();
  return { page, problems, preview };
}

describe('the financial report', () => {
  it('is parametrized with a preview, saved, undone and restored', async () => {
    const { page, problems } = await product.signedIn();
    await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
    await page.getByRole('link', { name: 'Informe financiero' }).click();
    await page.getByRole('heading', { level: 1, name: 'Impuesto a las ventas retenido' }).waitFor();
    const items = page.getByRole('navigation', { name: 'Ítems' });
    await items.getByRole('link', { name: /^con cuentas 17/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Retención en la fuente pasivo' }).waitFor();
    const account = page.getByRole('link', { name: '23654001 Retención por compras' });
    expect(await account.getAttribute('href')).toMatch(/\/servicio\/plan-cuentas\?cuenta=23654001$/);

    // An account of another item leaves it only after it was said.
    const preview = page.getByRole('region', { name: 'Vista previa' });
    await page.getByRole('textbox', { name: 'Código o nombre' }).fill('ica bogota');
    await page.getByRole('checkbox', { name: /^24120501 .*está en otro ítem/ }).click();
    const moving = page.getByRole('dialog');
    await moving.getByText('está en 12 Industria y comercio.').waitFor();
    await moving.getByText('sale de 12').waitFor();
    await expectAccessible(page, 'accounts that leave another item');
    await moving.getByRole('button', { name: 'Pasar 1 cuenta a 17' }).click();
    await preview.getByRole('row', { name: /^12 Industria y comercio antes \(/ }).waitFor();

    // What no item holds is said beside the preview.
    await page.getByRole('button', { name: 'Sacar 2365*' }).click();
    const without = page.getByRole('region', { name: 'Sin ítem' });
    await without.getByRole('link', { name: /^23654001/ }).waitFor();
    await expectAccessible(page, 'a changed item');
    await page.reload();
    await page.getByText('Recuperamos los cambios que no habías guardado.').waitFor();
    await page.getByRole('button', { name: 'Deshacer: 2365*' }).click();
    await page.getByText('Sin guardar: 1 cambio, 1 cuenta cambia de ítem').waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Todo está guardado').waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Distinto de lo predefinido' }).getByText('24120501').waitFor();

    await page.getByRole('button', { name: 'Historial de cambios' }).click();
    const history = page.getByRole('dialog');
    await history.getByText(/^\d+ \p{L}{3} \d{4}, \d+:\d\d · .+ guardó$/u).waitFor();
    await expectAccessible(page, 'the history of the report');
    await history.getByRole('button', { name: 'Deshacer este cambio' }).click();
    await history
      .getByRole('button', { name: /^Volver a esto/ })
      .last()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Las cuentas están como las trae Cuadre.').waitFor();
    expect(problems).toEqual([]);
  });

  it('loses nothing that two people change at once: theirs stays, and what both changed is chosen', async () => {
    const first = await opened(17);
    const second = await opened(14);
    const add = (page: typeof first.page, text: string) =>
      page
        .getByRole('textbox', { name: 'Agregar cuentas al ítem' })
        .fill(text)
        .then(() => page.keyboard.press('Enter'));
    await add(first.page, '1330*');
    await add(first.page, '2370*');
    await first.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await first.page.getByText('Todo está guardado').waitFor();

    await add(second.page, '1330*');
    await add(second.page, '2380*');
    await second.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    const choice = second.page.getByRole('dialog');
    await choice.getByRole('radio', { name: 'Lo guardado: 17 Retención en la fuente pasivo' }).waitFor();
    expect(await choice.getByRole('radio').count()).toBe(2);
    await expectAccessible(second.page, 'a choice between two changes');
    await choice.getByRole('radio', { name: 'Lo mío: 14 Impuesto Renta o Régimen Simple' }).check();
    await choice.getByRole('button', { name: 'Seguir con esto' }).click();
    await second.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await second.page.getByText('Todo está guardado').waitFor();

    await first.page.reload();
    const own = first.page.getByRole('region', { name: 'Distinto de lo predefinido' });
    await own.getByText('1330* → 14 Impuesto Renta o Régimen Simple').waitFor();
    await own.getByText('2370* → 17 Retención en la fuente pasivo').waitFor();
    await own.getByText('2380* → 14 Impuesto Renta o Régimen Simple').waitFor();
    // The conflict is told by the service as a failed request.
    expect(second.problems.filter((problem) => !problem.includes('409'))).toEqual([]);
    await own.getByRole('button', { name: 'Volver todo a lo predefinido' }).click();
    await first.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await first.page.getByText('Todo está guardado').waitFor();
  });

  it('works on a phone', async () => {
    const { page, problems } = await opened(12, phone);
    await page.getByRole('combobox', { name: 'Ítem' }).waitFor();
    await page.getByRole('link', { name: /^24120501/ }).waitFor();
    await expectAccessible(page, 'an item on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
  });
});

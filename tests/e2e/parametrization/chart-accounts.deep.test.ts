/** The chart of accounts in the browser: found in the menu, searched, edited with a preview, undone, and back after a reload. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, Product } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

it('two people at once: what one stored stays, and the other chooses', async () => {
  const [ana, luis] = [await product.signedIn(), await product.signedIn()];
  const path = /empresa\/\d+/.exec(ana.page.url())![0];
  const account = async ({ page }: typeof ana) => {
    await page.goto(`/${path}/servicio/plan-cuentas?cuenta=13050501`);
    return page.getByRole('dialog', { name: '13050501' });
  };
  const [first, second] = [await account(ana), await account(luis)];
  const mark = (of: typeof first) => of.getByRole('checkbox', { name: /^No deducible/ });
  const use = async (of: typeof first, role: string) => {
    await of.getByLabel('Usar también en…').click();
    await of.page().keyboard.type(role);
    await of.page().keyboard.press('Enter');
  };
  await mark(second).waitFor();
  await mark(first).click();
  await ana.page.getByText(/^Guardado: /).waitFor();
  // Another part of the same account: both stay.
  await use(second, 'Aseo, vigilancia');
  await second.getByText(/^papel Aseo, .*, solo esta cuenta$/).waitFor();
  expect(await mark(second).isChecked()).toBe(true);
  // The same part: the second is asked.
  await use(first, 'Retención por compras');
  const choice = ana.page.getByRole('radiogroup', { name: /^13050501/ });
  await choice.waitFor();
  await expectAccessible(ana.page, 'the choice');
  await choice.getByRole('radio').nth(1).check();
  await ana.page.getByRole('button', { name: 'Seguir con esto' }).click();
  await choice.waitFor({ state: 'hidden' });
  await first.getByText(/^papel Aseo, .*, solo esta cuenta$/).waitFor();
});

it('the chart of accounts is searched, edited with a preview, and undone', async () => {
  const { page, problems } = await product.signedIn();
  await page.waitForURL(/\/empresa\/[1-9]\d*\/servicio\/auditoria/);
  await page.getByRole('link', { name: 'Parametrizar Auditoría' }).click();
  await page.waitForURL(/servicio\/plan-cuentas$/);
  await page.getByText('Las validaciones miran el').waitFor();
  await expectAccessible(page, 'the chart');

  await page.getByRole('textbox', { name: 'Buscar en el plan de cuentas' }).fill('caja');
  const row = page.getByRole('row', { name: /Caja/ }).last();
  await row.waitFor();
  const label = (await row.getAttribute('aria-label')) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Marcas' }).click();
  await page.getByRole('button', { name: 'Marcar no deducible' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar no deducible' });
  await dialog.getByText(/la cobertura/i).waitFor();
  await expectAccessible(page, 'the preview');
  await dialog.getByRole('button', { name: /^Guardar / }).click();
  await page.getByText(/^Guardado: /).waitFor();
  await page.getByRole('row', { name: label }).getByText('No deducible', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText(/^Se deshizo/).waitFor();
  await page.reload();
  await page.getByRole('row', { name: label }).waitFor();
  expect(await page.getByRole('row', { name: label }).getByText('No deducible', { exact: true }).count()).toBe(0);

  await page.getByRole('row', { name: label }).getByRole('link').first().click();
  await page.getByRole('heading', { name: label }).waitFor();
  expect(page.url()).toContain('cuenta=');
  await expectAccessible(page, 'an account');
  expect(problems).toEqual([]);
});

/** A month of a large company through the browser: recognised, stored, audited, shown, with a responsive page. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixturesFolder } from '../ruling/audit-folder.ts';
import { choose, Product } from './browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

it('shows the result of 97,737 rows without blocking the page', async () => {
  const { page, problems } = await product.signedIn();
  await page.goto('/empresa');
  await page.getByLabel('Razón social').fill('Servicios Andina S.A.S.');
  await page.getByLabel('NIT', { exact: true }).fill('901.734.483-2');
  await choose(page, 'Software contable', 'Siigo Nube');
  await choose(page, 'Régimen de renta', 'ordinario');
  await page.getByRole('button', { name: 'Crear empresa' }).click();
  await page.waitForURL(/\/empresa\/\d+\/servicio\/auditoria/);
  // Counts frames: parsing the file on the main thread would drop them.
  await page.evaluate(() => {
    const state = globalThis as unknown as { frames: number };
    state.frames = 0;
    const count = () => {
      state.frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const started = performance.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(fixturesFolder, 'large', 'balance-2025-02.xlsx'));
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Resultado' }).waitFor();
  const seconds = (performance.now() - started) / 1000;
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number }).frames);
  console.log(
    `large file through the browser: ${seconds.toFixed(1)} s, ${Math.round(frames / seconds)} frames a second`,
  );
  expect(frames).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});

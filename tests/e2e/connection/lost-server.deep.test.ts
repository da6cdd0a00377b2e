/** The server goes away while somebody writes: it is said, and nothing is lost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvBalance } from '../../support/fixture-files.ts';
import { expectAccessible, Product } from '../browser.ts';

let product: Product;
let company: number;
const folder = mkdtempSync(join(tmpdir(), 'cuadre-connection-'));

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana Ruiz', '0', '9700000', '0', '9700000'],
    ['13050501', 'Clientes', '800197268', 'Ana Ruiz', '0', '0', '700000', '-700000'],
    ['31050501', 'Capital autorizado', '800197268', 'Ana Ruiz', '0', '0', '9000000', '-9000000'],
  ]);
  writeFileSync(join(folder, 'balance-2026-01.xlsx'), bytes);
  await product.loadBooks(company, folder, ['2026-01']);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

it('a comment outlives a server that does not answer and a reload, and is sent once it answers', async () => {
  const { page } = await product.signedIn();
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01&ver=todos`);
  await page.getByRole('row').filter({ hasText: '13050501' }).first().getByRole('link').click();
  const drawer = page.getByRole('dialog');
  const field = drawer
    .getByRole('combobox', { name: /^Escribe un comentario/ })
    .or(drawer.getByLabel(/^Escribe un comentario/));
  const words = 'Falta el recibo de caja';
  await field.first().fill(words);

  await page.route('**/api/**', (route) => route.abort());
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  const said = page.getByText('Cuadre no responde. Seguimos intentando; lo que escribas se queda en esta página.');
  await said.waitFor();
  expect(await field.first().inputValue()).toBe(words);
  await expectAccessible(page, 'a page without its server');

  await page.unroute('**/api/**');
  await page.getByText('Cuadre volvió a responder. Ya puedes guardar.').waitFor();
  expect(await said.count()).toBe(0);
  await page.reload();
  await field.first().waitFor();
  expect(await field.first().inputValue()).toBe(words);
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  await drawer.getByRole('listitem').filter({ hasText: words }).first().waitFor();
  expect(await field.first().inputValue()).toBe('');
});

it('without a network the page says so, and takes it back when the network returns', async () => {
  const { page } = await product.signedIn();
  await page.goto('/empresas');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(true);
  const said = page.getByText(/^Sin conexión a internet/);
  await said.waitFor();
  await page.context().setOffline(false);
  await said.waitFor({ state: 'detached' });
});

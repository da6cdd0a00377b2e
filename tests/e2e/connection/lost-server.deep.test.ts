/** The server goes away while somebody writes: it is said, and nothing is lost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvBalance } from '../../support/fixture-files.ts';
import { expectAccessible, Product, signIn } from '../browser.ts';
import { fillQuestion, openLink, sendQuestion } from '../findings/ask-client.ts';

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
  const { page } = await product.resumed();
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

/** Saves without a server, which is said; then the page is loaded again, first without and then with its server. */
async function loseServer(page: Page, save: () => Promise<void>): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await save();
  await page.getByText('Cuadre no responde. Seguimos intentando; lo que escribas se queda en esta página.').waitFor();
  await page.reload();
  await page.getByText('Cuadre no responde.', { exact: false }).first().waitFor();
  await page.unroute('**/api/**');
  await page.reload();
}

it('notes of the statements outlive it too', async () => {
  const { page } = await product.resumed();
  await page.goto(`/empresa/${company}/servicio/estado-financiero/notas?mes=2026-01`);
  await page.getByRole('button', { name: 'Agregar nota' }).click();
  const [title, words] = [page.getByLabel('Título de la nota 1'), page.getByLabel('Texto de la nota 1')];
  await title.fill('Nota 1. La empresa');
  await words.fill('Vende suministros.');
  const save = page.getByRole('button', { name: 'Guardar notas' });
  await loseServer(page, () => save.click());
  await page.getByText('Recuperamos lo que habías escrito y no guardaste.').waitFor();
  expect([await title.inputValue(), await words.inputValue()]).toEqual(['Nota 1. La empresa', 'Vende suministros.']);
  await expectAccessible(page, 'recovered notes');
  await save.click();
  await page.getByText('Notas guardadas').waitFor();
  await page.reload();
  await words.waitFor();
  expect(await words.inputValue()).toBe('Vende suministros.');
  expect(await page.getByText('Recuperamos').count()).toBe(0);
});

it('a validation of the company outlives it too', async () => {
  const { page } = await product.resumed();
  await page.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/200?propia=nueva`);
  const [name, expression] = [page.getByLabel('Nombre'), page.getByLabel('Expresión', { exact: true })];
  await name.fill('La caja no queda en rojo');
  await expression.fill('saldo("1105") >= 0');
  const save = page.getByRole('button', { name: 'Guardar sin activar' });
  await loseServer(page, () => save.click());
  await page.getByText('Recuperamos lo que habías escrito y no guardaste.').waitFor();
  expect(await expression.inputValue()).toBe('saldo("1105") >= 0');
  await save.click();
  await page.waitForURL(/propia=2\d\d/);
});

it('the parametrization outlives it too', async () => {
  const { page } = await product.resumed();
  await page.goto(`/empresa/${company}/servicio/edicion-plan-cuentas/18`);
  const required = page.getByRole('group', { name: 'Cuentas que exigen tercero (falta: alta)' });
  await required.getByRole('button', { name: 'Quitar 1305' }).click();
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await loseServer(page, () => save.click());
  await page.getByText('Recuperamos los cambios que no habías guardado.').waitFor();
  await page.getByText('Sin guardar: 1 cambio').waitFor();
  await save.click();
  await page.getByText('Todo está guardado').waitFor();
});

it('a question to the client and its answer outlive it too', async () => {
  const { page } = await product.resumed();
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01&ver=todos`);
  await page.getByRole('row').filter({ hasText: '13050501' }).first().getByRole('link').click();
  const asked = { name: 'Hernán Duarte', email: 'hernan.duarte@cliente.co', words: '¿Este saldo es un anticipo?' };
  const form = await fillQuestion(page, asked);
  await loseServer(page, () => form.getByRole('button', { name: 'Enviar pregunta' }).click());
  await page.getByRole('dialog').first().getByRole('button', { name: 'Preguntar al cliente' }).click();
  const words = form.getByRole('textbox', { name: 'Pregunta, en palabras del cliente' });
  await words.waitFor();
  expect(await words.inputValue()).toBe(asked.words);
  await sendQuestion(page);

  const { page: client } = await openLink(product, asked.email);
  const answer = client.getByRole('textbox').first();
  await answer.waitFor();
  await loseServer(client, () => answer.fill('Es un anticipo del 15'));
  await answer.waitFor();
  expect(await answer.inputValue()).toBe('Es un anticipo del 15');
  // It is saved without being typed again.
  await client.getByText(/guardado a las/).waitFor();
});

it('a template and its picture outlive it too', async () => {
  const { page } = await product.page();
  await signIn(page, { email: 'admin@cuadre.local', password: product.accountant.password }, '/login/admin');
  await page.goto('/notificaciones/nueva');
  await page.getByText('Imagen', { exact: true }).first().click();
  const title = page.getByLabel('Título', { exact: true });
  await title.fill('Bases nuevas');
  await page.getByLabel('Descripción', { exact: true }).fill('Son 2 y 10 UVT.');
  const colour = { width: 600, height: 250, channels: 3, background: '#0B6B57' } as const;
  const buffer = await sharp({ create: colour }).png().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'bases.png', mimeType: 'image/png', buffer });
  await page.getByText('bases.png').waitFor();
  const save = page.getByRole('button', { name: 'Guardar borrador' });
  await loseServer(page, () => save.click());
  await page.getByText('Recuperamos lo que habías escrito y no guardaste.').waitFor();
  expect(await title.inputValue()).toBe('Bases nuevas');
  await page.getByText('bases.png').waitFor();
  await save.click();
  await page.waitForURL(/notificaciones\/\d+$/);
  await page.reload();
  await page
    .getByText(/\.(webp|png|jpg)/)
    .first()
    .waitFor();
  expect(await page.getByText('Recuperamos').count()).toBe(0);
  await page.getByRole('button', { name: 'Borrar borrador' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar borrador' }).click();
  await page.waitForURL(/notificaciones$/);
});

it('without a network the page says so, and takes it back when the network returns', async () => {
  const { page } = await product.resumed();
  await page.goto('/empresas');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(true);
  const said = page.getByText(/^Sin conexión a internet/);
  await said.waitFor();
  await page.context().setOffline(false);
  await said.waitFor({ state: 'detached' });
});

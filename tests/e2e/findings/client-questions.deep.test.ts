/** The accountant asks the client by a link; the client answers on a phone, with text and a file; the finding has both. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvBalance } from '../../support/fixture-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product } from '../browser.ts';
import { fillQuestion, openLink, sendQuestion } from './ask-client.ts';

const customer = 'Cliente de Prueba S.A.S.';
const email = 'hernan@cliente.co';
const folder = mkdtempSync(join(tmpdir(), 'cuadre-questions-'));
const receipt = join(folder, 'recibo.pdf');
let product: Product;
let company: number;

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana Ruiz', '0', '9700000', '0', '9700000'],
    ['13050501', 'Clientes nacionales', '890903938', customer, '0', '0', '700000', '-700000'],
    ['31050501', 'Capital autorizado', '800197268', 'Ana Ruiz', '0', '0', '9000000', '-9000000'],
  ]);
  writeFileSync(join(folder, 'balance-2026-01.xlsx'), bytes);
  writeFileSync(receipt, '%PDF-1.7 recibo');
  await product.loadBooks(company, folder, ['2026-01']);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

it('a question goes out by mail, is answered on a phone without an account, and comes back to its finding', async () => {
  const { page } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01&ver=todos`);
  const row = page.getByRole('row').filter({ hasText: '13050501' }).filter({ hasText: 'Alta' }).first();
  await row.getByRole('link').click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('Por qué importa').waitFor();
  const words = '¿Este saldo es un anticipo?';
  const form = await fillQuestion(page, { name: 'Hernán Duarte', email, words });
  await form.getByText(customer).waitFor();
  await form.getByRole('checkbox', { name: 'Sí, no o no sé' }).check();
  await expectAccessible(page, 'asking');
  await sendQuestion(page);
  await row.getByText('Con el cliente').waitFor();

  const client = await openLink(product, email);
  await client.page.getByRole('heading', { level: 1, name: /Hernán Duarte, necesito una respuesta suya/ }).waitFor();
  // The token leaves the address.
  expect(client.page.url()).not.toContain('#');
  await client.page.getByText(words).waitFor();
  await client.page.getByText(customer).waitFor();
  await expectNoOverflow(client.page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await client.page.emulateMedia({ colorScheme });
    await expectAccessible(client.page, `answering, ${colorScheme}`);
  }
  await client.page.getByRole('radio', { name: 'Sí', exact: true }).check();
  await client.page.getByLabel(/Cuénteme lo que sepa/).fill('Es un anticipo de diciembre.');
  await client.page.getByLabel('Adjuntar archivo').setInputFiles(receipt);
  await client.page.getByText('recibo.pdf').waitFor();
  await client.page.getByText(/1 de 1 respondida · guardado a las/).waitFor();
  await client.page.reload();
  await client.page.getByText('Es un anticipo de diciembre.').waitFor();
  await client.page.getByRole('button', { name: 'Enviar respuestas' }).click();
  await client.page.getByRole('heading', { name: /Listo, Hernán/ }).waitFor();
  await expectAccessible(client.page, 'answered');
  expect(client.problems).toEqual([]);

  // Without a reload.
  await row.getByText('Respondido').waitFor();
  const answer = drawer.getByRole('region', { name: 'Preguntas al cliente' });
  await answer.getByText('Es un anticipo de diciembre.').waitFor();
  const download = page.waitForEvent('download');
  await answer.getByRole('button', { name: 'recibo.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('recibo.pdf');
  await answer.getByRole('button', { name: 'Cerrar pregunta' }).click();
  await drawer.getByText(/cerró la pregunta a Hernán Duarte/).waitFor();

  await client.page.reload();
  await client.page.getByRole('heading', { name: 'Esta pregunta ya está cerrada' }).waitFor();
});

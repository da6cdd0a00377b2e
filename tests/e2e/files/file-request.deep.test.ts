/** The accountant asks for a balance by a link; the client uploads it on a phone; accepted, it is an audited month. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { titledBalance } from '../../support/second-files/received-files.ts';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

const email = 'gloria@cliente.co';
let product: Product;
let company: number;

beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
});
afterAll(() => product.close());

/** As a file of the browser. */
function fileOf(own: Parameters<typeof titledBalance>[0]) {
  const { name, bytes } = titledBalance(own);
  return { name, mimeType: 'text/csv', buffer: bytes };
}

it('a balance is asked by mail, uploaded without an account, and accepted into its month', async () => {
  const { page } = await product.signedIn(desktop);
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01`);
  await page.getByRole('link', { name: 'Pedírselo a tu cliente' }).click();
  await page.getByLabel('Para', { exact: true }).fill('Gloria Ruiz');
  await page.getByLabel('Lo saluda').fill('Doña Gloria');
  await page.getByLabel('Correo').fill(email);
  await page.getByText(/Nos falta el balance de prueba por tercero de enero de 2026/).waitFor();
  await expectAccessible(page, 'asking');
  await page.getByRole('button', { name: 'Enviar por correo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await page.getByText('Sin abrir', { exact: true }).waitFor();

  const { text } = await product.mail(email);
  const client = await product.page(phone);
  await client.page.goto(`/subir#${/\/subir#(\S+)/.exec(text)![1]}`);
  await client.page.getByRole('heading', { level: 1, name: 'Doña Gloria, suba el balance de enero de 2026' }).waitFor();
  // The token leaves the address.
  expect(client.page.url()).not.toContain('#');
  await expectNoOverflow(client.page);
  const input = client.page.getByLabel(/Elegir los archivos/);
  await input.setInputFiles(fileOf({ nit: '890903938-8', name: 'otra.csv' }));
  await client.page
    .getByRole('alert')
    .getByText(/es del NIT 890\.903\.938-8 y se pidió el de 900\.394\.374-4/)
    .waitFor();
  await input.setInputFiles(fileOf({ month: 'febrero de 2026', name: 'febrero.csv' }));
  await client.page.getByText('Este es de febrero de 2026; necesitamos enero de 2026.').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await client.page.emulateMedia({ colorScheme });
    await expectAccessible(client.page, `uploading, ${colorScheme}`);
  }
  await client.page.getByRole('button', { name: 'Quitar febrero.csv' }).click();
  await input.setInputFiles(fileOf({ name: 'enero.csv' }));
  await client.page.getByText(/2 filas\. Cuadra\./).waitFor();
  await client.page.getByRole('button', { name: /^Enviar a/ }).click();
  await client.page.getByText(/^Listo: .* ya los tiene$/).waitFor();
  await expectAccessible(client.page, 'sent');

  await page.reload();
  await page.getByText('Llegó', { exact: true }).waitFor();
  await expectAccessible(page, 'arrived');
  await page.getByRole('button', { name: 'Aceptar enero.csv' }).click();
  await page.getByText(/^Guardado por/).waitFor();
  await page.getByRole('link', { name: 'Ver el mes' }).click();
  await page.getByRole('button', { name: 'Más acciones' }).waitFor();
});

/** Webhooks in the profile: made with a secret that is shown once, tried, its delivery seen, switched off and deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

describe.each([
  ['desktop', desktop, 'Tablero'],
  ['phone', phone, 'Teléfono'],
] as const)('on a %s, the subscriber', (_name, options, called) => {
  it('makes a webhook, keeps its secret, tries it and sees why it did not arrive', async () => {
    const { page, problems } = await product.signedIn(options);
    await page.goto('/editar-perfil?seccion=webhooks');
    await page.getByRole('button', { name: 'Crear webhook' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Nombre' }).fill(called);
    await form.getByRole('textbox', { name: 'Dirección' }).fill('https://10.0.0.1/');
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    await form.getByText('Las direcciones de redes privadas no se aceptan', { exact: false }).waitFor();
    await expectAccessible(page, 'form');
    await form.getByRole('textbox', { name: 'Dirección' }).fill('https://avisos.invalid/cuadre');
    await form.getByRole('button', { name: 'Crear webhook' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('button', { name: 'Ya lo guardé' }).click();

    await page.getByRole('button', { name: `Enviar prueba al webhook ${called}` }).click();
    const deliveries = page.getByRole('dialog');
    await deliveries.getByText('El nombre de la dirección no lleva a un servidor público', { exact: false }).waitFor();
    await deliveries.getByText('Mensaje y respuesta').click();
    await deliveries.getByText('"type":"webhook.test"', { exact: false }).waitFor();
    await expectAccessible(page, 'deliveries');
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Más acciones del webhook ${called}` }).click();
    await page.getByRole('button', { name: 'Apagar' }).click();
    await page.getByText('Apagado').waitFor();
    await page.getByRole('button', { name: `Más acciones del webhook ${called}` }).click();
    await page.getByRole('button', { name: 'Borrar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await page.getByText('Todavía no tienes webhooks', { exact: false }).waitFor();
    // The refused address is an answer that the browser logs.
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });
});

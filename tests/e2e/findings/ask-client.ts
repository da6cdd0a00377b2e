/** A question to the client about the finding whose drawer is open, and the page of its link. */
import type { Page } from 'playwright-core';
import { type Product, phone } from '../browser.ts';

export interface Asked {
  name: string;
  email: string;
  words: string;
}

/** The form of a question to somebody by mail, filled in. */
export async function fillQuestion(page: Page, { name, email, words }: Asked) {
  await page.getByRole('dialog').first().getByRole('button', { name: 'Preguntar al cliente' }).click();
  const form = page.getByRole('dialog', { name: 'Preguntar al cliente' });
  await form.getByLabel('Nombre de quien responde').fill(name);
  await form.getByRole('textbox', { name: 'Correo' }).fill(email);
  await form.getByRole('textbox', { name: 'Pregunta, en palabras del cliente' }).fill(words);
  return form;
}

export async function sendQuestion(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Preguntar al cliente' })
    .getByRole('button', { name: 'Enviar pregunta' })
    .click();
  await page.getByRole('dialog', { name: 'Pregunta enviada' }).getByRole('button', { name: 'Listo' }).click();
}

/** A phone without an account at the link of the mail. */
export async function openLink(product: Product, email: string) {
  const link = /https?:\S+\/pregunta#\S+/.exec((await product.mail(email)).text)?.[0] ?? '';
  const client = await product.page(phone);
  await client.page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  return client;
}

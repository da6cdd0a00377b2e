/** Guided tours: offered once to each user, walked by keyboard, kept as taken on the server. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from './browser.ts';

const books = join(import.meta.dirname, '..', 'fixtures', 'errors');

let product: Product;
let company: number;
beforeAll(async () => {
  product = await Product.open({ offersTours: true });
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
});
afterAll(() => product.close());

let audited: Promise<void> | undefined;
/** March is loaded and audited once, and not before the tours of a company without books were taken. */
const audit = () => (audited ??= product.loadBooks(company, books, ['2026-03']));

const step = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** The frame being drawn and the one after it. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
/** A transition takes a single frame. */
const still = { ...desktop, reducedMotion: 'reduce' } as const;
/** Goes on by keyboard: a key that is pressed during a transition is lost. */
async function goOn(page: Page): Promise<void> {
  await nextFrames(page);
  await page.keyboard.press('ArrowRight');
}
const wizard = () => `/empresa/${company}/servicio/edicion-plan-cuentas/1`;

describe('the tour of the parametrization', () => {
  it('is skipped on a phone without being in the way, and is not offered again', async () => {
    const { page, problems } = await product.signedIn(phone);
    await page.goto(wizard());
    await step(page, 'Las validaciones').waitFor();
    await expectNoOverflow(page);
    const taken = page.waitForResponse(/guided-tour\/taken/);
    await page.getByRole('button', { name: 'Omitir' }).click();
    expect((await taken).status()).toBe(200);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Cuentas' }).first().waitFor();
    const tours = await page.evaluate(() => JSON.parse(localStorage.getItem('session')!).state.tours);
    expect(tours).toMatchObject({ validations_edition: true, audit: false });
    expect(problems).toEqual([]);
  });

  it('is shown again when asked for, and walked by keyboard to its end', async () => {
    const { page, problems } = await product.signedIn(still);
    await page.goto(wizard());
    const again = page.getByRole('button', { name: 'Ver el recorrido' });
    await again.focus();
    await page.keyboard.press('Enter');
    for (const title of ['Las validaciones', 'Tus cuentas', 'Lo que cambiaría']) {
      await step(page, title).waitFor();
      await expectAccessible(page, `the tour at ${title}`);
      await goOn(page);
    }
    await step(page, 'Lo que es tuyo').getByText('4 de 4').waitFor();
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('the tours of the chart of accounts and of the financial report', () => {
  it.each([
    ['plan-cuentas', 7, 'Cuánto se revisa'],
    ['edicion-informe-financiero/1', 2, 'Las cuentas del ítem'],
  ])('of %s points at %i parts', async (screen, parts, first) => {
    const { page, problems } = await product.signedIn(still);
    await audit();
    await page.goto(`/empresa/${company}/servicio/${screen}`);
    await step(page, first).getByText(`1 de ${parts}`).waitFor();
    for (let at = 2; at <= parts; at += 1) {
      await goOn(page);
      await page.getByText(`${at} de ${parts}`).waitFor();
    }
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

describe('the tours of the audit', () => {
  const path = () => `/empresa/${company}/servicio/auditoria`;

  it('of a month without data points at four parts, on a phone too', async () => {
    const { page, problems } = await product.signedIn(phone);
    await page.goto(`${path()}?mes=2025-11`);
    for (const [at, title] of ['El mes', 'Suelta tu balance', 'Cómo exportarlo', 'Ayuda'].entries()) {
      await page.getByRole('button', { name: at === 0 ? 'Ver el recorrido' : 'Siguiente', exact: true }).click();
      await step(page, title)
        .getByText(`${at + 1} de 4`)
        .waitFor();
      await expectNoOverflow(page, title);
    }
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('follows the tour of the only company, and goes back to it', async () => {
    const { page, problems } = await product.signedIn(still);
    await audit();
    await page.goto(`${path()}?mes=2026-03`);
    await step(page, 'Tu empresa').getByText('1 de 2').waitFor();
    await expectAccessible(page, 'the tour of the company');
    await goOn(page);
    await step(page, 'Ayuda a la mano').waitFor();
    await goOn(page);
    await step(page, 'Tus meses').getByText('1 de 9').waitFor();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await step(page, 'Tu empresa').waitFor();
    await goOn(page);
    await step(page, 'Ayuda a la mano').waitFor();
    await goOn(page);
    for (let at = 1; at < 9; at += 1) {
      await page.getByText(`${at} de 9`).waitFor();
      await goOn(page);
    }
    await step(page, 'Los hallazgos').waitFor();
    const taken = page.waitForResponse(/guided-tour\/taken/);
    await page.getByRole('button', { name: 'Terminar' }).click();
    expect((await taken).status()).toBe(200);
    expect(problems).toEqual([]);
  });
});

describe('the tours on a phone', () => {
  it.each([
    ['edicion-plan-cuentas/1', 4],
    // The marks of an account have no place in its row.
    ['plan-cuentas', 6],
    ['edicion-informe-financiero/1', 2],
  ])('of %s stay within the screen, at %i parts that are seen', async (screen, parts) => {
    const { page, problems } = await product.signedIn(phone);
    await page.goto(`/empresa/${company}/servicio/${screen}`);
    await page.getByRole('button', { name: 'Ver el recorrido' }).click();
    for (let at = 1; at <= parts; at += 1) {
      await page.getByText(`${at} de ${parts}`, { exact: true }).waitFor();
      const box = (await page.getByRole('dialog').boundingBox())!;
      const { width, height } = phone.viewport!;
      const corners = [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
      expect(Math.min(...corners), `${at} of ${parts}`).toBeGreaterThanOrEqual(0);
      await page.locator('.driver-active-element:visible').waitFor();
      await expectNoOverflow(page, `${at} of ${parts}`);
      if (at < parts) await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Terminar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});

/** Whoever opens an audit sees findings: of a new account too, without scrolling, whatever the size of the window. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, Product, phone } from '../browser.ts';
import { settled } from '../settled.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.open();
  await product.sampleReady();
});
afterAll(() => product.close());

const row = '[data-row]:not(button)';

async function openAudit(page: Page): Promise<void> {
  await page.waitForURL(/\/servicio\/auditoria/);
  await page.locator(row).first().waitFor();
  // What comes late moves the list.
  await settled(page);
}

/** Bottom edge of the first finding, in px of the window. */
const bottomOf = async (page: Page) => {
  const box = (await page.locator(row).first().boundingBox())!;
  return box.y + box.height;
};

describe.each([
  ['1440×900', desktop],
  ['1366×768', { viewport: { width: 1366, height: 768 } }],
  ['390×844', phone],
] as const)('at %s', (size, options) => {
  it('the first finding is in view, and what is asked for opens above it', async () => {
    const { page, problems } = await product.signedIn(options);
    await openAudit(page);
    expect(await bottomOf(page)).toBeLessThan(options.viewport!.height);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Ver el resumen' }).click();
    await page.getByRole('navigation', { name: 'Meses' }).waitFor();
    await expectAccessible(page, `the whole summary at ${size}`);
    await expectNoOverflow(page);
    // It stays as the user left it.
    await page.reload();
    await page.getByRole('button', { name: 'Ocultar el resumen' }).click();
    await page.getByRole('navigation', { name: 'Meses' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await expectAccessible(page, `the filters at ${size}`);
    await expectNoOverflow(page);
    expect(problems).toEqual([]);
  });

  it('an open finding says what happened within the first screen', async () => {
    const { page } = await product.signedIn(options);
    await openAudit(page);
    await page.locator(row).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Por qué importa').waitFor();
    const told = (await drawer.getByRole('heading', { name: 'Qué pasó' }).boundingBox())!;
    expect(told.y).toBeLessThan(options.viewport!.height / 2);
    await expectNoOverflow(page);
    if (options === phone) return;
    const header = drawer.locator('> header');
    const height = async () => (await header.boundingBox())!.height;
    expect(await height()).toBeLessThanOrEqual(150);
    await drawer.locator('> div').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    await expect.poll(height).toBeLessThan(80);
    await drawer.locator('> div').evaluate((body) => body.scrollTo(0, 0));
    await expect.poll(height).toBeGreaterThan(100);
  });
});

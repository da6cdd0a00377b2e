/** A month with 50,000 findings: few of them are drawn, wherever the view is. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeItem } from '../../support/made-items.ts';
import { desktop, expectNoOverflow, Product, phone } from '../browser.ts';

const books = join(import.meta.dirname, '..', '..', 'fixtures', 'errors');
const COUNT = 50_000;
let product: Product;
let company: number;
const findings = JSON.stringify({
  data: Array.from({ length: COUNT }, (_, index) =>
    madeItem({
      fingerprint: `f${index}`,
      severity: index % 3 === 0 ? 'alta' : 'media',
      amount: `${COUNT - index}.00`,
      account: String(10_000_000 + index),
    }),
  ),
});
beforeAll(async () => {
  product = await Product.open();
  company = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  await product.loadBooks(company, books, ['2026-03']);
});
afterAll(() => product.close());

/** Rows and cards of findings in the view. */
const inView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-row]')].filter((one) => {
        const { top } = one.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      }).length,
  );

describe(`${COUNT} findings`, () => {
  async function open(options: typeof desktop) {
    const opened = await product.signedIn(options);
    await opened.page.route(/\/audits\/[^/]+\/findings$/, (route) =>
      route.fulfill({ contentType: 'application/json', body: findings }),
    );
    await opened.page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-03&ver=todos`);
    await opened.page.locator('[data-row="f0"]').waitFor({ timeout: 60_000 });
    return opened;
  }

  it('are a table whose rows are drawn where the view is', async () => {
    const { page, problems } = await open(desktop);
    const drawn = () => page.locator('tbody > tr').count();
    expect(await drawn()).toBeLessThan(300);
    for (const share of [0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      await expect.poll(() => inView(page), { timeout: 60_000 }).toBeGreaterThan(3);
      expect(await drawn()).toBeLessThan(300);
    }
    expect(problems).toEqual([]);
  });

  it('are cards on a phone, more of them as one scrolls', async () => {
    const { page, problems } = await open(phone);
    const drawn = () => page.locator('[data-row]').count();
    const first = await drawn();
    expect(first).toBeLessThan(500);
    // What follows the list is reached without drawing all of it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('#validaciones').scrollIntoViewIfNeeded();
    expect(await drawn()).toBeLessThan(500);
    await page.locator('[data-row]').last().scrollIntoViewIfNeeded();
    await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(first);
    expect(await drawn()).toBeLessThan(1000);
    expect(await inView(page)).toBeGreaterThan(1);
    await expectNoOverflow(page);
    expect(problems).toEqual([]);
  });
});

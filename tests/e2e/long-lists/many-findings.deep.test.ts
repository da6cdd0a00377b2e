/** A month with 50,000 findings: the list scrolls at the pace of the screen, whatever its length. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeItem } from '../../support/made-items.ts';
import { desktop, Product } from '../browser.ts';

const books = join(import.meta.dirname, '..', '..', 'fixtures', 'errors');
const COUNT = 50_000;
/** ms of a frame that the eye sees missing: three of sixty a second. */
const LONG = 50;

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

/** ms of each frame while the page scrolls down by `step` px in each. */
function framesOf(page: Page, step: number): Promise<number[]> {
  return page.evaluate(
    (px) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const draw = (now: number) => {
          frames.push(now - last);
          last = now;
          scrollBy(0, px);
          if (frames.length < 240) requestAnimationFrame(draw);
          else resolve(frames.slice(5));
        };
        requestAnimationFrame(draw);
      }),
    step,
  );
}

function pace(frames: readonly number[]) {
  return {
    count: frames.length,
    long: frames.filter((frame) => frame > LONG).length,
    mean: frames.reduce((sum, frame) => sum + frame, 0) / frames.length,
  };
}

describe(`${COUNT} findings`, () => {
  it('scroll without long frames, and few of them are drawn', async () => {
    const { page, problems } = await product.signedIn(desktop);
    await page.route(/\/audits\/[^/]+\/findings$/, (route) =>
      route.fulfill({ contentType: 'application/json', body: findings }),
    );
    await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-03&ver=todos`);
    await page.locator('[data-row="f0"]').waitFor({ timeout: 60_000 });
    const drawn = () => page.locator('tbody > tr').count();
    expect(await drawn()).toBeLessThan(300);

    // What the machine takes to scroll the same page without drawing another row.
    const still = pace(await framesOf(page, 0.1));
    const moving = pace(await framesOf(page, 40));
    const told = `${moving.long} long of ${moving.count}, ${moving.mean.toFixed(1)} ms; still ${still.mean.toFixed(1)} ms`;
    expect(moving.long - still.long, told).toBeLessThanOrEqual(moving.count * 0.06);
    expect(moving.mean, told).toBeLessThan(still.mean + 8);
    expect(await drawn()).toBeLessThan(300);

    // Far away rows are drawn where the view is, and the last one is at the end.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const inView = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-row]')].filter((one) => {
            const { top } = one.getBoundingClientRect();
            return top > 0 && top < innerHeight;
          }).length,
      );
    await expect.poll(inView, { timeout: 10_000 }).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(inView, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(await drawn()).toBeLessThan(300);
    expect(problems).toEqual([]);
  });
});

/** Every screen and state, at a desk and on a phone, light and dark, beside its kept picture. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, Product, phone, signIn } from '../browser.ts';
import { settled } from '../settled.ts';
import { differenceFrom, differingShare } from './compare-picture.ts';
import { ofAccountants, ofReaders, ofStaff, ofVisitors, type Pictured } from './screens.ts';

const months = ['2025-06', '2025-12', '2026-01', '2026-02', '2026-03'];
const themes = ['light', 'dark'] as const;
/** How often a screen that differs is looked at again, and after how many milliseconds. */
const LATE_LOOKS = 5;
const LATE_MS = 1000;

let product: Product;
/** What stands for the names in the paths of screens. */
let named: Record<string, string | number>;
beforeAll(async () => {
  product = await Product.open();
  const empresa = await product.newCompany({ name: 'Suministros del Norte S.A.S.', nit: '900394374', checkDigit: 4 });
  const vacia = await product.newCompany({ name: 'Transportes La Sabana S.A.S.', nit: '890903938', checkDigit: 8 });
  await product.loadBooks(empresa, join(import.meta.dirname, '..', '..', 'fixtures', 'errors'), months);
  named = { empresa, vacia, cuenta: product.accountant.accountName };
});
afterAll(() => product.close());

/** What another day writes otherwise gets one text: dates, hours, and the random names of the account. */
function unifyTexts(): void {
  const month = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*';
  const patterns: [RegExp, string][] = [
    [new RegExp(`\\d{1,2}( de)? ${month}\\.?( de)? \\d{4}`, 'g'), '15 ene 2026'],
    [/\d{1,2}:\d{2}/g, '10:30'],
    [/\b[0-9a-f]{8}\b/g, '00000000'],
    // Digests, as people compare them.
    [/\b(?:[0-9a-f]{4} ){3}[0-9a-f]{4}\b/g, '0000 0000 0000 0000'],
    [/hace \d+ \p{L}+/gu, 'hace poco'],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    let text = node.nodeValue ?? '';
    for (const [pattern, same] of patterns) text = text.replace(pattern, same);
    if (text !== node.nodeValue) node.nodeValue = text;
  }
}

/** Takes the pictures of a screen in both themes; returns what differs. */
async function differences(page: Page, device: string, { name, path, act, answers = [] }: Pictured): Promise<string[]> {
  await page.unrouteAll();
  for (const answer of answers) await answer(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path.replace(/:(\w+)/, (_, which: string) => encodeURIComponent(named[which]!)));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await act?.(page);
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const difference = await lastDifference(page, `${device}-${theme}/${name}`);
    if (difference !== null) found.push(difference);
  }
  return found;
}

/** What a busy page asks for late is drawn late: a screen differs if it still does after some seconds. */
async function lastDifference(page: Page, name: string): Promise<string | null> {
  for (let left = LATE_LOOKS; ; left--) {
    await page.evaluate(unifyTexts);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const difference = await differenceFrom(name, png);
    if (difference === null || left === 0) return difference;
    await sleep(LATE_MS);
    await settled(page);
  }
}

async function allDifferences(page: Page, device: string, screens: readonly Pictured[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) found.push(...(await differences(page, device, screen)));
  return found;
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (device, options) => {
  it('the screens of visitors are as they were', async () => {
    const { page } = await product.page(options);
    expect(await allDifferences(page, device, ofVisitors)).toEqual([]);
  });

  it('the screens of accountants are as they were', async () => {
    const { page } = await product.signedIn(options);
    expect(await allDifferences(page, device, ofAccountants)).toEqual([]);
  });

  it('what is announced to readers is as it was', async () => {
    const { page } = await product.signedIn(options);
    expect(await allDifferences(page, device, ofReaders)).toEqual([]);
  });

  it('the screens of the staff are as they were', async () => {
    const { page } = await product.page(options);
    const staff = { email: 'admin@cuadre.local', password: product.accountant.password };
    await signIn(page, staff, '/login/admin');
    expect(await allDifferences(page, device, ofStaff)).toEqual([]);
  });
});

it('a part that moved or is missing counts, another rendering of the same letters does not', () => {
  const white = new Uint8Array(3 * 100 * 100).fill(255);
  const rendered = white.map((value, at) => (at % 7 === 0 ? value - 20 : value));
  expect(differingShare(white, rendered)).toBe(0);
  const withButton = white.map((value, at) => (at < 3 * 100 ? 40 : value));
  expect(differingShare(white, withButton)).toBe(0.01);
});

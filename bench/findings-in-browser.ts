/**
 * A list of 50,000 findings that scrolls in Chromium: milliseconds of a frame while the page stands still, and while it
 * moves by 40 pixels a frame. `npm run bench -- findings-in-browser [checkout]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildWeb } from '../scripts/lib/build/build-web.mjs';
import { madeItem } from '../tests/support/made-items.ts';
import { MeasuredServer } from './measured-server.ts';
import { signedInBrowser } from './signed-in-browser.ts';

const COUNT = 50_000;
const FRAMES = 600;
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const books = join(import.meta.dirname, '..', 'tests', 'fixtures', 'errors', 'balance-2026-01.xlsx');

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

/** Milliseconds of each frame while the page scrolls by `step` pixels in each. */
function framesOf(page: Page, step: number): Promise<number[]> {
  return page.evaluate(
    ([px, most]) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const draw = (now: number) => {
          frames.push(now - last);
          last = now;
          scrollBy(0, px);
          if (frames.length < most) requestAnimationFrame(draw);
          else resolve(frames.slice(5));
        };
        requestAnimationFrame(draw);
      }),
    [step, FRAMES] as const,
  );
}

function print(name: string, frames: readonly number[]): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const mean = frames.reduce((sum, frame) => sum + frame, 0) / frames.length;
  const cells = [mean, sorted[Math.floor(sorted.length * 0.95)]!, sorted.at(-1)!].map((ms) => ms.toFixed(1));
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
}

if (!(await buildWeb(tree))) throw new Error('the client did not build');
await MeasuredServer.prepare(tree, folder);
const server = await MeasuredServer.start(tree, folder);
try {
  const company = await server.newCompany(1);
  await server.import(company, { name: 'balance.xlsx', bytes: new Uint8Array(readFileSync(books)) }, [2026, 1]);
  const { browser, page } = await signedInBrowser(server.signIn);
  await page.route(/\/audits\/[^/]+\/findings$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: findings }),
  );
  await page.goto(`/empresa/${company}/servicio/auditoria?mes=2026-01&ver=todos`);
  await page.locator('[data-row="f0"]').waitFor();
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${COUNT} findings, ${FRAMES} frames\n\n`);
  process.stdout.write('| The page | mean, ms | p95 | slowest |\n|---|---:|---:|---:|\n');
  print('stands still', await framesOf(page, 0));
  print('scrolls', await framesOf(page, 40));
  await browser.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

/**
 * A large balance (97,737 rows) from bytes to stored findings, over HTTP: inspected, stored and audited on its own
 * server after some idle seconds. Prints the first import after each start beside the second and later ones, in
 * milliseconds at the client. `npm run bench -- first-import [checkout]`; with another checkout for comparison.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from './measured-client.ts';
import { MeasuredServer } from './measured-server.ts';

const STARTS = 8;
const NEXT = 3;
const PAUSE_MS = 5000;
const large = join(import.meta.dirname, '..', 'tests', 'fixtures', 'large', 'balance-2025-02.xlsx');
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

function line(name: string, imports: readonly Import[]): string {
  const median = (of: (one: Import) => number) =>
    imports.map(of).toSorted((a, b) => a - b)[Math.floor(imports.length / 2)]!;
  const steps = (['inspect', 'store', 'audit'] as const).map((step) => median((one) => one.steps[step]));
  const cells = [name, median(({ ms }) => ms), ...steps];
  return `| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |\n`;
}

try {
  await MeasuredServer.prepare(tree, folder);
  const file = { name: 'balance.xlsx', bytes: new Uint8Array(readFileSync(large)) };
  const first: Import[] = [];
  const second: Import[] = [];
  const later: Import[] = [];
  let companies = 0;
  for (let start = 0; start < STARTS; start++) {
    const server = await MeasuredServer.start(tree, folder);
    await sleep(PAUSE_MS);
    for (let turn = 0; turn <= NEXT; turn++) {
      companies += 1;
      // A new company each time: results of one audit would be reused by the next.
      const company = await server.newCompany(companies);
      ([first, second][turn] ?? later).push(await server.import(company, file, [2025, 2]));
    }
    await server.stop();
  }
  process.stdout.write(`Node ${process.version}, ${cpus().length} cores, ${STARTS} starts\n\n`);
  const ratios = (some: readonly Import[], next: readonly Import[]) =>
    some.map(({ steps }, start) => (steps.audit / next[start]!.steps.audit).toFixed(2)).join(', ');
  const isThird = (_: Import, place: number) => place % (NEXT - 1) === 0;
  const isFourth = (_: Import, place: number) => place % (NEXT - 1) === 1;
  process.stdout.write('| Import, medians in ms | whole | inspect | store | audit |\n|---|---:|---:|---:|---:|\n');
  process.stdout.write(line('the first after a start', first) + line('the second', second) + line('later ones', later));
  process.stdout.write(`\nFirst audit : second, by start: ${ratios(first, second)}\n`);
  // What single audits differ by when nothing is new.
  process.stdout.write(`Third audit : fourth, by start: ${ratios(later.filter(isThird), later.filter(isFourth))}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

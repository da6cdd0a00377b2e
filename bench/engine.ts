/**
 * Cost of an audit: every validation over a month of 50,000 rows with 24 months of history in one process, its share by
 * rule, and its growth from 1,000 to 1,000,000 rows. `npm run bench -- engine`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import { periodKey } from '#core/calendar/period.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { copiesFor, widened } from './wide-books.ts';

const HISTORY = 24;
const ROWS = 50_000;
/** With a short history: only the audited month grows. */
const GROWTH = [1_000, 10_000, 100_000, 1_000_000];
const SHORT_HISTORY = 2;
/** Rules listed by themselves. */
const DEAREST = 15;

/** January 2025 to December 2026, with the closing month of 2025: 24 months of history, and the audited month. */
const simulation = simulateCompany({
  seed: 5,
  from: { year: 2025, month: 1 },
  months: 24,
  errors: 'none',
  closingMonths: true,
});
const simulated = simulation.months.slice(0, HISTORY + 1);

interface Figures {
  rows: number;
  /** In milliseconds. */
  first: number;
  next: number;
  opened: number;
  peakKb: number;
  rules: [name: string, milliseconds: number][];
}

function measure(rows: number, history: number): Figures {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    writeFileSync(join(folder, 'profile.json'), JSON.stringify(simulation.company.profile));
    const months = simulated.slice(-1 - history);
    for (const data of widened({ ...simulation, months }, copiesFor(simulation, months.at(-1)!, rows))) {
      writeFileSync(join(folder, `${periodKey(data.period!)}.blob`), zstdCompressSync(encodeBalance(data)));
    }
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [new URL('audit-blobs.ts', import.meta.url).pathname, folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr.slice(-800));
    return JSON.parse(stdout) as Figures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function line(name: string, { rows, first, next, opened, peakKb }: Figures): string {
  const perRow = ((opened / rows) * 1000).toFixed(2);
  const times = [first, next, opened].map(Math.round);
  const cells = [name, rows.toLocaleString('en'), ...times, perRow, Math.round(peakKb / 1024)];
  return `| ${cells.join(' | ')} |\n`;
}

/** The dearest rules and all others. What several rules share is paid by the first that reads it. */
function byRule({ rules }: Figures): string {
  const sorted = rules.toSorted(([, a], [, b]) => b - a);
  const others = sorted.slice(DEAREST);
  const sum = (some: typeof rules) => some.reduce((total, [, milliseconds]) => total + milliseconds, 0);
  const lines: typeof rules = [...sorted.slice(0, DEAREST), [`${others.length} others`, sum(others)]];
  const share = (milliseconds: number) => ((100 * milliseconds) / sum(lines)).toFixed(1);
  const cells = lines.map(([name, time]) => `| ${name} | ${time.toFixed(1)} | ${share(time)} |\n`);
  return `\n| Rule, ${HISTORY} months, books open | ms | % |\n|---|---:|---:|\n${cells.join('')}`;
}

process.stdout.write(`Node ${process.version}, ${cpus().length} cores, medians of 5\n\n`);
process.stdout.write(
  '| History | rows a month | first audit, ms | next, ms | books open, ms | µs a row | peak MB |\n|---|---:|---:|---:|---:|---:|---:|\n',
);
const whole = measure(ROWS, HISTORY);
process.stdout.write(line(`${HISTORY} months`, whole));
for (const rows of GROWTH) process.stdout.write(line(`${SHORT_HISTORY} months`, measure(rows, SHORT_HISTORY)));
process.stdout.write(byRule(whole));

/**
 * Figures of `docs/performance.md`: each subject in a fresh process, medians of five, as ratios to the yardstick (a process that
 * inflates the large company's sheet and reads each byte once). `npm run bench`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 5;
const here = (name: string) => new URL(name, import.meta.url).pathname;
const large = here('../tests/fixtures/large/balance-2025-02.xlsx');
const errors = here('../tests/fixtures/errors');

interface Sample {
  ms: number;
  peakKb?: number;
}

/** Runs a program; its figures are the last line of the measured stream. */
function measure(args: string[], stream: 'stdout' | 'stderr' = 'stdout'): Sample {
  const { [stream]: text, status, error } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error || status === null || status > 1)
    throw error ?? new Error(`${args.join(' ')} ended with ${status}: ${text.slice(-400)}`);
  return JSON.parse(text.trim().split('\n').at(-1)!) as Sample;
}

/** The command after a warm-up run that is not measured. */
function cuadre(...args: string[]): Compared {
  const command = ['--import', here('report-usage.mjs'), here('../bin/cuadre.mjs'), ...args];
  measure(command, 'stderr');
  return compared(() => measure(command, 'stderr'));
}

interface Compared extends Sample {
  /** Ratio to the yardstick. */
  ratio: number;
}

/** The unavoidable work of any reader. */
function yardstick(): Sample {
  return measure(['--import', here('report-usage.mjs'), here('inflate-and-scan.mjs'), large], 'stderr');
}

/** Each run follows one of the yardstick, so that other load slows both. */
function compared(take: () => Sample): Compared {
  const samples = Array.from({ length: RUNS }, (): Compared => {
    const { ms } = yardstick();
    const sample = take();
    return { ...sample, ratio: sample.ms / ms };
  });
  return samples.sort((a, b) => a.ratio - b.ratio)[Math.floor(RUNS / 2)]!;
}

/** A generated workbook of a million rows: too large to keep. */
function million(): Compared {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'balance-2026-01.xlsx');
    const { status, stderr } = spawnSync(process.execPath, [here('million-rows.ts'), file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.slice(-400));
    return cuadre('inspeccionar', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const subjects: [string, Compared][] = [
  ['inflate and scan the sheet once (yardstick)', compared(yardstick)],
  ['inflate the sheet and scan its cells once (fast lane)', compared(() => measure([here('scan-once.ts'), large]))],
  ['cuadre inspeccionar, 97,737 rows, whole process', cuadre('inspeccionar', large)],
  ['cuadre auditar, 97,737 rows, whole process', cuadre('auditar', large, '--json')],
  ['library alone, cells only, whole process', compared(() => measure([here('library-read.ts'), large]))],
  ['cuadre inspeccionar, 1,000,000 rows, whole process', million()],
  ['cuadre auditar --todos, 15 small months, whole process', cuadre('auditar', errors, '--todos', '--json')],
];

process.stdout.write(
  `Node ${process.version}, ${cpus().length} cores, medians of ${RUNS}\n\n| What | ms | × yardstick | peak MB |\n|---|---:|---:|---:|\n`,
);
for (const [name, { ms, ratio, peakKb }] of subjects) {
  const memory = peakKb === undefined ? '' : Math.round(peakKb / 1024);
  process.stdout.write(`| ${name} | ${Math.round(ms)} | ${ratio.toFixed(1)} | ${memory} |\n`);
}

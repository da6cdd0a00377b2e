/**
 * Comparison of readers on every cell of the large workbook: ours, its fallback library, exceljs and SheetJS. The last
 * two have known advisories and are no dependencies: they are installed into a temporary folder for the run. Each in a
 * fresh process, medians of five: `npm run bench -- readers [file]`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const RUNS = 5;
const here = (name: string) => new URL(name, import.meta.url).pathname;
const file = process.argv[2] ?? here('../tests/fixtures/large/balance-2025-02.xlsx');
const OTHERS = {
  dependencies: { exceljs: '4.4.0', xlsx: '0.18.5' },
  // exceljs requires a version of an old polyfill that not every registry has.
  overrides: { 'typedarray.prototype.slice': '1.0.5' },
};

interface Sample {
  /** CPU time of the whole process: independent of other load on the machine. */
  ms: number;
  peakKb: number;
  /** Non-empty cells: equal for readers that read the same. */
  cells: number;
}

/** By its name in `read-cells.ts`. */
const readers: readonly [key: string, name: string][] = [
  ['cuadre', 'Cuadre'],
  ['hucre-rows', 'hucre, row by row'],
  ['hucre', 'hucre, whole'],
  ['exceljs-rows', 'exceljs, row by row'],
  ['exceljs', 'exceljs, whole'],
  ['sheetjs', 'SheetJS'],
];

function measure(reader: string, folder: string): Sample {
  const { stdout, stderr, status } = spawnSync(process.execPath, [here('read-cells.ts'), reader, file, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${reader}: ${stderr.slice(-400)}`);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Sample;
}

function median(samples: Sample[]): Sample {
  return samples.sort((a, b) => a.ms - b.ms)[Math.floor(samples.length / 2)]!;
}

const folder = mkdtempSync(join(tmpdir(), 'readers-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(OTHERS));
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const measured = readers.map(
    ([key, name]) => [name, median(Array.from({ length: RUNS }, () => measure(key, folder)))] as const,
  );
  const [, own] = measured[0]!;
  process.stdout.write(
    `Node ${process.version}, ${cpus().length} cores, medians of ${RUNS}\n\n| Reader | CPU ms | × Cuadre | peak MB | × Cuadre | cells |\n|---|---:|---:|---:|---:|---:|\n`,
  );
  for (const [name, { ms, peakKb, cells }] of measured) {
    const times = [(ms / own.ms).toFixed(1), Math.round(peakKb / 1024), (peakKb / own.peakKb).toFixed(1)];
    process.stdout.write(`| ${name} | ${Math.round(ms)} | ${times.join(' | ')} | ${cells} |\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Lower bound of an audit: a process that inflates a workbook's sheets and scans their cells once, in the fast lane.
 * Prints milliseconds since process start, without loading our unbundled sources, and peak memory.
 */
import { readFileSync } from 'node:fs';
import v8 from 'node:v8';

// As in the command.
v8.setFlagsFromString('--no-turbofan');
const file = process.argv[2]!;
const started = performance.now();
const { openWorkbook } = await import('#platform/workbook/open-workbook.ts');
const loaded = performance.now();
let cells = 0;
for (const sheet of (await openWorkbook(readFileSync(file), file)).sheets) {
  await sheet.scan((row) => {
    cells += row.cells.length;
    return undefined;
  });
}
const ms = performance.now() - (loaded - started);
process.stdout.write(JSON.stringify({ ms, peakKb: process.resourceUsage().maxRSS, cells }));

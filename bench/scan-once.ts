/**
 * What nobody who audits a workbook can do without: a process that inflates its sheets and scans their cells once, in the fast lane.
 * Prints milliseconds from the start of the process, without those of loading our sources, which are not bundled here, and peak memory.
 */
import { readFileSync } from 'node:fs';
import v8 from 'node:v8';

// As the command does.
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

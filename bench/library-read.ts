/**
 * Reads every cell of a workbook with the library alone, for comparison. Prints milliseconds since process start and
 * peak memory.
 */
import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';

const { sheets } = await readXlsx(readFileSync(process.argv[2]!));
const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
process.stdout.write(JSON.stringify({ ms: performance.now(), peakKb: process.resourceUsage().maxRSS, rows }));

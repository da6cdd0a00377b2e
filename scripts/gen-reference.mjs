// @ts-check
// Generates src/core/reference/<table>.gen.ts from data/*.csv. `--check` writes nothing and exits 1 when a file differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCsv } from './lib/reference/csv.mjs';
import { tables } from './lib/reference/reference-tables.mjs';

const root = new URL('../', import.meta.url);

/**
 * Updates the generated modules, or with `check` only compares.
 * @param {{ check?: boolean }} options
 * @returns {string[]} differing files (before writing), relative to the repository
 */
export function generateReference({ check = false } = {}) {
  const differing = [];
  for (const table of tables) {
    const path = `src/core/reference/${table.module}.gen.ts`;
    const file = new URL(path, root);
    const source = moduleSource(table);
    if (existsSync(file) && readFileSync(file, 'utf8') === source) continue;
    differing.push(path);
    if (!check) writeFileSync(file, source);
  }
  return differing;
}

/** @param {import('./lib/reference/typed-table.mjs').Table} table */
function moduleSource({ csv, imports = [], write }) {
  const rows = readCsv(readFileSync(new URL(`data/${csv}`, root), 'utf8'), csv);
  const head = `// Generated from data/${csv} by scripts/gen-reference.mjs: edit the table, not this file.\n`;
  return `${head}${imports.map((line) => `${line}\n`).join('')}\n${write(rows)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  const differing = generateReference({ check });
  for (const path of differing) console.log(check ? `differs: ${path}` : `written: ${path}`);
  if (check && differing.length > 0) process.exitCode = 1;
}

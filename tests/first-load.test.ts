/** Script size of a first visit, from the built client: static imports of the pages, and what they draw first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../scripts/lib/build/build-web.mjs';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist', 'web');

interface Chunk {
  file: string;
  imports?: string[];
}

let chunks: Record<string, Chunk>;
beforeAll(async () => {
  if (!(await buildWeb(root))) throw new Error('the client did not build');
  chunks = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'));
});

/** Total script size of these modules in bytes, as sent by the server. */
function compressed(entries: readonly string[]): number {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`${name} is no chunk of its own`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files].reduce((sum, file) => sum + readFileSync(join(built, `${file}.br`)).length, 0);
}

const audit = 'screens/audit';

it.each([
  // Without the table of screens of signed-in users, which arrives while the form is filled.
  ['/login', 126_000, ['index.html', 'screens/login/Screen.tsx']],
  [
    'the audit page with a finding open and files being loaded',
    259_000,
    [
      'index.html',
      'signed-in-routes.ts',
      `${audit}/Screen.tsx`,
      `${audit}/finding/FindingDrawer.tsx`,
      `${audit}/progress/ProgressPanel.tsx`,
      `${audit}/load/LoadView.tsx`,
      `${audit}/load/EmptyMonth.tsx`,
    ],
  ],
])('%s loads at most %i bytes', (_, most, entries) => {
  expect(compressed(entries)).toBeLessThanOrEqual(most);
});

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
  css?: string[];
}

let chunks: Record<string, Chunk>;
beforeAll(async () => {
  if (!(await buildWeb(root))) throw new Error('the client did not build');
  chunks = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'));
});

/** Files of these modules and of what they import statically: scripts and styles. */
function filesOf(entries: readonly string[]): { scripts: string[]; styles: string[] } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const add = (name: string): void => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`${name} is no chunk of its own`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Total size of scripts in bytes, as sent by the server. */
function compressed(scripts: readonly string[]): number {
  return scripts.reduce((sum, file) => sum + readFileSync(join(built, `${file}.br`)).length, 0);
}

const audit = 'screens/audit';

it.each([
  // Without the table of screens of signed-in users, which arrives while the form is filled.
  ['/login', 121_000, 10, ['index.html', 'screens/login/Screen.tsx']],
  [
    'the audit page with a finding open and files being loaded',
    242_000,
    75,
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
])('%s loads at most %i bytes in %i files', (_, most, files, entries) => {
  const { scripts, styles } = filesOf(entries);
  expect(compressed(scripts)).toBeLessThanOrEqual(most);
  expect(scripts.length + styles.length).toBeLessThanOrEqual(files);
});

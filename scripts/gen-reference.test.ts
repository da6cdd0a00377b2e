/** The generated reference modules are what data/ says. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('nothing differs from the tables', () => {
  const script = fileURLToPath(new URL('gen-reference.mjs', import.meta.url));
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
});

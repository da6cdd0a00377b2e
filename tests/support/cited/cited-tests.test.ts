/** What counts as said by a test, so that a table of proofs can be wrong. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { citedTests } from './cited-tests.ts';

function cited(source: string): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-cited-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const constants = `export const words = { title: 'imported' };\nexport const other = 'unused';`;
  writeFileSync(join(folder, 'words.ts'), constants);
  writeFileSync(join(folder, 'one.test.ts'), `import { other, words } from './words.ts';\n${source}`);
  return citedTests(folder, 'one.test.ts');
}

it('has the body of a test, the table that it iterates, and constants that it imports', () => {
  const text = cited(`
    const rows = ['row'];
    it.each(rows)('sums', (row) => { expect(row).toBe(words.title); /* comment */ });
    it('other', () => { expect('elsewhere'); });
  `).get('sums');
  for (const said of ["'row'", 'toBe', "'imported'"]) expect(text).toContain(said);
  for (const unsaid of ['comment', 'elsewhere', 'unused']) expect(text).not.toContain(unsaid);
});

it.each(['it.skip', 'it.todo', 'it.fails', 'it.skip.each([1])', 'describe.skip'])('has nothing of %s', (call) => {
  const found = cited(`${call}('off', () => { it('within', () => {}); });\nit('on', () => {});`);
  expect([...found.keys()]).toEqual(['on']);
});

/** The formulas of what was not withheld show the rate and the base of each line. */
import { expect, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { cases } from './cases.es.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

const found = cases.flatMap((one) =>
  runCase(validation, { retencion: text }, one).findings.map((finding) => ({ finding, name: one.name })),
);

test.each(['RET-1', 'RET-3'])('%s: what was expected, at its rate', (rule) => {
  const some = found.filter(({ finding }) => finding.rule === rule);
  expect(some.length).toBeGreaterThan(3);
  const without = some.filter(({ finding }) => !finding.formula.some(({ detail }) => detail?.includes('%')));
  expect(without.map(({ name }) => name)).toEqual([]);
});

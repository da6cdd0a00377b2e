/** Runner of the cases of all statements: their figures to the cent, their checks, and texts for every node. */
import { describe, expect, it } from 'vitest';
import { parsePeriod } from '#core/calendar/period.ts';
import { balanceOfBooks, casePesos } from '#core/engine/validation-case.ts';
import type { StatementText } from '#core/statement/declaration.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementCase } from '#core/statement/statement-case.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { statements, statementTexts } from './registry.gen.ts';

const texts: Readonly<Record<string, StatementText>> = statementTexts;
const caseModules = import.meta.glob<{ cases: readonly StatementCase[] }>('./*/cases.es.ts', { eager: true });

describe.each(statements.map((statement) => [statement.key, statement] as const))('%s', (key, declaration) => {
  const text = texts[key]!;
  const cases = caseModules[`./${key}/cases.es.ts`]?.cases ?? [];

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const { period = '2026-03', books, options, expected, absent = [], failing = [] } = entry;
    const tables = typeof books === 'string' ? { [period]: books } : books;
    const months = Object.entries(tables).map(([month, table]) =>
      figuresOf(balanceOfBooks(month, table), parsePeriod(month)!),
    );
    const tree = drawStatement({ declaration, text }, months, { ...options, period: parsePeriod(period)! });
    const nodes = allOf(tree.nodes);
    const found = Object.fromEntries(
      Object.entries(expected).map(([node, amounts]) => {
        const drawn = nodes.find((one) => one.key === node)?.amounts;
        return [node, typeof amounts === 'number' ? drawn?.[0] : drawn];
      }),
    );
    const wanted = Object.entries(expected).map(([node, amounts]) => [node, centsOf(amounts)]);
    expect(found).toEqual(Object.fromEntries(wanted));
    expect(nodes.filter((node) => absent.includes(node.key)).map((node) => node.key)).toEqual([]);
    expect(tree.checks.filter(({ holds }) => !holds).map((check) => check.key)).toEqual(failing);
    expect(nodes.filter(({ label }) => !label).map((node) => node.key)).toEqual([]);
    expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length);
    for (const { words, label } of tree.checks) expect(`${label} ${words}`).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(1);
  });
});

function centsOf(amounts: number | readonly (number | null)[]): bigint | (bigint | null)[] {
  if (typeof amounts === 'number') return casePesos(amounts);
  return amounts.map((amount) => (amount === null ? null : casePesos(amount)));
}

function allOf(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

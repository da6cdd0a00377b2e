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

describe.each(statements.map((statement) => statement.key))('%s', (key) => {
  const cases = caseModules[`./${key}/cases.es.ts`]?.cases ?? [];

  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const { period = '2026-03', books, options, expected, absent = [], failing = [] } = entry;
    const tree = drawnFrom(key, period, books, options);
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
    // Nothing is blank without saying why.
    const blank = nodes.filter(({ kind, amounts }) => kind === 'total' && amounts[0] === null);
    expect(
      blank.filter(({ note }) => !note?.endsWith('no se sabe cómo empezó el año.')).map((node) => node.key),
    ).toEqual([]);
    for (const { words, label } of tree.checks) expect(`${label} ${words}`).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it.each(cases.map((entry) => [entry.name, entry] as const))(
    'leads from every figure to its accounts: %s',
    (_, entry) => {
      const { period = '2026-03', books, options } = entry;
      const draw = (statement: string, isOfYear = false) =>
        drawnFrom(statement, period, books, { ...options, isOfYear });
      for (const { key: node, kind, amounts, children, shownIn } of allOf(draw(key).nodes)) {
        const isNothing = amounts.every((amount) => amount === null || amount === 0n);
        if (!['line', 'ratio'].includes(kind) || isNothing) continue;
        if (shownIn !== undefined) {
          const target = draw(shownIn.statement, shownIn.isOfYear === true);
          expect(
            allOf(target.nodes).map((one) => one.key),
            node,
          ).toContain(shownIn.node);
        } else if (kind === 'line') {
          const sums = amounts.map((_, at) => children.reduce((sum, child) => sum + (child.amounts[at] ?? 0n), 0n));
          expect([node, sums]).toEqual([node, amounts.map((amount) => amount ?? 0n)]);
        } else {
          expect([node, children.map((child) => child.key)]).toEqual([node, [`${node}.of`, `${node}.over`]]);
        }
      }
    },
  );

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(1);
  });
});

type Books = StatementCase['books'];
type DrawOptions = Partial<StatementCase['options']> & { isOfYear?: boolean };

/** The books of a case as a statement shows them. */
function drawnFrom(statement: string, period: string, books: Books, options?: DrawOptions) {
  const tables = typeof books === 'string' ? { [period]: books } : books;
  const months = Object.entries(tables).map(([month, table]) =>
    figuresOf(balanceOfBooks(month, table), parsePeriod(month)!),
  );
  const declaration = statements.find((one) => one.key === statement)!;
  const { isOfYear, ...chosen } = options ?? {};
  return drawStatement({ declaration, text: texts[statement]! }, months, {
    ...chosen,
    ...(isOfYear && { basis: 'year' as const }),
    period: parsePeriod(period)!,
  });
}

function centsOf(amounts: number | readonly (number | null)[]): bigint | (bigint | null)[] {
  if (typeof amounts === 'number') return casePesos(amounts);
  return amounts.map((amount) => (amount === null ? null : casePesos(amount)));
}

function allOf(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

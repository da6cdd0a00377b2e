/** Consolidated statements: what companies have with each other goes, and what they do not agree on is said. */
import { describe, expect, test } from 'vitest';
import { statement as resultado } from '#statements/resultado-integral/statement.ts';
import { text as resultadoText } from '#statements/resultado-integral/text.es.ts';
import { statement as situacion } from '#statements/situacion-financiera/statement.ts';
import { text as situacionText } from '#statements/situacion-financiera/text.es.ts';
import { consolidate, type GroupMember, type GroupRow } from './consolidate.ts';
import type { AccountFigures, MonthFigures } from './month-figures.ts';
import { lineOfPlace } from './statement-lines.ts';
import type { StatementNode } from './statement-tree.ts';

const results = { declaration: resultado, text: resultadoText };
const position = { declaration: situacion, text: situacionText };
const period = { year: 2026, month: 2 };

/** A month from moves: an account, and what it moved, debit positive. */
function month(moves: readonly (readonly [code: string, moved: bigint])[]): MonthFigures {
  const accounts = moves.map(
    ([code, moved]): AccountFigures => ({
      ...amounts(moved),
      code,
      name: `Cuenta ${code}`,
      place: code,
      creditSide: moved < 0n ? moved : 0n,
      closingEntry: 0n,
      item: null,
      line: lineOfPlace(code, []),
      standing: 'code',
    }),
  );
  return { period, titles: {}, accounts: accounts.sort((a, b) => (a.code < b.code ? -1 : 1)) };
}

function amounts(moved: bigint) {
  const [debit, credit] = moved < 0n ? [0n, -moved] : [moved, 0n];
  return { opening: 0n, debit, credit, closing: moved };
}

const row = (code: string, nit: string, moved: bigint): GroupRow => ({ period, code, nit, ...amounts(moved) });

/** One sells for 1,000 to the other, who owes 400 of it, and sells on for 1,500. */
function group(owed: bigint): GroupMember[] {
  const seller = month([
    ['11050501', 650n],
    ['13050501', 450n],
    ['31050501', -100n],
    ['41350501', -1000n],
  ]);
  const buyer = month([
    ['11050501', 1000n],
    ['22050501', -owed],
    ['31050501', -100n],
    ['41350501', -1500n],
    ['61350501', 600n + owed],
  ]);
  return [
    {
      ...{ key: '1', name: 'Una', nit: '900000001', assignments: {}, months: [seller] },
      rows: [row('13050501', '900000002', 400n), row('41350501', '900000002', -1000n)],
    },
    {
      ...{ key: '2', name: 'Otra', nit: '900000002', assignments: {}, months: [buyer] },
      rows: [row('22050501', '900000001', -owed), row('61350501', '900000001', 600n + owed)],
    },
  ];
}

function amountsOf(nodes: readonly StatementNode[], key: string): (bigint | null)[] | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node.amounts : amountsOf(node.children, key);
    if (found) return found;
  }
  return undefined;
}

describe('the statements of a group', () => {
  test('are without what its companies sell each other', () => {
    const { tree, differences } = consolidate(results, group(400n), { period });
    expect(tree.columns.map(({ key }) => key)).toEqual(['1', '2', 'eliminaciones', 'consolidado']);
    expect(amountsOf(tree.nodes, 'netRevenue')).toEqual([1000n, 1500n, -1000n, 1500n]);
    expect(amountsOf(tree.nodes, 'costOfSales')).toEqual([0n, -1000n, 1000n, 0n]);
    expect(amountsOf(tree.nodes, 'result')).toEqual([1000n, 500n, 0n, 1500n]);
    expect(differences).toEqual([]);
    expect(tree.checks).toMatchObject([{ key: 'eliminations', holds: true, difference: 0n }]);
  });

  test('are without what they owe each other, and still balance', () => {
    const { tree } = consolidate(position, group(400n), { period });
    expect(amountsOf(tree.nodes, 'totalAssets')).toEqual([1100n, 1000n, -400n, 1700n]);
    expect(amountsOf(tree.nodes, 'totalLiabilities')).toEqual([0n, 400n, -400n, 0n]);
    expect(amountsOf(tree.nodes, 'totalLiabilitiesAndEquity')).toEqual([1100n, 1000n, -400n, 1700n]);
  });

  test('say what one company books and the other does not', () => {
    const { tree, differences } = consolidate(position, group(300n), { period });
    expect(differences).toEqual([
      { members: ['1', '2'], kind: 'position', amounts: [400n, -300n], difference: 100n },
      { members: ['1', '2'], kind: 'results', amounts: [-1000n, 900n], difference: -100n },
    ]);
    expect(tree.checks[0]).toMatchObject({ holds: false });
    expect(tree.checks[0]!.words).toMatch(/saldos entre Una y Otra no coinciden/);
  });

  test('are the sum of those of its companies where these have nothing with each other', () => {
    const apart = group(400n).map((member) => ({ ...member, rows: [] }));
    for (const statement of [results, position]) {
      const { tree } = consolidate(statement, apart, { period });
      const all = (nodes: readonly StatementNode[]): StatementNode[] =>
        nodes.flatMap((node) => [node, ...all(node.children)]);
      for (const {
        kind,
        amounts: [one, other, eliminated, whole],
      } of all(tree.nodes)) {
        if (kind === 'section') continue;
        expect(eliminated).toBe(0n);
        expect(whole).toBe(one! + other!);
      }
    }
  });
});

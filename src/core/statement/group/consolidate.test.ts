/** Consolidated statements: what companies have with each other goes, and what they do not agree on is said. */
import { describe, expect, test } from 'vitest';
import { statement as patrimonio } from '#statements/cambios-patrimonio/statement.ts';
import { text as patrimonioText } from '#statements/cambios-patrimonio/text.es.ts';
import { statement as resultado } from '#statements/resultado-integral/statement.ts';
import { text as resultadoText } from '#statements/resultado-integral/text.es.ts';
import { statement as situacion } from '#statements/situacion-financiera/statement.ts';
import { text as situacionText } from '#statements/situacion-financiera/text.es.ts';
import type { AccountFigures, MonthFigures } from '../month-figures.ts';
import { lineOfPlace } from '../statement-lines.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { consolidate } from './consolidate.ts';
import type { GroupMember, GroupRow } from './group-member.ts';

const results = { declaration: resultado, text: resultadoText };
const equity = { declaration: patrimonio, text: patrimonioText };
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
      municipality: null,
      line: lineOfPlace(code, []),
      standing: 'code',
    }),
  );
  return { period, titles: {}, municipal: [], accounts: accounts.sort((a, b) => (a.code < b.code ? -1 : 1)) };
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
    const { tree, eliminations } = consolidate(results, group(400n), { period });
    expect(tree.columns.map(({ key }) => key)).toEqual(['1', '2', 'eliminaciones', 'consolidado']);
    expect(amountsOf(tree.nodes, 'netRevenue')).toEqual([1000n, 1500n, -1000n, 1500n]);
    expect(amountsOf(tree.nodes, 'costOfSales')).toEqual([0n, -1000n, 1000n, 0n]);
    expect(amountsOf(tree.nodes, 'result')).toEqual([1000n, 500n, 0n, 1500n]);
    expect(eliminations.map(({ difference }) => difference)).toEqual([0n, 0n]);
    expect(tree.checks[0]).toMatchObject({ key: 'eliminations', holds: true, difference: 0n });
  });

  test('are without what they owe each other, and still balance', () => {
    const { tree } = consolidate(position, group(400n), { period });
    expect(amountsOf(tree.nodes, 'totalAssets')).toEqual([1100n, 1000n, -400n, 1700n]);
    expect(amountsOf(tree.nodes, 'totalLiabilities')).toEqual([0n, 400n, -400n, 0n]);
    expect(amountsOf(tree.nodes, 'totalLiabilitiesAndEquity')).toEqual([1100n, 1000n, -400n, 1700n]);
  });

  test('say what one company books and the other does not, account by account', () => {
    const { tree, eliminations } = consolidate(position, group(300n), { period });
    expect(eliminations).toEqual([
      {
        ...{ members: ['1', '2'], kind: 'position', amounts: [400n, -300n], difference: 100n },
        accounts: [
          { member: '1', code: '13050501', name: 'Cuenta 13050501', amount: 400n },
          { member: '2', code: '22050501', name: 'Cuenta 22050501', amount: -300n },
        ],
      },
      {
        ...{ members: ['1', '2'], kind: 'results', amounts: [-1000n, 900n], difference: -100n },
        accounts: [
          { member: '1', code: '41350501', name: 'Cuenta 41350501', amount: -1000n },
          { member: '2', code: '61350501', name: 'Cuenta 61350501', amount: 900n },
        ],
      },
    ]);
    expect(tree.checks[0]).toMatchObject({ holds: false });
    expect(tree.checks[0]!.words).toMatch(/saldos entre Una y Otra no coinciden/);
  });

  test('balance where the companies agree, and say by how much they do not where they do not', () => {
    const one = month([
      ['11050501', 100n],
      ['13050501', 30n],
      ['31050501', -130n],
    ]);
    const other = month([
      ['11050501', 20n],
      ['31050501', -20n],
    ]);
    const members: GroupMember[] = [
      {
        ...{ key: '1', name: 'Una', nit: '900000001', assignments: {}, months: [one] },
        rows: [row('13050501', '900000002', 30n)],
      },
      { ...{ key: '2', name: 'Otra', nit: '900000002', assignments: {}, months: [other] }, rows: [] },
    ];
    const { tree } = consolidate(position, members, { period });
    const check = tree.checks.find(({ key }) => key === 'balances')!;
    expect(check).toMatchObject({ holds: false, difference: -30n });
    expect(check.words).toMatch(/de lo que las compañías no tienen igual/);
    const agreed = consolidate(position, group(400n), { period }).tree.checks.find(({ key }) => key === 'balances');
    expect(agreed).toMatchObject({ holds: true, difference: 0n });
  });

  test('keep what a row says of a company and is with the State, or with nobody', () => {
    const seller = month([
      ['13050501', 1165n],
      ['13551501', 25n],
      ['24080501', -190n],
      ['41350501', -1000n],
    ]);
    const buyer = month([
      ['14350501', 1000n],
      ['22050501', -1165n],
      ['23654001', -25n],
      ['24080502', 190n],
    ]);
    const [mine, theirs] = ['900000001', '900000002'];
    const members: GroupMember[] = [
      {
        ...{ key: '1', name: 'Una', nit: mine, assignments: {}, months: [seller] },
        rows: seller.accounts.map(({ code, closing }) => row(code, theirs, closing)),
      },
      {
        ...{ key: '2', name: 'Otra', nit: theirs, assignments: {}, months: [buyer] },
        rows: buyer.accounts.map(({ code, closing }) => row(code, mine, closing)),
      },
    ];
    const { tree, eliminations } = consolidate(position, members, { period });
    expect(amountsOf(tree.nodes, 'taxAssets')).toEqual([25n, 0n, 0n, 25n]);
    expect(amountsOf(tree.nodes, 'withholdingsPayable')).toEqual([0n, 25n, 0n, 25n]);
    expect(amountsOf(tree.nodes, 'inventories')).toEqual([0n, 1000n, 0n, 1000n]);
    expect(amountsOf(tree.nodes, 'suppliers')).toEqual([0n, 1165n, -1165n, 0n]);
    expect(eliminations.map(({ kind, difference }) => [kind, difference])).toEqual([
      ['position', 0n],
      // A profit that stays in the inventory of the buyer.
      ['results', -1000n],
    ]);
  });

  test('stand beside those of other months, and say which company lacks one', () => {
    const withMonth = (members: GroupMember[], lacking?: string): GroupMember[] =>
      members.map((member) => {
        if (member.key === lacking) return member;
        const earlier = { ...member.months[0]!, period: { year: 2026, month: 1 } };
        const rows = member.rows.map((one) => ({ ...one, period: earlier.period }));
        return { ...member, months: [earlier, ...member.months], rows: [...rows, ...member.rows] };
      });
    const compare = ['mes-anterior', 'ano-anterior'] as const;
    const both = consolidate(results, withMonth(group(400n)), { period, compare });
    expect(both.tree.columns.map(({ key }) => key).slice(3)).toEqual(['consolidado', 'mes-anterior', 'ano-anterior']);
    expect(amountsOf(both.tree.nodes, 'netRevenue')).toEqual([1000n, 1500n, -1000n, 1500n, 1500n, null]);
    expect(both.gaps).toEqual([{ column: 'ano-anterior', absent: ['1', '2'], unknown: [] }]);
    const one = consolidate(results, withMonth(group(400n), '2'), { period, compare: ['mes-anterior'] });
    expect(amountsOf(one.tree.nodes, 'netRevenue')).toEqual([1000n, 1500n, -1000n, 1500n, 0n]);
    expect(one.gaps).toEqual([{ column: 'mes-anterior', absent: ['2'], unknown: [] }]);
  });

  test('of reasons have the other spans below, and say which company lacks one', () => {
    const at = (year: number, monthOf: number, capital: bigint, moved: bigint): MonthFigures => {
      const { accounts, ...rest } = month([
        ['11050501', moved],
        ['31150501', -moved],
      ]);
      const opened = accounts.map((account) => {
        const opening = account.code === '11050501' ? capital : -capital;
        return { ...account, opening, closing: account.closing + opening };
      });
      return { ...rest, period: { year, month: monthOf }, accounts: opened };
    };
    const of = (key: string, months: MonthFigures[]): GroupMember => {
      return { key, name: `E${key}`, nit: key, assignments: {}, months, rows: [] };
    };
    const past = (times: bigint) => [at(2025, 1, 100n * times, 10n), at(2025, 2, 100n * times + 10n, 20n)];
    const now = (times: bigint) => [at(2026, 1, 200n * times, 1n), at(2026, 2, 200n * times + 1n, 2n)];
    const compare = ['ano-anterior', 'acumulado', 'acumulado-anterior'] as const;
    const all = [of('1', [...past(1n), ...now(1n)]), of('2', [...past(2n), ...now(2n)])];
    const { tree, gaps } = consolidate(equity, all, { period, compare });
    const capitals = (drawn: StatementTree) =>
      ['totalEquity', ...compare.map((key) => `${key}.totalEquity`)].map((key) => {
        const amounts = amountsOf(drawn.nodes, key);
        return amounts && [amounts[0], amounts[2], amounts.at(-1)];
      });
    expect(capitals(tree)).toEqual([
      [602n, 4n, 606n],
      [320n, 40n, 360n],
      [600n, 6n, 606n],
      [300n, 60n, 360n],
    ]);
    expect(gaps).toEqual([]);
    const one = consolidate(equity, [all[0]!, of('2', now(2n))], { period, compare });
    expect(capitals(one.tree).slice(1, 2)).toEqual([[110n, 20n, 130n]]);
    expect(one.gaps).toEqual([
      { column: 'ano-anterior', label: 'Febrero 2025', absent: ['2'], unknown: [] },
      { column: 'acumulado-anterior', label: 'Acumulado 2025', absent: ['2'], unknown: [] },
    ]);
    const none = consolidate(equity, [of('1', now(1n)), of('2', now(2n))], { period, compare });
    expect(capitals(none.tree).slice(1)).toEqual([undefined, [600n, 6n, 606n], undefined]);
    expect(none.gaps.map(({ column, absent }) => [column, absent])).toEqual([
      ['ano-anterior', ['1', '2']],
      ['acumulado-anterior', ['1', '2']],
    ]);
  });

  test('name the result of the group, whatever that of its first company', () => {
    const lossOf = (moved: bigint) => month([['51050501', moved]]);
    const gainOf = (moved: bigint) => month([['41350501', -moved]]);
    const members = [lossOf(10n), gainOf(30n)].map(
      (one, index): GroupMember => ({
        ...{ key: String(index), name: `E${index}`, nit: String(index), assignments: {}, months: [one], rows: [] },
      }),
    );
    const { tree } = consolidate(results, members, { period });
    const labelled = (nodes: readonly StatementNode[]): string[] =>
      nodes.flatMap(({ key, label, children }) => (key === 'result' ? [label] : labelled(children)));
    expect(labelled(tree.nodes)[0]).toMatch(/^(?:Utilidad|Ganancia)/);
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

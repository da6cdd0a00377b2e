/** Statements as sheets of a workbook: figures as numbers, totals as formulas over the lines that they add. */
import { formatNit } from '#core/identity/nit.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { withOwnNames } from '#platform/workbook/xlsx/sheet-names.ts';
import { columnLetters, type SheetToWrite, type WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import type { StatementUnit } from '../contract.ts';
import { inUnit, ratioUnit } from '../figures.es.ts';
import { rowsOfTree, type StatementsContent } from '../statements-content.ts';
import { documentText as text } from '../text.es.ts';

/** Columns before the amounts: code and label. */
const BEFORE = 2;
const INDENT = '   ';

export function statementSheets(content: StatementsContent): SheetToWrite[] {
  return withOwnNames([...content.trees.map((tree) => treeSheet(tree, content)), ...noteSheets(content)]);
}

function treeSheet(tree: StatementTree, content: StatementsContent): SheetToWrite {
  const { company, period, basis, unit, signedOff, changes } = content;
  const rows: WrittenCell[][] = [
    [company.name],
    [text.nit(formatNit(company.nit, company.dv))],
    [tree.title],
    [text.when(tree.key, period, basis)],
    [text.unit(unit)],
    ...(signedOff === null ? [[text.draftWords]] : []),
    ...(changes > 0 ? [[text.changed(changes)]] : []),
    [],
  ];
  const head = rows.length;
  rows.push(text.head(tree.columns.map(({ label }) => label)));
  const listed = rowsOfTree(tree.nodes);
  const rowOf = new Map(listed.map(({ node }, index) => [node.key, { node, row: head + 1 + index }]));
  const bold = [0, 2, head];
  for (const { node, depth } of listed) {
    if (node.kind === 'section' || node.kind === 'total') bold.push(rows.length);
    rows.push([
      node.code,
      INDENT.repeat(depth) + labelOf(node),
      ...node.amounts.map((_, at) => cellOf(node, at, { rowOf, unit })),
    ]);
  }
  const last = rows.length - 1;
  rows.push(...legendOf(listed.map(({ node }) => node)), ...checksOf(tree));
  const amounts = tree.columns.map((_, at) => BEFORE + at);
  const widths = [12, 58, ...amounts.map(() => 20)];
  return { name: tree.title, rows, look: { widths, amounts, bold, head: { row: head, last } } };
}

type Placed = ReadonlyMap<string, { node: StatementNode; row: number }>;

/** Null where the column has no figure; a formula where the sum of its parts, as they are shown, is the figure. */
function cellOf(
  node: StatementNode,
  column: number,
  { rowOf, unit }: { rowOf: Placed; unit: StatementUnit },
): WrittenCell {
  const amount = node.amounts[column] ?? null;
  if (amount === null) return null;
  const result = Number(toDecimal(inUnit(node, amount, unit)));
  const parts = node.sum?.map(({ key, sign }) => ({ sign, part: rowOf.get(key) }));
  const isWhole =
    parts !== undefined &&
    parts.length > 0 &&
    parts.reduce<Cents | null>((sum, { sign, part }) => {
      const figure = part?.node.amounts[column] ?? null;
      return sum === null || part === undefined ? null : sum + BigInt(sign) * (figure ?? 0n);
    }, 0n) === amount;
  if (!isWhole) return result;
  const letters = columnLetters(BEFORE + column);
  const terms = parts.map(({ sign, part }) => `${sign === 1 ? '+' : '-'}${letters}${part!.row + 1}`).join('');
  return { formula: terms.replace(/^\+/, ''), result };
}

function labelOf({ label, marks, unit }: StatementNode): string {
  return [label + (unit === null ? '' : ratioUnit[unit]), ...marks.map((mark) => text.marks[mark].sign)]
    .join(' ')
    .trim();
}

function legendOf(nodes: readonly StatementNode[]): WrittenCell[][] {
  const used = new Set(nodes.flatMap(({ marks }) => marks));
  const notes = nodes.flatMap(({ label, note }) => (note === null ? [] : [[null, `${label}: ${note}`]]));
  const lines = [...used].map((mark): WrittenCell[] => [null, `${text.marks[mark].sign} ${text.marks[mark].words}`]);
  return lines.length + notes.length === 0 ? [] : [[], ...lines, ...notes];
}

function checksOf({ checks }: StatementTree): WrittenCell[][] {
  if (checks.length === 0) return [];
  return [
    [],
    [null, text.checks],
    ...checks.map(({ label, holds, difference, words }): WrittenCell[] => [
      null,
      `${label}: ${words}`,
      holds ? text.holds : text.fails,
      difference === null ? null : Number(toDecimal(difference)),
    ]),
  ];
}

function noteSheets({ notes }: StatementsContent): SheetToWrite[] {
  if (notes.length === 0) return [];
  const rows = notes.flatMap(({ title, text: words }): WrittenCell[][] => [
    [title],
    ...words.split('\n').map((line) => [line]),
    [],
  ]);
  const bold: number[] = [];
  let row = 0;
  for (const { text: words } of notes) {
    bold.push(row);
    row += words.split('\n').length + 2;
  }
  return [{ name: text.notes, rows, look: { widths: [120], bold } }];
}

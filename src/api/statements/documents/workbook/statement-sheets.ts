/** Statements as sheets of a workbook: figures as numbers; totals, changes and shares as formulas over them. */

import { dayInBogota } from '#core/calendar/bogota.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatNit } from '#core/identity/nit.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import { signedByWords } from '#core/product/signed-by.es.ts';
import { analysisOf, wholes } from '#core/statement/analysis/analysis.ts';
import { missesChange } from '#core/statement/analysis/changes.ts';
import { missesSum } from '#core/statement/rounding/misses-sum.ts';
import type { StatementColumn, StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { writtenDay } from '#platform/pdf/look.ts';
import { withOwnNames } from '#platform/workbook/xlsx/sheet-names.ts';
import {
  columnLetters,
  type SheetLook,
  type SheetToWrite,
  type WrittenCell,
} from '#platform/workbook/xlsx/write-workbook.ts';
import { comparativeWords, hasAccumulated } from '../comparative-words.ts';
import { inUnit, ratioUnit } from '../figures.es.ts';
import { rowsOfTree, type StatementsContent, type StatementsSeal } from '../statements-content.ts';
import { documentText as text } from '../text.es.ts';
import { analysisCell, type FigureRow } from './analysis-cells.ts';
import { eliminationsSheet } from './eliminations-sheet.ts';

/** Columns before the amounts: code and label. */
const BEFORE = 2;
const INDENT = '   ';
/** Columns that a page holds upright. */
const MOST_UPRIGHT = 6;

export function statementSheets(content: StatementsContent): SheetToWrite[] {
  return withOwnNames([
    ...content.trees.map((tree) => treeSheet(tree, content)),
    ...(content.group === null ? [] : [eliminationsSheet(content.group)]),
    ...noteSheets(content),
  ]);
}

function treeSheet(tree: StatementTree, content: StatementsContent): SheetToWrite {
  const { period, basis, unit, signedOff, changes, seal } = content;
  const whose = whoseRows(content);
  const rows: WrittenCell[][] = [
    ...whose,
    [tree.title],
    [text.when(tree.key, period, basis, hasAccumulated(tree, content))],
    [tree.restated?.words ?? text.unit(unit)],
    ...(signedOff === null ? [[text.draftWords]] : []),
    ...(changes > 0 ? [[text.changed(changes)]] : []),
    ...(seal === null ? [] : sealRows(content, seal)),
    [],
  ];
  const head = rows.length;
  const listed = rowsOfTree(tree.nodes);
  const rowOf: Placed = new Map(listed.map(({ node }, index) => [node.key, { node, row: head + 1 + index }]));
  const whole = rowOf.get(lookUp(wholes, tree.key) ?? '');
  const analysis = analysisOf(tree.columns, whole !== undefined);
  const labels = tree.columns.map(({ label }) => label);
  const derived = analysis.map(({ kind, column, against }) =>
    text.analysis[kind](labels[kind === 'share' ? column : against]!, whole?.node.label ?? ''),
  );
  rows.push(text.head([...labels, ...derived]));
  const bold = [0, whose.length, head];
  const figures = listed.map(
    ({ node }, index): FigureRow => ({
      figures: node.amounts.map((_, at) => cellOf(node, at, { rowOf, unit, columns: tree.columns })),
      changes: (node.changes ?? []).map((change) =>
        change === null ? null : Number(toDecimal(inUnit(node, change, unit))),
      ),
      row: head + 1 + index,
      before: BEFORE,
    }),
  );
  const base = whole === undefined ? null : figures[whole.row - head - 1]!;
  for (const [index, { node, depth }] of listed.entries()) {
    const line = figures[index]!;
    if (node.kind === 'section' || node.kind === 'total') bold.push(rows.length);
    rows.push([
      node.code,
      INDENT.repeat(depth) + labelOf(node),
      ...line.figures,
      ...analysis.map((one) => analysisCell(one, line, base)),
    ]);
  }
  const last = rows.length - 1;
  rows.push(
    ...legendOf(listed.map(({ node }) => node)),
    ...comparativeWords(tree, content).map((line) => [null, line]),
    ...changeWords(tree),
    ...groupWords(tree, content),
    ...restatedRows(tree),
    ...checksOf(tree),
  );
  const kinds = [...tree.columns.map(({ kind }) => kind), ...analysis.map(({ kind }) => kind)];
  const columnsOf = (isOne: (kind: string) => boolean) =>
    kinds.flatMap((kind, at) => (isOne(kind) ? [BEFORE + at] : []));
  const look: SheetLook = {
    widths: [12, 58, ...kinds.map((kind) => (isPercent(kind) ? 12 : 20))],
    amounts: columnsOf((kind) => !isPercent(kind)),
    percents: columnsOf(isPercent),
    bold,
    wrapped: [head, ...[...rows.keys()].slice(last + 1)],
    head: { row: head, last },
    fixedColumns: BEFORE,
    paper: BEFORE + kinds.length > MOST_UPRIGHT ? 'landscape' : 'portrait',
  };
  return { name: text.sheet(tree.title), rows, look };
}

/** When both signed and who, and how that is checked. */
function sealRows({ signedOff, made }: StatementsContent, seal: StatementsSeal): string[][] {
  return [
    [`${text.signedOff(writtenDay(dayInBogota(new Date(signedOff!)) ?? made))} ${signedByWords(seal)}`],
    [text.verify(seal.code, seal.address)],
  ];
}

const isPercent = (kind: string) => kind === 'share' || kind === 'percent';

/** The company, or those of the group. */
function whoseRows({ company, group }: StatementsContent): WrittenCell[][] {
  if (group === null) return [[company.name], [text.nit(formatNit(company.nit, company.dv))]];
  return [
    [text.group.title],
    ...group.companies.map(({ name, nit, checkDigit }) => [text.group.company(name, formatNit(nit, checkDigit))]),
  ];
}

/** What the figures of a group leave out, and that its columns are rounded one by one. */
function groupWords(tree: StatementTree, { group }: StatementsContent): WrittenCell[][] {
  const words = [...(group?.notices ?? []), ...(missesSum(tree) ? [text.crossed] : [])];
  return words.length === 0 ? [] : [[], ...words.map((line) => [null, line])];
}

/** How variations were made, where they are there. */
function changeWords(tree: StatementTree): WrittenCell[][] {
  if (!tree.nodes.some(({ changes }) => changes)) return [];
  const words = [text.analysis.signed, ...(missesChange(tree) ? [text.analysis.crossed] : [])];
  return [[], ...words.map((line) => [null, line])];
}

type Placed = ReadonlyMap<string, { node: StatementNode; row: number }>;

interface Cells {
  rowOf: Placed;
  unit: StatementUnit;
  columns: readonly StatementColumn[];
}

/** Null where the column has no figure; a formula where the sum of its parts, as they are shown, is the figure. */
function cellOf(node: StatementNode, column: number, cells: Cells): WrittenCell {
  const { rowOf, unit } = cells;
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
  if (!isWhole) return acrossOf(node, column, cells) ?? result;
  const letters = columnLetters(BEFORE + column);
  const terms = parts.map(({ sign, part }) => `${sign === 1 ? '+' : '-'}${letters}${part!.row + 1}`).join('');
  return { formula: terms.replace(/^\+/, ''), result };
}

/** A formula over other columns of the row, where they add up to the figure; null where it is no sum of them. */
function acrossOf(node: StatementNode, column: number, { rowOf, unit, columns }: Cells): WrittenCell {
  const parts = columns[column]!.sum?.map((key) => columns.findIndex((one) => one.key === key)) ?? [];
  const amount = node.amounts[column]!;
  if (parts.length === 0 || parts.some((at) => node.amounts[at] === null)) return null;
  if (parts.reduce<Cents>((sum, at) => sum + node.amounts[at]!, 0n) !== amount) return null;
  const row = rowOf.get(node.key)!.row + 1;
  return {
    formula: parts.map((at) => `${columnLetters(BEFORE + at)}${row}`).join('+'),
    result: Number(toDecimal(inUnit(node, amount, unit))),
  };
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

/** How the figures were taken to their unit. */
function restatedRows({ restated }: StatementTree): WrittenCell[][] {
  return restated === undefined ? [] : [[], ...[...restated.missing, ...restated.notes].map((line) => [null, line])];
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
  return [
    { name: text.writtenNotes, rows, look: { widths: [100], bold, wrapped: [...rows.keys()], paper: 'portrait' } },
  ];
}

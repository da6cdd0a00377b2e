/** A statement on paper: its heading, and its lines with their figures. */
import type { Content, TableCell } from 'pdfmake';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { missesSum } from '#core/statement/rounding/misses-sum.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { colour, contentWidth, lined, page } from '#platform/pdf/look.ts';
import { comparativeWords } from '../comparative-words.ts';
import { figureWords, ratioUnit } from '../figures.es.ts';
import { rowsOfTree, type StatementRow, type StatementsContent } from '../statements-content.ts';
import { documentText as text } from '../text.es.ts';

/** Points: of the company's logo. */
const logoBox: [number, number] = [120, 48];
/** Points: what a page holds upright and across, and the font of its figures. */
const UPRIGHT = { width: contentWidth, fontSize: 8.5 } as const;
const ACROSS = { width: 792 - page.left - page.right, fontSize: 7.5 } as const;
type Paper = typeof UPRIGHT | typeof ACROSS;
/** Points: the least that labels have. */
const LABEL_WIDTH = 115;
/** Between two columns. */
const GAP = 10;
/** Points that a digit and a sign of a bold figure take, by point of the font. */
const DIGIT = 0.65;
const SIGN = 0.36;
/** Lines that signatures have above them on their page. */
const KEPT_LINES = 3;

interface Heading {
  title: string;
  when: string;
  isFirst: boolean;
  /** On a page across. */
  isWide?: boolean;
  /** What the figures are in, where it is not the unit alone. */
  measure?: string | undefined;
}

/** Begins a page, but for the first one. */
export function heading(
  { company, group, logo, unit, niifGroup, period, fiscalYearEnd }: StatementsContent,
  { title, when, isFirst, isWide = false, measure }: Heading,
): Content {
  const framework = niifGroup === null ? [] : [text.framework[niifGroup - 1]];
  const words: Content[] = [
    { text: group === null ? company.name : text.group.title, fontSize: 13, bold: true },
    {
      text:
        group === null
          ? text.nit(formatNit(company.nit, company.dv))
          : group.companies
              .map(({ name, nit, checkDigit }) => text.group.company(name, formatNit(nit, checkDigit)))
              .join('; '),
      color: colour.second,
      margin: [0, 0, 0, 8],
    },
    { text: title, fontSize: 15, bold: true, color: colour.primary, outline: true },
    { text: when, fontSize: 11, margin: [0, 2, 0, 2] },
    {
      text: [measure ?? text.unit(unit), text.kind(period, fiscalYearEnd), ...framework].join(' · '),
      style: ['muted', 'small'],
    },
  ];
  return {
    columns: [
      { width: '*', stack: words },
      ...(logo === null ? [] : [{ width: logoBox[0], stack: [{ image: 'logo', fit: logoBox }] }]),
    ],
    columnGap: 16,
    margin: [0, 0, 0, 12],
    ...(!isFirst && {
      pageBreak: 'before' as const,
      pageOrientation: isWide ? ('landscape' as const) : ('portrait' as const),
    }),
  };
}

/** Columns with figures: a month without a balance has none. */
function columnsOf({ columns, nodes }: StatementTree): number[] {
  const rows = rowsOfTree(nodes);
  return columns.flatMap((_, at) => (at === 0 || rows.some(({ node }) => node.amounts[at] !== null) ? [at] : []));
}

/** Points of the longest figure, in a font of one point. */
function longest({ nodes }: StatementTree, unit: StatementUnit): number {
  const widths = rowsOfTree(nodes).flatMap(({ node }) =>
    node.amounts.map((amount) => {
      const words = figure(node, amount, unit);
      const digits = words.replaceAll(/\D/g, '').length;
      return digits * DIGIT + (words.length - digits) * SIGN;
    }),
  );
  // The name of a month at least.
  return Math.max(8, ...widths);
}

/** Columns of amounts that a page holds beside the labels, with one at least. */
function mostOn({ width, fontSize }: Paper, figureWidth: number): number {
  return Math.max(1, Math.floor((width - LABEL_WIDTH) / (figureWidth * fontSize + GAP)));
}

/** Whether its columns need a page across. */
export function isWide(tree: StatementTree, unit: StatementUnit): boolean {
  return columnsOf(tree).length > mostOn(UPRIGHT, longest(tree, unit));
}

/**
 * Its lines in tables of as many columns as a page holds: the labels come again with the next ones. `signed`: signatures,
 * which are never alone on a page.
 */
export function statementTable(tree: StatementTree, content: StatementsContent, signed: readonly Content[]): Content[] {
  const { unit, group } = content;
  const rows = rowsOfTree(tree.nodes);
  const columns = columnsOf(tree);
  const paper = isWide(tree, unit) ? ACROSS : UPRIGHT;
  const figureWidth = longest(tree, unit);
  const most = mostOn(paper, figureWidth);
  const parts = Array.from({ length: Math.ceil(columns.length / most) }, (_, at) =>
    columns.slice(at * most, (at + 1) * most),
  );
  const look = { rows, unit, width: Math.ceil(figureWidth * paper.fontSize), fontSize: paper.fontSize };
  const end = [...failing(tree), ...signed];
  return [
    ...parts.map((shown, index) =>
      tableOf(tree, { ...look, shown, isFirst: index === 0, end: index === parts.length - 1 ? end : [] }),
    ),
    ...legend(rows.map(({ node }) => node)),
    ...comparativeWords(tree, content).map(small),
    ...[...(tree.restated?.missing ?? []), ...(tree.restated?.notes ?? [])].map(small),
    ...[...(group?.notices ?? []), ...(missesSum(tree) ? [text.crossed] : [])].map(small),
  ];
}

interface Shown {
  rows: readonly StatementRow[];
  shown: readonly number[];
  unit: StatementUnit;
  /** Points, of an amount. */
  width: number;
  fontSize: number;
  isFirst: boolean;
  /** Follows the last lines on their page. */
  end: readonly Content[];
}

function tableOf(
  { columns, title }: StatementTree,
  { rows, shown, unit, width, fontSize, isFirst, end }: Shown,
): Content {
  const head: TableCell[] = [
    { text: title, style: 'head' },
    ...shown.map((column): TableCell => ({ text: columns[column]!.label, style: 'head', alignment: 'right' })),
  ];
  const widths = ['*', ...shown.map(() => width)];
  const lines = rows.map((row) => lineOf(row, shown, unit));
  const kept = end.length === 0 ? 0 : Math.min(KEPT_LINES, lines.length);
  // One row that no page divides, below the heading that comes again with it.
  const last: TableCell[][] =
    kept === 0
      ? []
      : [
          [
            {
              stack: [{ table: { widths, body: lines.slice(-kept) }, layout: lined, margin: [0, -3, 0, 0] }, ...end],
              colSpan: widths.length,
            },
            ...shown.map(() => ({})),
          ],
        ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths,
      body: [head, ...lines.slice(0, lines.length - kept), ...last],
    },
    layout: lined,
    fontSize,
    margin: [0, isFirst ? 0 : 14, 0, 0],
  };
}

function lineOf({ node, depth }: StatementRow, shown: readonly number[], unit: StatementUnit): TableCell[] {
  const isBold = node.kind === 'section' || node.kind === 'total';
  const look = { bold: isBold, ...(node.kind === 'account' && { color: colour.second }) };
  const code = node.code === null ? '' : `${node.code} `;
  const signs = node.marks.map((mark) => text.marks[mark].sign).join(' ');
  return [
    {
      text: `${code}${node.label}${node.unit === null ? '' : ratioUnit[node.unit]} ${signs}`.trim(),
      margin: [depth * 8, 0, 0, 0],
      ...look,
    },
    ...shown.map(
      (column): TableCell => ({
        text: figure(node, node.amounts[column] ?? null, unit),
        alignment: 'right',
        noWrap: true,
        fontFeatures: ['tnum'],
        ...look,
      }),
    ),
  ];
}

function figure(node: StatementNode, amount: Cents | null, unit: StatementUnit): string {
  return amount === null ? text.noFigure : figureWords(node, amount, unit);
}

/** What the marks mean, and what lines say of themselves. */
function legend(nodes: readonly StatementNode[]): Content[] {
  const marks = [...new Set(nodes.flatMap((node) => node.marks))];
  const words = [
    ...marks.map((mark) => `${text.marks[mark].sign} ${text.marks[mark].words}`),
    ...nodes.flatMap(({ label, note }) => (note === null ? [] : [`${label}: ${note}`])),
  ];
  return words.map(small);
}

const small = (line: string): Content => ({ text: line, style: ['muted', 'small'], margin: [0, 3, 0, 0] });

/** Checks that do not hold: whoever reads a statement is told. */
function failing({ checks }: StatementTree): Content[] {
  return checks
    .filter(({ holds }) => !holds)
    .map(
      ({ label, words, difference }): Content => ({
        text: [
          { text: `${text.fails}: ${label}. `, bold: true },
          words,
          difference === null ? '' : ` (${formatCents(difference)})`,
        ],
        margin: [0, 6, 0, 0],
        color: '#b3261e',
      }),
    );
}

/** A statement on paper: its heading, and its lines with their figures. */
import type { Content, TableCell } from 'pdfmake';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { missesSum } from '#core/statement/rounding/misses-sum.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { colour, lined } from '#platform/pdf/look.ts';
import type { StatementUnit } from '../contract.ts';
import { figureWords, ratioUnit } from '../figures.es.ts';
import { rowsOfTree, type StatementRow, type StatementsContent } from '../statements-content.ts';
import { documentText as text } from '../text.es.ts';

/** Points: of the company's logo. */
const logoBox: [number, number] = [120, 48];
/** Columns of amounts that a page holds beside the labels, upright and across. */
const MOST_UPRIGHT = 4;
const MOST_ACROSS = 7;
const AMOUNT_WIDTH = { upright: 82, across: 72 } as const;

interface Heading {
  title: string;
  when: string;
  isFirst: boolean;
  /** On a page across. */
  isWide?: boolean;
}

/** Begins a page, but for the first one. */
export function heading(
  { company, group, logo, unit, niifGroup, period, fiscalYearEnd }: StatementsContent,
  { title, when, isFirst, isWide = false }: Heading,
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
    { text: [text.unit(unit), text.kind(period, fiscalYearEnd), ...framework].join(' · '), style: ['muted', 'small'] },
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

/** Whether its columns need a page across. */
export function isWide(tree: StatementTree): boolean {
  return columnsOf(tree).length > MOST_UPRIGHT;
}

/** Its lines in tables of as many columns as a page holds: the labels come again with the next ones. */
export function statementTable(tree: StatementTree, { unit, group }: StatementsContent): Content[] {
  const rows = rowsOfTree(tree.nodes);
  const columns = columnsOf(tree);
  const parts = Array.from({ length: Math.ceil(columns.length / MOST_ACROSS) }, (_, at) =>
    columns.slice(at * MOST_ACROSS, (at + 1) * MOST_ACROSS),
  );
  const width = AMOUNT_WIDTH[isWide(tree) ? 'across' : 'upright'];
  return [
    ...parts.map((shown, index) => tableOf(tree, { rows, shown, unit, width, isFirst: index === 0 })),
    ...legend(rows.map(({ node }) => node)),
    ...[...(group?.notices ?? []), ...(missesSum(tree) ? [text.crossed] : [])].map(small),
    ...failing(tree),
  ];
}

interface Shown {
  rows: readonly StatementRow[];
  shown: readonly number[];
  unit: StatementUnit;
  /** Points, of an amount. */
  width: number;
  isFirst: boolean;
}

function tableOf({ columns }: StatementTree, { rows, shown, unit, width, isFirst }: Shown): Content {
  const head: TableCell[] = [
    { text: '', style: 'head' },
    ...shown.map((column): TableCell => ({ text: columns[column]!.label, style: 'head', alignment: 'right' })),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: ['*', ...shown.map(() => width)],
      body: [head, ...rows.map(({ node, depth }) => lineOf({ node, depth }, shown, unit))],
    },
    layout: lined,
    fontSize: 8.5,
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

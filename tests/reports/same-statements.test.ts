/** Every figure of the statements of whole companies is the same in the tree, in Excel and its formulas, in PDF and in JSON. */
import { describe, expect, it } from 'vitest';
import { figureWords } from '#api/statements/documents/figures.es.ts';
import { writeStatementsPdf } from '#api/statements/documents/pdf/write-statements-pdf.ts';
import { rowsOfTree, type StatementsContent } from '#api/statements/documents/statements-content.ts';
import { statementsJson } from '#api/statements/documents/statements-json.ts';
import { statementSheets } from '#api/statements/documents/workbook/statement-sheets.ts';
import { periodKey } from '#core/calendar/period.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import type { SheetToWrite, WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { companies, type RulingCompany, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { isDeep } from '../support/test-sizes.ts';
import { pdfPages } from './pdf-text.ts';

const COLUMNS_BEFORE = 2;
/** In `npm test` a small one, the one that closes its year in a month of its own, and another chart. */
const few = ['tiny', 'closing-month', 'migration'];
const chosen = companies.filter(({ name }) => isDeep || few.includes(name));

/** The last month of a company and the one that ends its first year. */
function contentsOf(company: RulingCompany): StatementsContent[] {
  const { company: own, months } = simulate(company, false);
  const figures = months.map((month) => figuresOf(balanceOf(own, month), month.period));
  const last = months.at(-1)!.period;
  const end = months.findLast(({ period }) => period.year < last.year)?.period;
  return [...(end ? [end] : []), last].map((period) => ({
    company: { name: own.name, nit: own.nit, dv: own.dv },
    signers: {},
    fiscalYearEnd: 12,
    niifGroup: 2,
    logo: null,
    period: periodKey(period),
    basis: 'month',
    unit: 'pesos',
    trees: statements.map((declaration) =>
      drawStatement({ declaration, text: statementTexts[declaration.key as keyof typeof statementTexts] }, figures, {
        period,
        compare: ['mes-anterior', 'acumulado', 'ano-anterior', 'diciembre'],
      }),
    ),
    notes: [],
    signedOff: null,
    changes: 0,
    made: '2026-11-23',
  }));
}

/** Figures of a tree, top to bottom, row by row. */
const figuresOfTree = ({ nodes }: StatementTree) => rowsOfTree(nodes).map(({ node }) => node.amounts);

const cents = (pesos: number): Cents => BigInt(Math.round(pesos * 100));

/** What the program that opens the sheet computes: numbers, and formulas over other cells. */
function computed({ rows }: SheetToWrite, cell: WrittenCell | undefined): Cents | null {
  if (cell === null || cell === undefined || typeof cell === 'string') return null;
  if (typeof cell === 'number') return cents(cell);
  const terms = [...cell.formula.matchAll(/([+-]?)([A-Z]+)(\d+)/g)];
  return terms.reduce<Cents>((sum, [, sign, letters, row]) => {
    const column = [...letters!].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const part = computed({ rows } as SheetToWrite, rows[Number(row) - 1]![column]) ?? 0n;
    return sign === '-' ? sum - part : sum + part;
  }, 0n);
}

describe.each(chosen.map((company) => [company.name, company] as const))('%s', (_, company) => {
  const contents = contentsOf(company);

  it('in Excel, whose totals are formulas', () => {
    for (const content of contents) {
      const sheets = statementSheets(content);
      for (const [index, tree] of content.trees.entries()) {
        const sheet = sheets[index]!;
        const from = sheet.look!.head!.row + 1;
        const figures = figuresOfTree(tree);
        const cells = sheet.rows.slice(from, from + figures.length).map((row) => row.slice(COLUMNS_BEFORE));
        expect(cells.map((row) => tree.columns.map((_, at) => computed(sheet, row[at])))).toEqual(figures);
        // A month alone has totals without a figure: nobody knows how its year began.
        const totals = rowsOfTree(tree.nodes).flatMap(({ node: { kind, amounts } }, at) =>
          kind === 'total' && amounts.some((amount) => amount !== null) ? [at] : [],
        );
        for (const at of totals)
          expect(cells[at]!.some((cell) => cell !== null && typeof cell === 'object')).toBe(true);
      }
    }
  });

  it('in PDF', { timeout: 120_000 }, async () => {
    for (const content of contents) {
      const pages = pdfPages(Buffer.from(await writeStatementsPdf(content)));
      const text = pages.flat().join(' ').replaceAll(/\s/g, '');
      for (const tree of content.trees)
        for (const { node } of rowsOfTree(tree.nodes)) {
          const shown = node.amounts.map((amount) =>
            amount === null ? '' : figureWords(node, amount, 'pesos').replaceAll(/\s/g, ''),
          );
          const words = `${node.code ?? ''}${node.label}`.replaceAll(/\s/g, '');
          // A short message: the text has forty pages.
          expect([words, ...shown].filter((one) => !text.includes(one))).toEqual([]);
        }
    }
  });

  it('in JSON', () => {
    for (const content of contents) {
      const { statements: written } = JSON.parse(JSON.stringify(statementsJson(content)));
      for (const [index, tree] of content.trees.entries())
        expect(figuresOfTree(written[index])).toEqual(
          figuresOfTree(tree).map((row) => row.map((amount) => (amount === null ? null : toDecimal(amount)))),
        );
    }
  });
});

/**
 * Every figure of the statements of whole companies, in every unit, is the same in the tree, on the screen, in Excel and its
 * formulas, in PDF and in JSON; so is what is derived from them.
 */
import { describe, expect, it } from 'vitest';
import { figureWords, inUnit, ratioUnit } from '#api/statements/documents/figures.es.ts';
import { writeStatementsPdf } from '#api/statements/documents/pdf/write-statements-pdf.ts';
import { rowsOfTree, type StatementsContent } from '#api/statements/documents/statements-content.ts';
import { statementsJson } from '#api/statements/documents/statements-json.ts';
import { documentText } from '#api/statements/documents/text.es.ts';
import { statementSheets } from '#api/statements/documents/workbook/statement-sheets.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { changePercent } from '#core/money/change-percent.ts';
import { abs, type Cents, toDecimal } from '#core/money/money.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { type AnalysisColumn, analysisOf, wholes } from '#core/statement/analysis/analysis.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { type StatementUnit, statementUnits } from '#core/statement/unit/statement-unit.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { inUnit as shownInUnit } from '../../src/web/screens/statements/in-unit.ts';
import { cellGroups } from '../../src/web/screens/statements/table/columns.ts';
import { columnText } from '../../src/web/screens/statements/text.es.ts';
import { companies, type RulingCompany, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { pdfPages } from './pdf-text.ts';
import { computed } from './sheet-formulas.ts';

const COLUMNS_BEFORE = 2;
/** A small one, the one that closes its year in a month of its own, and another chart. */
const few: readonly string[] = ['tiny', 'closing-month', 'migration'];

/** Prices that no two months share, also of months that nobody published yet. */
const rates = [2023, 2024, 2025, 2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, at): LoadedRate => {
    const { first: from, last: to } = daysOfMonth(year, at + 1);
    return { table: 'ipc', key: '', from, to, values: { index: 100 + (year - 2020) * 9 + at * 0.71 }, norm: '' };
  }),
);

/** The last month of a company and the one that ends its first year, in each unit. */
function contentsOf(company: RulingCompany): StatementsContent[] {
  const { company: own, months } = simulate(company, false);
  const figures = months.map((month) => figuresOf(balanceOf(own, month), month.period));
  const last = months.at(-1)!.period;
  const end = months.findLast(({ period }) => period.year < last.year)?.period;
  const drawn = (period: Period, unit: StatementUnit) =>
    usingRates(rates, () =>
      statements.map((declaration) =>
        drawStatement({ declaration, text: statementTexts[declaration.key as keyof typeof statementTexts] }, figures, {
          period,
          unit,
          compare: ['mes-anterior', 'acumulado', 'acumulado-anterior', 'ano-anterior', 'diciembre'],
        }),
      ),
    );
  return [...(end ? [end] : []), last].flatMap((period) =>
    statementUnits.map((unit) => ({
      company: { name: own.name, nit: own.nit, dv: own.dv },
      signers: {},
      group: null,
      fiscalYearEnd: 12,
      niifGroup: 2,
      logo: null,
      period: periodKey(period),
      basis: 'month',
      unit,
      trees: drawn(period, unit),
      notes: [],
      signedOff: null,
      seal: null,
      changes: 0,
      made: '2026-11-23',
    })),
  );
}

/** Figures of a tree, top to bottom, row by row. */
const figuresOfTree = ({ nodes }: StatementTree) => rowsOfTree(nodes).map(({ node }) => node.amounts);

const cents = (pesos: number): Cents => BigInt(Math.round(pesos * 100));
const centsOf = (value: number | string | null): Cents | null => (typeof value === 'number' ? cents(value) : null);
/** Percentages of the core are cut below a thousandth. */
const NEAR = 0.0011;

/** Of exact figures: what the sheet computes for a derived column, against what the screen says. */
function wrongAnalysis({ kind, column, against }: AnalysisColumn, amounts: Amounts, whole: Amounts, value: unknown) {
  const [now, before, base] = [amounts[column] ?? null, amounts[against] ?? null, whole[column] ?? null];
  if (now === null || before === null || (kind === 'share' && base === null))
    return value === null ? null : 'no figure';
  if (kind === 'difference') return cents(Number(value)) === now - before ? null : 'difference';
  if (kind === 'share' && base === 0n) return value === '' ? null : 'share of nothing';
  const percent = kind === 'share' ? Number((abs(now) * 100_000n) / abs(base!)) / 1000 : changePercent(before, now);
  if (kind === 'percent' && before === 0n) return value === (now === 0n ? '–' : 'nuevo') ? null : 'new';
  return Math.abs(Number(value) * 100 - percent!) < NEAR ? null : kind;
}

describe.each(companies.map((company) => [company.name, company] as const))('%s', (_, company) => {
  const contents = contentsOf(company);

  it('in Excel, whose totals, changes and shares are formulas', () => {
    for (const content of contents) {
      const sheets = statementSheets(content);
      for (const [index, tree] of content.trees.entries()) {
        const sheet = sheets[index]!;
        const from = sheet.look!.head!.row + 1;
        const figures = figuresOfTree(tree);
        const cells = sheet.rows.slice(from, from + figures.length).map((row) => row.slice(COLUMNS_BEFORE));
        const values = cells.map((row) => row.map((cell) => computed(sheet, cell)));
        const shown = rowsOfTree(tree.nodes).map(({ node }) =>
          node.amounts.map((amount) => (amount === null ? null : inUnit(node, amount, content.unit))),
        );
        expect(values.map((row) => tree.columns.map((_, at) => centsOf(row[at] ?? null)))).toEqual(shown);
        // Programs that compute nothing show the stored results.
        const stale = sheet.rows.flat().filter((cell) => {
          if (typeof cell !== 'object' || cell === null || !('formula' in cell)) return false;
          const value = computed(sheet, cell);
          return typeof cell.result === 'number' ? Math.abs(cell.result - Number(value)) > 1e-4 : cell.result !== value;
        });
        expect(stale).toEqual([]);
        if (content.unit === 'pesos') expectAnalysis(tree, values);
        // A month alone has totals without a figure: nobody knows how its year began.
        const totals = rowsOfTree(tree.nodes).flatMap(({ node: { kind, amounts } }, at) =>
          kind === 'total' && amounts.some((amount) => amount !== null) ? [at] : [],
        );
        for (const at of totals)
          expect(cells[at]!.some((cell) => cell !== null && typeof cell === 'object')).toBe(true);
      }
    }
  });

  it('in PDF', { timeout: 600_000 }, async () => {
    // Setting pages takes most of the time: of most companies one unit, another for each, and all of a few.
    const all = few.includes(company.name);
    const own = companies.indexOf(company) % contents.length;
    for (const content of contents.filter((_, at) => all || at === own)) {
      const pages = pdfPages(Buffer.from(await writeStatementsPdf(content)));
      const text = pages.flat().join('').replaceAll(/\s/g, '');
      for (const tree of content.trees) {
        const isShown = (column: number) => column === 0 || figuresOfTree(tree).some((row) => row[column] !== null);
        for (const { node } of rowsOfTree(tree.nodes)) {
          const told = node.amounts
            .filter((_, column) => isShown(column))
            .map((amount) => (amount === null ? '' : figureWords(node, amount, content.unit)));
          const signs = node.marks.map((mark) => documentText.marks[mark].sign);
          const name = [node.code ?? '', node.label, node.unit === null ? '' : ratioUnit[node.unit], ...signs];
          // A row is set cell by cell, in one table or in two with the columns of the first and the others.
          const has = (some: readonly string[]) => text.includes([...name, ...some].join('').replaceAll(/\s/g, ''));
          const isThere = has(told) || told.some((_, at) => has(told.slice(0, at)) && has(told.slice(at)));
          // A short message: the text has forty pages.
          expect(isThere ? [] : [content.period, content.unit, tree.key, ...name, ...told]).toEqual([]);
        }
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

  it('on the screen, which rounds as the documents do', () => {
    for (const { trees, unit } of contents)
      for (const { nodes } of trees)
        for (const { node } of rowsOfTree(nodes))
          for (const amount of node.amounts) {
            const { unit: own } = node;
            if (amount === null || unit === 'pesos') continue;
            const screen = own === null ? shownInUnit(amount, unit) : columnText.ratio(amount, own);
            expect(figureWords(node, amount, unit)).toBe(screen);
          }
  });
});

type Amounts = readonly (Cents | null)[];

function expectAnalysis(tree: StatementTree, values: (number | string | null)[][]): void {
  const all = rowsOfTree(tree.nodes).map(({ node }) => node);
  const whole = all.find(({ key }) => key === wholes[tree.key]);
  const analysis = analysisOf(tree.columns, whole !== undefined);
  const wrong = all.flatMap((node, row) =>
    analysis.flatMap((one, at) => {
      const value = values[row]![tree.columns.length + at] ?? null;
      const fault = wrongAnalysis(one, node.amounts, whole?.amounts ?? [], value);
      return fault === null ? [] : [`${tree.key} ${node.key} ${fault} ${value}`];
    }),
  );
  expect(wrong).toEqual([]);
  // Whatever the screen derives, the sheet has.
  const told = analysis.map(({ kind, column, against }) => `${kind} ${column} ${against}`);
  const screen = cellGroups(tree.columns, whole === undefined ? null : '%').flatMap(({ cells }) => cells);
  const derived = screen.filter(({ kind }) => kind !== 'amount');
  expect(told).toEqual(
    expect.arrayContaining(derived.map(({ kind, column, against }) => `${kind} ${column} ${against}`)),
  );
}

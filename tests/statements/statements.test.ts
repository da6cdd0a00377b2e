/** Statements of whole companies against an independent computation, to the cent, in every month. */
import { describe, expect, it } from 'vitest';
import type { Cents } from '#core/money/money.ts';
import type { StatementItem, StatementText } from '#core/statement/declaration.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { figuresOf, type MonthFigures } from '#core/statement/month-figures.ts';
import { namedLines } from '#core/statement/statement-lines.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { SimulatedMonth, Simulation } from '#simulator/model.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { companies, type RulingCompany, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { chartNames } from '../support/chart-places.ts';
import { companyChart } from '../support/charts.ts';
import { spread } from '../support/test-sizes.ts';
import { naiveCashFlow, naiveEquity } from './naive-flows.ts';
import { NaiveSpan } from './naive-span.ts';
import { type NaiveFigures, naivePosition, naiveResult } from './naive-statements.ts';
import { naiveNotes, naivePositions, naiveRatios } from './naive-year.ts';

function figuresOfAll({ company, months }: Simulation): MonthFigures[] {
  return months.map((month) => figuresOf(balanceOf(company, month), month.period));
}

const texts: Readonly<Record<string, StatementText>> = statementTexts;

function draw(key: string, months: readonly MonthFigures[], options: StatementOptions) {
  const declaration = statements.find((statement) => statement.key === key)!;
  return drawStatement({ declaration, text: texts[key]! }, months, options);
}

/** Lines and totals of a column that are not nil. */
function drawnFigures({ nodes }: StatementTree, column = 0): Record<string, Cents> {
  const found: Record<string, Cents> = {};
  const walk = (some: readonly StatementNode[]) => {
    for (const { key, kind, amounts, children } of some) {
      const amount = amounts[column];
      if ((kind === 'line' || kind === 'total') && amount) found[key] = amount;
      if (kind === 'section') walk(children);
    }
  };
  walk(nodes);
  return found;
}

function notNil(figures: NaiveFigures): NaiveFigures {
  return Object.fromEntries(Object.entries(figures).filter(([, amount]) => amount !== 0n));
}

const rowsOf = ({ rows }: SimulatedMonth) => rows;

/** Months of the same year up to one; with month 13, the twelve. */
function yearUntil(months: readonly SimulatedMonth[], { period }: SimulatedMonth): SimulatedMonth[] {
  return months.filter((one) => one.period.year === period.year && one.period.month <= Math.min(period.month, 12));
}

describe.each(spread(companies, 4).map((company) => [company.name, company] as const))('%s', (_, company) => {
  const simulation = simulate(company, false);
  const figures = figuresOfAll(simulation);

  it('estado de situación financiera: every line and total', () => {
    for (const { period, rows } of simulation.months) {
      const tree = draw('situacion-financiera', figures, { period });
      expect(drawnFigures(tree), JSON.stringify(period)).toEqual(notNil(naivePosition(rows)));
    }
  });

  it('estado de resultado integral: of the month, and of the year by adding its months', () => {
    for (const month of simulation.months) {
      const { period } = month;
      const tree = draw('resultado-integral', figures, { period, compare: ['acumulado'] });
      const year = yearUntil(simulation.months, month);
      const isWhole = year.length === Math.min(period.month, 12);
      const { comprehensiveIncome, ...drawn } = drawnFigures(tree);
      if (period.month <= 12) expect(drawn, JSON.stringify(period)).toEqual(notNil(naiveResult([month.rows])));
      if (!isWhole) continue;
      const { comprehensiveIncome: _, ...ofYear } = drawnFigures(tree, 1);
      expect(ofYear, JSON.stringify(period)).toEqual(notNil(naiveResult(year.map(({ rows }) => rows))));
    }
  });

  const spans = simulation.months.flatMap((month) => {
    const year = yearUntil(simulation.months, month);
    const isWhole = year.length === Math.min(month.period.month, 12);
    const ofYear = { ...month, basis: 'year' as const, span: new NaiveSpan(year.map(rowsOf), month.rows) };
    const ofMonth = { ...month, basis: 'month' as const, span: new NaiveSpan([month.rows]) };
    return [...(month.period.month <= 12 ? [ofMonth] : []), ...(isWhole ? [ofYear] : [])];
  });

  it('estado de flujos de efectivo: every line and total, by both methods, of the month and of the year', () => {
    for (const { period, rows, basis, span } of spans) {
      for (const method of ['indirect', 'direct'] as const) {
        const tree = draw('flujos-efectivo', figures, { period, basis, method });
        expect(drawnFigures(tree), `${method} ${basis} ${JSON.stringify(period)}`).toEqual(
          notNil(naiveCashFlow(span, method)),
        );
        // Of books that do not balance the statement says by how much.
        const lacking = rows.reduce((sum, { title, closing }) => (title ? sum : sum + closing), 0n);
        if (basis === 'month')
          expect(tree.checks[0]).toMatchObject({ key: 'endsInCash', holds: lacking === 0n, difference: -lacking });
      }
    }
  });

  it('estado de cambios en el patrimonio: every row and column, of the month and of the year', () => {
    for (const { period, basis, span } of spans) {
      const { nodes } = draw('cambios-patrimonio', figures, { period, basis });
      const drawn = Object.fromEntries(nodes[0]!.children.map(({ key, amounts }) => [key, amounts]));
      const expected = Object.entries(naiveEquity(span)).filter(([, amounts]) => amounts.some((one) => one !== 0n));
      expect(drawn, `${basis} ${JSON.stringify(period)}`).toEqual(Object.fromEntries(expected));
    }
  });

  it('posición fiscal: every item, and both sides of the net position', () => {
    for (const { period, rows } of simulation.months) {
      const drawn = drawnFigures(draw('posicion-fiscal', figures, { period }));
      expect(drawn, JSON.stringify(period)).toEqual(notNil(naivePositions(rows)));
    }
  });

  it('indicadores: every ratio, of the year until the month', () => {
    for (const { period, rows, span } of spans.filter(({ basis }) => basis === 'year')) {
      const months = yearUntil(simulation.months, { period, rows }).map(rowsOf);
      const { nodes } = draw('indicadores', figures, { period });
      const drawn = nodes.flatMap(({ children }) => children.map(({ key, amounts: [amount] }) => [key, amount]));
      const expected = naiveRatios(naivePosition(rows), naiveResult(months), span, period.month);
      expect(Object.fromEntries(drawn), JSON.stringify(period)).toEqual(expected);
    }
  });

  it('notas: the total of each, how balances moved, and what they add up to', () => {
    for (const { period, rows, span } of spans.filter(({ basis }) => basis === 'year')) {
      const months = yearUntil(simulation.months, { period, rows }).map(rowsOf);
      const drawn = drawnFigures(draw('notas', figures, { period }));
      const expected = naiveNotes(naivePosition(rows), naiveResult(months), span);
      const compared = Object.keys(expected).map((key) => [key, drawn[key] ?? 0n]);
      expect(Object.fromEntries(compared), JSON.stringify(period)).toEqual(expected);
    }
  });

  it('every check holds on right books, of the month and of the year', () => {
    const right = simulate(company, true);
    const months = figuresOfAll(right);
    for (const { period } of right.months) {
      const isYearKnown = months.some((month) => month.period.year === period.year && month.period.month === 1);
      for (const basis of isYearKnown ? (['month', 'year'] as const) : (['month'] as const))
        for (const { key, isOfYear } of statements) {
          if (period.month === 13 && !isYearKnown) continue;
          const { checks } = draw(key, months, { period, basis });
          const failing = checks.filter(({ holds }) => !holds).map((check) => `${key} ${basis} ${check.words}`);
          if (!isOfYear || isYearKnown) expect(failing, JSON.stringify(period)).toEqual([]);
        }
    }
  });

  it('by nature has the same result as by function', () => {
    const { period } = simulation.months.at(-1)!;
    const [byFunction, byNature] = (['function', 'nature'] as const).map((by) =>
      drawnFigures(draw('resultado-integral', figures, { period, by })),
    );
    expect(byNature!.operatingResult).toBe(byFunction!.operatingResult);
    expect(byNature!.result).toBe(byFunction!.result);
  });
});

/** Lines that a chart may divide otherwise: estimates of benefits among what is owed for them, expenses of sales. */
const DIVIDED = ['provisions', 'employeeBenefits', 'otherPayables', 'administration', 'selling'];
const BY_TERM = ['totalCurrentLiabilities', 'totalNonCurrentLiabilities', 'comprehensiveIncome'];

function undivided(figures: Record<string, Cents>): Record<string, Cents> {
  const divided = DIVIDED.reduce((sum, key) => sum + (figures[key] ?? 0n), 0n);
  const rest = Object.entries(figures).filter(([key]) => !DIVIDED.includes(key) && !BY_TERM.includes(key));
  return { ...Object.fromEntries(rest), divided };
}

const kinds = ['trade', 'services', 'construction', 'importer'] as const;

describe.each(spread(chartNames, 3))('on the chart of %s, without a setting', (name) => {
  it.each(spread(kinds, 2))('a company of %s has the same statements', (kind) => {
    const options = { seed: 11, from: { year: 2025, month: 11 }, months: 5, kind };
    const company: RulingCompany = { name, about: kind, options };
    const usual = simulate(company, true);
    const own = figuresOfAll(simulate({ ...company, options: { ...options, chart: companyChart(name) } }, true));
    for (const { period, rows } of usual.months) {
      const position = drawnFigures(draw('situacion-financiera', own, { period }));
      expect(undivided(position), JSON.stringify(period)).toEqual(undivided(notNil(naivePosition(rows))));
      const result = drawnFigures(draw('resultado-integral', own, { period }));
      expect(undivided(result), JSON.stringify(period)).toEqual(undivided(notNil(naiveResult([rows]))));
    }
  });
});

it('every line of the mapping is in the statements that show it, and in a note', () => {
  const declared = (key: string) => {
    const found: string[] = [];
    const walk = (items: readonly StatementItem[]) => {
      for (const item of items) {
        if (item.kind === 'section') walk(item.items);
        if (item.kind === 'line') found.push(...item.parts.flatMap(({ of }) => of.lines ?? []));
      }
    };
    const { items } = statements.find((statement) => statement.key === key)!;
    walk(items({ by: 'function', method: 'indirect' }));
    return new Set(found);
  };
  const position = namedLines.filter(({ section }) => ['activo', 'pasivo', 'patrimonio'].includes(section));
  const results = namedLines.filter((line) => !position.includes(line) && line.section !== 'orden');
  const missing = (lines: readonly { key: string }[], key: string) =>
    lines.filter((line) => !declared(key).has(line.key)).map((line) => line.key);
  expect(missing(position, 'situacion-financiera')).toEqual([]);
  expect(missing(results, 'resultado-integral')).toEqual([]);
  expect(missing(namedLines, 'notas')).toEqual([]);
  // What changes cash, or is where the cash went.
  expect(missing(position, 'flujos-efectivo')).toEqual([]);
});

/** The dated tables of the law: those of the program, with the rows that the administrator loaded over them. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { pesos } from '#core/money/money.ts';
import type { Validity } from '../in-force.ts';
import { type InterestMonth, interestMonths } from './interest.gen.ts';
import type { LoadedRate } from './loaded-rate.ts';
import { type WageYear, wageYears } from './minimum-wage.gen.ts';
import { overlay } from './overlay.ts';
import { type PayrollRate, payrollRates } from './payroll-rates.gen.ts';
import { priceMonths } from './price-index.gen.ts';
import { type ProductiveMonth, productiveMonths } from './productive-credit.gen.ts';
import { type SelfWithholdingWindow, selfWithholdingPercents, selfWithholdingWindows } from './self-withholding.gen.ts';
import { type UvtYear, uvtYears } from './uvt.gen.ts';
import { type WithholdingRow, withholdingRows } from './withholding.gen.ts';

export interface SelfWithholdingRate extends SelfWithholdingWindow {
  /** Percent of taxable income. */
  readonly percent: number;
}

export interface DatedTables {
  readonly uvt: ReadonlyMap<number, UvtYear>;
  /** Points by `yyyy-mm`, December 2018 = 100. */
  readonly ipc: ReadonlyMap<string, number>;
  readonly wages: ReadonlyMap<number, WageYear>;
  /** By `yyyy-mm`. */
  readonly interest: ReadonlyMap<string, InterestMonth>;
  /** By `yyyy-mm`. */
  readonly productive: ReadonlyMap<string, ProductiveMonth>;
  readonly withholding: readonly WithholdingRow[];
  readonly payroll: readonly PayrollRate[];
  /** By CIIU. */
  selfWithholding(ciiu: string): readonly SelfWithholdingRate[];
}

const ownPercents = new Map(selfWithholdingPercents);

function ownSelfWithholding(ciiu: string): SelfWithholdingRate[] {
  const percents = ownPercents.get(ciiu) ?? [];
  return selfWithholdingWindows.flatMap((window, at) => {
    const percent = percents[at] ?? null;
    return percent === null ? [] : [{ ...window, percent }];
  });
}

/** The tables as the program has them. */
export const ownTables: DatedTables = {
  uvt: new Map(uvtYears.map((row) => [row.year, row])),
  ipc: new Map(priceMonths.map(({ month, index }) => [month, index])),
  wages: new Map(wageYears.map((row) => [row.year, row])),
  interest: new Map(interestMonths.map((row) => [row.month, row])),
  productive: new Map(productiveMonths.map((row) => [row.month, row])),
  withholding: withholdingRows,
  payroll: payrollRates,
  selfWithholding: ownSelfWithholding,
};

/** Loaded rows in the order in which they were loaded: a later one wins. */
export function tablesWith(loaded: readonly LoadedRate[]): DatedTables {
  if (loaded.length === 0) return ownTables;
  const of = (table: LoadedRate['table']) => loaded.filter((row) => row.table === table);
  const activities = Map.groupBy(of('selfWithholding'), ({ key }) => key);
  return {
    uvt: new Map([...ownTables.uvt, ...of('uvt').map((row) => [yearOf(row), uvtOf(row)] as const)]),
    ipc: new Map([...ownTables.ipc, ...of('ipc').map((row) => [row.from.slice(0, 7), row.values.index!] as const)]),
    wages: new Map([...ownTables.wages, ...of('wage').map((row) => [yearOf(row), wageOf(row)] as const)]),
    interest: new Map([
      ...ownTables.interest,
      ...of('interest').map((row) => [row.from.slice(0, 7), interestOf(row)] as const),
    ]),
    productive: new Map([
      ...ownTables.productive,
      ...of('productive').map((row) => [row.from.slice(0, 7), productiveOf(row)] as const),
    ]),
    withholding: of('withholding').reduce(withConcept, ownTables.withholding),
    payroll: of('payroll').reduce(withConcept, ownTables.payroll),
    selfWithholding: (ciiu) =>
      (activities.get(ciiu) ?? []).reduce(
        (rows, { from, to, norm, values }) => overlay(rows, { from, to, legalBasis: norm, percent: values.percent! }),
        ownSelfWithholding(ciiu),
      ),
  };
}

const yearOf = ({ from }: LoadedRate) => Number(from.slice(0, 4));
const pesosOf = ({ values }: LoadedRate, field: string) => pesos(Math.round(lookUp(values, field)!));

const uvtOf = (row: LoadedRate): UvtYear => ({
  year: yearOf(row),
  uvt: pesosOf(row, 'uvt'),
  resolution: row.norm,
});

/** Integral wages are at least thirteen minimum wages (CST 132: ten and the benefits' factor of 30 %). */
const INTEGRAL = 13n;

function wageOf(row: LoadedRate): WageYear {
  const wage = pesosOf(row, 'wage');
  return {
    year: yearOf(row),
    wage,
    transportAllowance: pesosOf(row, 'transport'),
    integralWageMin: wage * INTEGRAL,
    wageDecree: row.norm,
    transportDecree: row.norm,
  };
}

/** Interest on late taxes is the usury rate less two points (ET 635). */
const LATE_POINTS = 2;

function interestOf({ from, values: { ibc = 0, usury = 0 } }: LoadedRate): InterestMonth {
  return { month: from.slice(0, 7), ibc, usury, dianLate: Math.round((usury - LATE_POINTS) * 100) / 100 };
}

function productiveOf({ from, values: { large, usual, popular } }: LoadedRate): ProductiveMonth {
  return { month: from.slice(0, 7), large: large ?? null, usual: usual ?? null, popular: popular ?? null };
}

interface ConceptRow extends Validity {
  readonly code: string;
  readonly legalBasis: string;
}

/** A concept keeps what the figures do not say: its accounts, base and beneficiary. An unknown one is left out. */
function withConcept<Row extends ConceptRow>(rows: readonly Row[], { key, from, to, values, norm }: LoadedRate): Row[] {
  const own = rows.filter(({ code }) => code === key);
  const model = own.findLast((row) => row.from <= from) ?? own[0];
  if (model === undefined) return [...rows];
  const added: Row = { ...model, ...values, from, to, legalBasis: norm };
  return [...rows.filter(({ code }) => code !== key), ...overlay(own, added)];
}

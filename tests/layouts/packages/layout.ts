/** Type of a package layout for the simulator: a month written as rows of a file, cell by cell. */
import type { Cents } from '#core/money/money.ts';
import type { SimulatedCompany, SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';

export type LayoutCell = string | number | null;

export interface LayoutSheet {
  name: string;
  rows: LayoutCell[][];
}

/** How much of the books a layout contains. */
export interface LayoutReach {
  /** Every title of the chart, or only the leaf accounts. */
  accounts: 'all' | 'leaves';
  accountNames: boolean;
  /** Third parties by id, by name only, or not at all. */
  thirdParties: 'ids' | 'names' | 'none';
  thirdPartyNames: boolean;
}

export interface Layout {
  /** Package and variant: `siigo-pyme/rompimiento`. */
  key: string;
  /** Key of the format that must recognise it. */
  format: string;
  file: 'xlsx' | 'xls' | 'csv' | 'tsv';
  reach: LayoutReach;
  sheets(company: SimulatedCompany, month: SimulatedMonth): LayoutSheet[];
}

export const WHOLE: LayoutReach = { accounts: 'all', accountNames: true, thirdParties: 'ids', thirdPartyNames: true };

export const GENERAL: LayoutReach = {
  accounts: 'all',
  accountNames: true,
  thirdParties: 'none',
  thirdPartyNames: false,
};

/** Opening, debit, credit and closing of a row. */
export type FourAmounts<Amount> = [opening: Amount, debit: Amount, credit: Amount, closing: Amount];

/** In pesos. Balances that the package prints with inverted sign are negated. */
export function amountsOf(
  row: TrialBalanceRow,
  isTurned: (account: string) => boolean = () => false,
): FourAmounts<number> {
  const sign = isTurned(row.account) ? -1n : 1n;
  return [row.opening * sign, row.debit, row.credit, row.closing * sign].map(inPesos) as FourAmounts<number>;
}

export function inPesos(cents: Cents): number {
  return Number(cents) / 100;
}

/** `-1.234.567,89`. */
export function spelt(pesos: number): string {
  const [whole, decimals] = Math.abs(pesos).toFixed(2).split('.');
  return `${pesos < 0 ? '-' : ''}${whole!.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
}

/** Title rows of leaf accounts. */
export function isLeafTitle(row: TrialBalanceRow): boolean {
  return row.title && row.level === 'auxiliar';
}

/** Titles, and one row with the sums of each account, where third parties are omitted. */
export function generalRows(month: SimulatedMonth): TrialBalanceRow[] {
  return month.rows.filter(({ title }) => title);
}

/** Sum of the facts: opening, debit, credit, closing. */
export function totalsOf(month: SimulatedMonth): FourAmounts<number> {
  const sum = (field: 'opening' | 'debit' | 'credit' | 'closing') =>
    inPesos(month.rows.reduce((all, row) => (row.title ? all : all + row[field]), 0n));
  return [sum('opening'), sum('debit'), sum('credit'), sum('closing')];
}

/** The dated tables as rows of one form: what the administrator sees, and what a new row is compared with. */
import type { Cents } from '#core/money/money.ts';
import { daysOfMonth } from '../in-force.ts';
import type { DatedTables } from './dated-tables.ts';
import type { LoadedRate, RateTable } from './loaded-rate.ts';

const inPesos = (cents: Cents) => Number(cents) / 100;
const ofYear = (year: number) => ({ key: '', from: `${year}-01-01`, to: `${year}-12-31` });

function ofMonth(month: string) {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const { first: from, last: to } = daysOfMonth(year, number);
  return { key: '', from, to };
}

/** Rows of a table, oldest first within each key. Self-withholding: of one activity. */
export function rowsOf(tables: DatedTables, table: RateTable, key = ''): LoadedRate[] {
  switch (table) {
    case 'interest':
      return [...tables.interest.values()]
        .map(({ month, ibc, usury }) => ({ table, ...ofMonth(month), values: { ibc, usury }, norm: '' }))
        .sort(byDay);
    case 'productive':
      return [...tables.productive.values()]
        .map(({ month, large, usual, popular }) => {
          const known = Object.entries({ large, usual, popular }).flatMap(([name, cap]): [string, number][] =>
            cap === null ? [] : [[name, cap]],
          );
          return { table, ...ofMonth(month), values: Object.fromEntries(known), norm: '' };
        })
        .sort(byDay);
    case 'ipc':
      return [...tables.ipc]
        .map(([month, index]) => ({ table, ...ofMonth(month), values: { index }, norm: '' }))
        .sort(byDay);
    case 'uvt':
      return [...tables.uvt]
        .map(([year, { uvt, resolution }]) => {
          return { table, ...ofYear(year), values: { uvt: inPesos(uvt) }, norm: resolution ?? '' };
        })
        .sort(byDay);
    case 'wage':
      return [...tables.wages.values()]
        .map(({ year, wage, transportAllowance, wageDecree }) => {
          const values = { wage: inPesos(wage), transport: inPesos(transportAllowance) };
          return { table, ...ofYear(year), values, norm: wageDecree };
        })
        .sort(byDay);
    case 'withholding':
      return tables.withholding
        .filter(({ code, percent }) => !bracketed.has(code) && percent !== null)
        .map(({ code, from, to, percent, minBaseUvt, legalBasis }) => {
          const values = { minBaseUvt: minBaseUvt ?? 0, percent: percent! };
          return { table, key: code, from, to, values, norm: legalBasis };
        });
    case 'payroll':
      return tables.payroll
        .filter(({ percent }) => percent !== null)
        .map(({ code, from, to, percent, legalBasis }) => {
          return { table, key: code, from, to, values: { percent: percent! }, norm: legalBasis };
        });
    case 'selfWithholding':
      return tables.selfWithholding(key).map(({ from, to, percent, legalBasis }) => {
        return { table, key, from, to, values: { percent }, norm: legalBasis };
      });
  }
}

/** Concepts with a table of their own for each date: not one figure. */
const bracketed = new Set(['SALARIOS_383']);

const byDay = (a: LoadedRate, b: LoadedRate) => (a.from < b.from ? -1 : 1);

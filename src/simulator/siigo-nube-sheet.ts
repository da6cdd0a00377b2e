/** A simulated month as Siigo Nube's export sheet, cell by cell; writing the file is done elsewhere. */

import { monthNames } from '#core/calendar/period.es.ts';
import { nextMonth, type Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { SimulatedCompany, SimulatedMonth, TrialBalanceRow } from './model.ts';
import {
  siigoHeader,
  siigoLevels,
  siigoNo,
  siigoPeriod,
  siigoProcessed,
  siigoTitle,
  siigoTotal,
  siigoYes,
} from './siigo-nube.es.ts';

export type SiigoLayout = keyof typeof siigoHeader;

export interface SimulatedSheet {
  name: 'Sheet1';
  /** Row 1 of the sheet is index 0. Amounts are numbers in pesos; codes and ids are text. */
  rows: (string | number | null)[][];
}

/** Header in row 8 for the application's export, in row 5 for the API's. */
export function siigoNubeSheet(
  company: SimulatedCompany,
  month: SimulatedMonth,
  layout: SiigoLayout = 'application',
): SimulatedSheet {
  const title = [
    [siigoTitle],
    [company.name],
    [`${company.nit}-${company.dv}`],
    [siigoPeriod(monthTitle(month.period), month.period.year)],
  ];
  return {
    name: 'Sheet1',
    rows: [
      ...(layout === 'application' ? [[], ...title, [], []] : title),
      [...siigoHeader[layout]],
      ...month.rows.map(cellsOf),
      [],
      [siigoTotal],
      [],
      [processedOn(month.period)],
    ],
  };
}

function cellsOf(row: TrialBalanceRow): (string | number | null)[] {
  const transactional = row.level === 'auxiliar' ? siigoYes : siigoNo;
  const third = row.title ? [null, null, null] : [row.thirdParty?.id ?? '', '0', row.thirdParty?.name ?? null];
  const amounts = [row.opening, row.debit, row.credit, row.closing].map(inPesos);
  return [siigoLevels[row.level], transactional, row.account, row.accountName, ...third, ...amounts];
}

function inPesos(cents: Cents): number {
  return Number(cents) / 100;
}

/** A processing time in the first days of the next month, constant for a month. */
function processedOn(period: Period): string {
  const { year, month } = nextMonth(period);
  const day = 4 + ((year + month * 5) % 9);
  const minutes = String((year + month * 17) % 60).padStart(2, '0');
  return siigoProcessed(monthTitle({ year, month }), day, year, `${17 + (month % 4)}:${minutes}`);
}

function monthTitle(period: Period): string {
  const name = monthNames[period.month - 1]!;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

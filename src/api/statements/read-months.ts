/** Resolves the months that a statement is drawn from. Throws AppError `resource.not_found` or `audit.no_balance`. */
import { closedMonths } from '#api/audits/audits/sign-off/queries.ts';
import { type MonthVersion, newestVersions } from '#api/audits/explorer/queries.ts';
import { reportInForce } from '#api/audits/report-items/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { comparePeriods, type Period, parsePeriod, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import type { LineAssignments } from '#core/statement/place-accounts.ts';
import type { Framework } from '#core/statement/statement-lines.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type FiguresBasis, figuresBasis } from './figures-basis.ts';
import { frameworkOf } from './framework.ts';
import { linesInForce } from './statement-lines/queries.ts';

/** A month to draw, with what its statements follow from. */
export interface DrawnMonth {
  shown: MonthVersion;
  /** Newest version of every month, oldest first. */
  stored: MonthVersion[];
  basis: FiguresBasis;
  assignments: LineAssignments;
  /** Of accounts to the items of the tax position. */
  itemAssignments: ReportAssignments;
  framework: Framework;
  signedOff: boolean;
}

/** `asked`: null for the newest month; null where the company has none. */
export async function readDrawnMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  asked: string | null,
): Promise<DrawnMonth | null> {
  const company = await readCompany(trx, caller, companyId);
  const stored = await newestVersions(trx, companyId);
  const period = asked === null ? null : parsePeriod(asked);
  const shown = asked === null ? stored.at(-1) : period && stored.find((month) => samePeriod(month, period));
  if (!shown) {
    if (asked === null) return null;
    throw new AppError('audit.no_balance', { period: period ? formatPeriod(period) : asked });
  }
  const closed = await closedMonths(trx, companyId);
  return {
    shown,
    stored,
    basis: await figuresBasis(trx, companyId),
    assignments: (await linesInForce(trx, companyId))?.assignments ?? {},
    itemAssignments: (await reportInForce(trx, companyId))?.assignments ?? {},
    framework: frameworkOf(company),
    signedOff: closed.some((month) => samePeriod(month, shown)),
  };
}

/** Stored months up to the one shown: from the December that the first year begins with. */
export function monthsFrom({ stored, shown }: Pick<DrawnMonth, 'stored' | 'shown'>, firstYear: number): MonthVersion[] {
  const first: Period = { year: firstYear - 1, month: 12 };
  return stored.filter((month) => comparePeriods(month, first) >= 0 && comparePeriods(month, shown) <= 0);
}

/** Of those, the ones that a statement and its comparatives may look at: its year and the one before, month by month. */
export function monthsBeside(month: Pick<DrawnMonth, 'stored' | 'shown'>): MonthVersion[] {
  return monthsFrom(month, month.shown.year - 1);
}

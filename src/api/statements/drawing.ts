/** What tasks that draw a month are given: the balances that they need, and what the company chose. */
import { ratesForAudit } from '#api/audits/legal-rates/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { isRestated, type StatementUnit } from '#core/statement/unit/statement-unit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { AskedMonths } from './figures-of-months.ts';
import { type DrawnMonth, monthsBeside, monthsFrom } from './read-months.ts';
import type { StatementServices } from './services.ts';

export function asked({ basis }: Pick<DrawnMonth, 'basis'>, months: readonly { id: string }[]): AskedMonths {
  return { ...basis, ids: months.map(({ id }) => id) };
}

export function optionsOf({ shown: { year, month }, assignments, itemAssignments, framework }: DrawnMonth) {
  return { period: { year, month }, assignments, itemAssignments, framework };
}

/** Rows loaded over the tables of the law, where the unit is in them. */
export async function ratesOf(
  { db }: Pick<StatementServices, 'db'>,
  caller: Caller,
  unit: StatementUnit | undefined,
): Promise<LoadedRate[]> {
  if (unit === undefined || !isRestated(unit)) return [];
  return (await asCaller(db, caller, ratesForAudit)).rates;
}

/** Months that a statement and its comparatives may look at; in constant pesos every month of their years. */
export function monthsNeeded(month: Pick<DrawnMonth, 'stored' | 'shown'>, unit: StatementUnit | undefined) {
  return unit === 'constantes' ? monthsFrom(month, month.shown.year - 1) : monthsBeside(month);
}

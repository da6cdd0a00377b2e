/** The month of a preview, with the full input of its audit. */

import { findNewest, listBalances } from '#api/balances/trial-balances/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { readInput } from '../audit-input/queries.ts';
import { mostHistory, type StoredInput } from '../stored-input.ts';

/**
 * Default the newest month; null when the company has none. `earlier`: number of months read before it. Throws AppError
 * `audit.no_balance`, `resource.not_found`.
 */
export async function readPreviewMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  period: string | undefined,
  earlier = mostHistory,
): Promise<StoredInput | null> {
  await readCompany(trx, caller, companyId);
  const asked = period === undefined ? null : parsePeriod(period);
  const balance =
    asked === null
      ? (await listBalances(trx, companyId, null, { page: 1, pageSize: 1 })).balances[0]
      : await findNewest(trx, companyId, asked);
  if (balance !== undefined) {
    const { id: balanceId, year, month } = balance;
    return readInput(trx, { companyId, balanceId, year, month }, earlier);
  }
  if (asked === null) return null;
  throw new AppError('audit.no_balance', { period: formatPeriod(asked) });
}

/**
 * Whether the month that a file states is likely: a file continues the month before that is stored (openings that hardly
 * ever are its closings are of another company, or of another month), and its month has begun.
 */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { comparePeriods, type Period, parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import { abs, pesos } from '#core/money/money.ts';
import type { ReadIssue } from '#core/reading/read-issue.ts';
import type { FileRead } from './read-file.ts';
import type { AccountLine } from './reading.ts';
import { closingsByCuenta, findNewest } from './trial-balances/queries.ts';

/** Fewer accounts than these say nothing. */
const LEAST_COMPARED = 8;
/** Months corrected later, and a change of chart, still agree in more accounts. */
const LEAST_SHARE = 0.2;
const TOLERANCE = pesos(5);

/** Null when the month before is not stored, or the file continues it. */
export async function openingIssue(
  trx: DatabaseTransaction,
  companyId: number,
  { reading, accounts }: Pick<FileRead, 'reading' | 'accounts'>,
): Promise<ReadIssue | null> {
  const period = reading.period === null ? null : parsePeriod(reading.period);
  if (period === null) return null;
  const before = previousMonth(period);
  const stored = await findNewest(trx, companyId, before);
  if (stored === undefined) return null;
  const openings = openingsByCuenta(accounts);
  const closings = await closingsByCuenta(trx, stored.id);
  const cuentas = [...new Set([...openings.keys(), ...closings.keys()])];
  const pairs = cuentas
    .map((cuenta) => [openings.get(cuenta) ?? 0n, closings.get(cuenta) ?? 0n] as const)
    .filter(([opening, closing]) => opening !== 0n || closing !== 0n);
  const matching = pairs.filter(([opening, closing]) => abs(opening - closing) <= TOLERANCE).length;
  if (pairs.length < LEAST_COMPARED || matching >= pairs.length * LEAST_SHARE) return null;
  const data = { period: periodKey(before), matching, compared: pairs.length };
  return { code: 'opening_differs', fatal: false, data };
}

/** Opening balances of the permanent accounts by cuenta, in cents. */
function openingsByCuenta(accounts: readonly AccountLine[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [code, , opening] of accounts) {
    if (!/^[123]/.test(code)) continue;
    const cuenta = code.slice(0, 4);
    sums.set(cuenta, (sums.get(cuenta) ?? 0n) + BigInt(opening));
  }
  return sums;
}

/** Of a month that has not begun: probably another year. `period`: as in the reading. Null for months up to the current one. */
export function futureIssue(period: string | null, current: Period): ReadIssue | null {
  const said = period === null ? null : parsePeriod(period);
  if (said === null || comparePeriods(said, current) <= 0) return null;
  return { code: 'future_month', fatal: false, data: { period: periodKey(said), otherPeriod: periodKey(current) } };
}

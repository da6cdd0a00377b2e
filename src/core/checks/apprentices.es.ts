/**
 * Apprentices, by the name of the account of their support (Ley 789 de 2002, art. 30): the sponsor pays their health
 * contribution whole, and since Ley 2466 de 2025 their benefits in the practical stage.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { plainName } from '#core/identity/plain-name.ts';

const SUPPORT = /\bAPRENDI(Z|CES|ZAJE)\b|\bSOSTENIMIENTO\b/;
/** Health contribution of an apprentice, on one minimum wage, in percent. */
export const APPRENTICE_HEALTH_PERCENT = 12.5;
/** First whole month of Ley 2466 de 2025, in force since 25 June. */
const BENEFITS_SINCE: Period = { year: 2025, month: 6 };

/** Ids of the third parties with support in the year so far. */
export function apprentices(balance: TrialBalance): ReadonlySet<string> {
  const leaves = balance.leaves().filter((leaf) => SUPPORT.test(plainName(balance.leaf(leaf).name)));
  const supported = balance.people(leaves).list.filter(({ closing, debit }) => closing > 0n || debit > 0n);
  return new Set(supported.map(({ key }) => key));
}

/** Whether apprentices in the practical stage accrue benefits in a month. */
export function apprenticesAccrue({ year, month }: Period): boolean {
  return year > BENEFITS_SINCE.year || (year === BENEFITS_SINCE.year && month >= BENEFITS_SINCE.month);
}

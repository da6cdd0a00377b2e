/** What a pull tells whoever listens to stored months. */
import type { Period } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** A month as it is stored after a pull; `isNew` is false when the newest version said the same. */
export interface StoredMonth {
  balanceId: string;
  version: number;
  isNew: boolean;
}

/** Told of every month that a pull has stored. Gives the id of the audit of it. */
export type StoredMonthListener = (
  caller: Caller,
  companyId: number,
  period: Period,
  stored: StoredMonth,
) => Promise<string>;

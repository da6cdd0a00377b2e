/** Events of what is stored: a month of a pull, and second files of a company. */
import type { Period } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** A month stored by a pull; `isNew` is false when the newest version was equal. */
export interface StoredMonth {
  balanceId: string;
  version: number;
  isNew: boolean;
}

/** Called for every month stored by a pull. Returns the id of its audit. */
export type StoredMonthListener = (
  caller: Caller,
  companyId: number,
  period: Period,
  stored: StoredMonth,
) => Promise<string>;

/** Called when the second files of some months changed. Returns their audits; `period`: `2026-03`. */
export type SourcesListener = (
  caller: Caller,
  companyId: number,
  months: readonly Period[],
) => Promise<{ id: string; period: string }[]>;

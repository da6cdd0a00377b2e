/** What the rules of inactiva share: the books over the idle period, and over the one that precedes the month. */
import type { Books } from './idle.ts';

export interface Analysis {
  /** The audited month ends the idle period. */
  idle: Books;
  /** A reactivated account has the whole period before the month; null where a month of it is missing. */
  woken: Books | null;
  missing: readonly string[];
  /** Months without movement. */
  wait: number;
}

/** A company of a group, and what its books have with the others. */
import type { Amounts } from '#core/books/amounts.ts';
import type { Period } from '#core/calendar/period.ts';
import type { StatementOptions } from '../draw-statement.ts';
import type { MonthFigures } from '../month-figures.ts';
import type { LineAssignments } from '../place-accounts.ts';

/** What an account has with another company of the group in a month. */
export interface GroupRow extends Amounts {
  period: Period;
  /** Of the leaf account. */
  code: string;
  /** The other company. */
  nit: string;
}

export interface GroupMember {
  /** Unique in the group: the key of its column. */
  key: string;
  name: string;
  nit: string;
  months: readonly MonthFigures[];
  assignments: LineAssignments;
  /** In those months. */
  rows: readonly GroupRow[];
  /** What was planned for its months; absent: nothing. */
  budget?: readonly MonthFigures[];
}

export type GroupOptions = Omit<StatementOptions, 'assignments' | 'budget'>;

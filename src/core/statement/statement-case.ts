/** Cases of a statement as data: small books with the figures that it must show. They are its tests. */

import type { CheckName } from './checks/statement-checks.ts';
import type { StatementOptions } from './draw-statement.ts';

export interface StatementCase {
  /** What the case shows. */
  name: string;
  /** Of the statement; default `2026-03`. */
  period?: string;
  /** Tables of the months by period (`validation-case.ts`), or that of the period alone. */
  books: string | Readonly<Record<string, string>>;
  options?: Omit<Partial<StatementOptions>, 'period'>;
  /** Pesos by key of node, or one a column; null: no figure. */
  expected: Readonly<Record<string, number | readonly (number | null)[]>>;
  /** Keys that must not be there. */
  absent?: readonly string[];
  /** Checks that do not hold; all others must. */
  failing?: readonly CheckName[];
}

/** What others told the DIAN of a company in a year (MUISCA, «información reportada por terceros»), as the crossing sees it. */
import type { Cents } from '#core/money/money.ts';

/** Of the company: what was withheld from it, what was bought from it and sold to it, what it has in the bank. */
export const reportedKinds = ['withheld', 'vat_withheld', 'income', 'purchase', 'bank'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export interface ReportedItem {
  /** Month whose books it is held against: December, `2025-12`. */
  month: string;
  /** Who reports, grouping key of third parties. */
  key: string;
  name: string;
  /** As the report words it, plain: capital letters without accents. */
  detail: string;
  /** Null: its words do not say which; the books may. */
  kind: ReportedKind | null;
  amount: Cents;
  /** Row of its file. */
  row: number;
}

export interface ReportedTable {
  /** The company's NIT without DV. */
  nit: string;
  items: readonly ReportedItem[];
  /** Rows of third parties in the file, those that are nothing of the crossing included. */
  rows: number;
  /** The month it is held against, twice. */
  from: string;
  to: string;
  /** Its own sums (limits, totals) hold; false: it has none to check. */
  isProved: boolean;
}

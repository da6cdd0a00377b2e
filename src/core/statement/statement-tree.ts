/** A drawn statement: what screens, workbooks, PDF and the command line walk. They compute nothing but presentation. */
import type { Cents } from '#core/money/money.ts';
import type { RestatedUnit } from './unit/statement-unit.ts';

export interface StatementTree {
  key: string;
  title: string;
  /** `2026-10`; month 13 is `2026-13`. */
  period: string;
  columns: StatementColumn[];
  nodes: StatementNode[];
  checks: StatementCheck[];
  /** Absent: pesos as the books have them. */
  restated?: Restatement;
}

/**
 * The measure that the amounts were taken to: hundredths of a UVT, or cents in pesos of one month. Ratios keep their unit,
 * and checks the pesos of the books.
 */
export interface Restatement {
  unit: RestatedUnit;
  /** What the measure is, with its value. */
  words: string;
  /** How each column was taken to it. */
  notes: string[];
  /** Why a column has no figures. */
  missing: string[];
}

export interface StatementColumn {
  /** `actual`, or the comparative. */
  key: string;
  label: string;
  kind: 'amount';
  /** Columns that it is the sum of; absent for one that is none. */
  sum?: string[];
}

export interface StatementNode {
  /** Unique in its tree; of an account `<line>.<code>`, of what a ratio divides `<ratio>.of` and `<ratio>.over`. */
  key: string;
  /** Digits that are shown before the label; null where it has none. */
  code: string | null;
  label: string;
  /** A section has no amounts: its total is the last of its children. */
  kind: 'section' | 'line' | 'total' | 'account' | 'ratio';
  /**
   * One a column, with the sign that a reader expects; null where the column has no figure. Ratios are hundredths of their
   * unit: 1.85 times are 185, and 34.3 % are 3430.
   */
  amounts: (Cents | null)[];
  /**
   * One a column: what the figure compared with it has more, a signed difference; null where it is compared with none.
   * From pesos, then rounded as its column. Absent: nothing is compared.
   */
  changes?: (Cents | null)[];
  children: StatementNode[];
  /** What a line draws from: codes of the chart, accounts or what lies under them. Null for totals. */
  from: { accounts: string[]; figure: 'closing' | 'movement' | 'year' } | null;
  /** Where the accounts of a figure that another statement explains are; absent: here. */
  shownIn?: NodePlace;
  /** Nodes that a total adds and subtracts. */
  sum: { key: string; sign: 1 | -1 }[] | null;
  /** Of a ratio; null for amounts. */
  unit: RatioUnit;
  marks: StatementMark[];
  note: string | null;
}

/** A node of a statement. */
export interface NodePlace {
  statement: string;
  node: string;
  /** Of the year so far, where the statement may also be of the month. */
  isOfYear?: boolean;
}

/** Null: pesos. */
export type RatioUnit = 'times' | 'percent' | 'days' | null;

/**
 * - `proposed`: the line of an account follows from its name and behaviour, and nobody accepted it yet;
 * - `reclassified`: balances on the contrary side were taken to the other side of the statement;
 * - `unmapped`: no line holds it;
 * - `adjusted`: rounded by one unit so that totals add up.
 */
export type StatementMark = 'proposed' | 'reclassified' | 'unmapped' | 'adjusted';

export interface StatementCheck {
  key: string;
  label: string;
  holds: boolean;
  difference: Cents | null;
  words: string;
}

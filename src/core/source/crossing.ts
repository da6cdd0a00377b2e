/** What a source and the books have of each third party in a month, as a screen shows it: both sides, and why. */
import type { Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from './electronic-document.ts';

export const crossedSides = ['received', 'issued', 'payroll'] as const;
export type CrossedSide = (typeof crossedSides)[number];

/** In the order of what is to be done about them. */
export const crossedStates = [
  'unbooked',
  'other_third',
  'vat',
  'twice',
  'value',
  'without',
  'late',
  'waits',
  'agrees',
] as const;
export type CrossedState = (typeof crossedStates)[number];

/** How documents and books of a month agree: one by one, as a sum, or with documents of an earlier month. */
export type CrossedHow = 'one' | 'sum' | 'earlier';

/** `open`: not in the books; `waits`: of the last days, expected in the next month. */
export type DocumentPlace = 'booked' | 'open' | 'waits';

export interface CrossedDocument {
  document: ElectronicDocument;
  place: DocumentPlace;
}

export interface CrossedParty {
  /** Grouping key of third parties. */
  key: string;
  name: string;
  state: CrossedState;
  /** Null where nothing agrees. */
  how: CrossedHow | null;
  /** Another third party under whom a document is booked, or whose document is booked here. */
  other: string | null;
  documents: readonly CrossedDocument[];
  /** Rows of the month's file. */
  rows: readonly number[];
  /** Total with VAT; documents that wait are in neither side. */
  booked: Cents;
  issued: Cents;
}

/** Of a month. */
export interface CrossedMonthView {
  sides: Readonly<Record<CrossedSide, readonly CrossedParty[]>>;
  /** What was not crossed, by reason of the validation. */
  notCrossed: readonly { side: CrossedSide | null; reason: string; data?: Readonly<Record<string, unknown>> }[];
}

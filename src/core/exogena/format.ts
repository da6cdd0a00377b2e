/** A format of información exógena as data: its columns, what they add up, and when persons are named in it. */

export const formatKeys = ['1001', '1003', '1005', '1006', '1007', '1008', '1009', '1010', '2276'] as const;
export type FormatKey = (typeof formatKeys)[number];

/** What identifies a third party in a format, in the order of its columns. */
export type IdentityPart =
  | 'informer'
  | 'concept'
  | 'type'
  | 'number'
  | 'dv'
  | 'surname1'
  | 'surname2'
  | 'name1'
  | 'name2'
  | 'legalName'
  | 'address'
  | 'department'
  | 'municipality'
  | 'country';

export interface ExogenaColumn {
  /** Stable name, by which accounts are assigned to it. */
  key: string;
  /** Spanish, as the prevalidator has it. */
  name: string;
  /**
   * `books`: adds up accounts; `total`: adds up those of the books on its side; `share`: the percentage of the first column
   * without its mark, and `shareDecimals` how many of its digits are decimals; `outside`: no trial balance has it.
   */
  origin: 'books' | 'total' | 'share' | 'shareDecimals' | 'outside';
  /** Of columns of the books: the side on which the accounts' amounts are positive. */
  side: 'debit' | 'credit';
}

export interface ExogenaFormat {
  key: FormatKey;
  name: string;
  /** Columns before the amounts. */
  identity: readonly IdentityPart[];
  columns: readonly ExogenaColumn[];
  /** `movement`: what moved in the year; `closing`: balances at its end. */
  figure: 'movement' | 'closing';
  /** Prefixes of the decree whose accounts are accounted for in it, even if none of its columns has them. */
  scope: readonly string[];
  /** Concept of amounts whose third party has no other; null for a format without concepts. */
  usualConcept: string | null;
  /** Columns whose sum says whether an amount is small. */
  measured: readonly string[];
  /** Columns that name their third party however small the amount. */
  naming: readonly string[];
  /** Whether what has no third party is reported as «cuantías menores» instead of being left out. */
  joinsUnidentified: boolean;
  /** Concepts whose amounts are positive on the other side of their column: provisions of receivables. */
  opposite?: readonly string[];
  /** Only natural persons are reported. */
  isOfPeople?: true;
}

/** Number, document type and name under which small amounts are reported together. */
export const MINOR_NUMBER = '222222222';
export const MINOR_TYPE = '43';

/** Concept of amounts that go with the largest of their third party. */
export const MAIN_CONCEPT = '*';
/** Concept in a format that has none. */
export const NO_CONCEPT = '-';

/** Columns that add up accounts, in order: the amounts of rows are theirs. */
export function booksColumns({ columns }: Pick<ExogenaFormat, 'columns'>): ExogenaColumn[] {
  return columns.filter(({ origin }) => origin === 'books');
}

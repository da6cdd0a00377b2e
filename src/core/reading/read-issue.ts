/**
 * Problems of a file: where, expected, found. Never an internal exception, never a silent zero. Spanish texts:
 * `read-issue.es.ts`.
 */

/** Stable codes of file problems. `fatal` ones stop the import. */
export type ReadIssueCode =
  | 'file_empty'
  | 'file_too_large'
  | 'file_not_spreadsheet'
  | 'file_password'
  | 'file_truncated'
  | 'file_damaged'
  | 'zip_bomb'
  | 'too_many_rows'
  | 'cell_too_long'
  | 'out_of_memory'
  | 'out_of_time'
  | 'format_unknown'
  | 'format_ambiguous'
  | 'other_report'
  | 'header_missing'
  | 'no_rows'
  | 'amounts_missing'
  | 'amount_unreadable'
  | 'amount_separators_mixed'
  | 'code_unreadable'
  | 'code_is_date'
  | 'code_lost_digits'
  | 'id_unreadable'
  | 'row_too_wide'
  | 'sign_unprovable'
  | 'sums_among_rows'
  | 'sheets_incomplete'
  | 'layout_unproved'
  | 'period_missing'
  | 'period_range'
  | 'period_partial'
  | 'period_quarterly'
  | 'period_several'
  | 'company_missing'
  | 'company_several'
  | 'company_asked'
  | 'book_several'
  | 'book_asked'
  | 'levels_asked'
  | 'sign_asked'
  | 'columns_asked'
  | 'unit_asked'
  | 'currency_other'
  | 'duplicate_row'
  | 'rows_after_total'
  | 'no_third_parties'
  | 'parts_and_total'
  | 'book_copied'
  | 'columns_by_figures'
  | 'other_chart'
  | 'foreign_chart'
  | 'totals_differ'
  | 'printed_total_differs'
  | 'year_in_file'
  | 'opening_differs'
  | 'future_month';

/** Of a file that can be read: the user says whether to go on before it is stored. */
export const codesToConfirm: ReadonlySet<ReadIssueCode> = new Set<ReadIssueCode>([
  'columns_by_figures',
  'other_chart',
  'foreign_chart',
  'totals_differ',
  'printed_total_differs',
  'year_in_file',
  'opening_differs',
  'future_month',
]);

export interface ReadIssue {
  code: ReadIssueCode;
  /** Fatal: nothing may be stored. Otherwise the balance is valid and the issue is shown. */
  fatal: boolean;
  sheet?: string;
  /** 1-based. */
  row?: number;
  /** 0-based; `columnLetters` formats it. */
  column?: number;
  /** Header of the column, as in the file. */
  header?: string;
  /** Raw value, truncated to 120 characters. */
  found?: string;
  /** Data for the sentence. */
  data?: Record<string, string | number>;
}

/**
 * Thrown by readers when nothing can be read at all; carries the one fatal issue. Caught at the entry points of reading
 * only.
 */
export class UnreadableFile extends Error {
  readonly issue: ReadIssue;
  constructor(issue: Omit<ReadIssue, 'fatal'>) {
    super(issue.code);
    this.name = 'UnreadableFile';
    this.issue = { ...issue, fatal: true };
  }
}

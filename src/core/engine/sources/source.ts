/**
 * A source: a second file of a period, such as the DIAN's report of electronic documents. It recognises its file by
 * content, reads it into a table, refuses clearly, and brings the validation that holds the books against it.
 */
import type { Workbook } from '#core/reading/workbook.ts';
import type { CrossedMonthView } from '#core/source/crossing.ts';
import type { SourceKey, SourceTables } from '#core/source/source-tables.ts';
import type { AnyValidation, CheckContext, NotRun } from '../validation.ts';
import type { ValidationText } from '../validation-text.ts';

/** A file of a source, read: its table, or null with why it is refused, in Spanish. */
export interface SourceReading<Key extends SourceKey = SourceKey> {
  table: Required<SourceTables>[Key] | null;
  /** One sentence each: expected, found, where, what to do. Notices where there is a table. */
  problems: readonly string[];
}

/** A file as sources see it: opened, and its bytes for what is no table. */
export interface SecondFile {
  workbook: Workbook;
  bytes: Uint8Array;
}

/** What reading a file needs of a source, apart from its rules: an inspection does not load them. */
export interface SourceReader<Key extends SourceKey = SourceKey> {
  key: Key;
  /** Name of the report, in Spanish. */
  name: string;
  /** Its name where there is little room, as in the line of sources. */
  shortName: string;
  /** Whether it is a file of this source, by its first rows. */
  recognises(file: SecondFile): boolean;
  read(file: SecondFile): Promise<SourceReading<Key>>;
  /** Several files of one company as one table, oldest first: of what stands in two of them the newer one holds. */
  joined(tables: readonly Required<SourceTables>[Key][]): Required<SourceTables>[Key];
  /** What is stored of a table: without names of employees, which are those of the books. */
  kept(table: Required<SourceTables>[Key]): Required<SourceTables>[Key];
}

export interface Source<Key extends SourceKey = SourceKey> extends SourceReader<Key> {
  validation: AnyValidation;
  text: ValidationText;
  /** Both sides of a month by third party, where they are shown: from the context of its validation, or why there are none. */
  crossed?(context: CheckContext<never, unknown>): CrossedMonthView | NotRun;
}

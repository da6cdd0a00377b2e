/** Rows of the tables of kept files and of the columns that people named. */
import type { ColumnType, JSONColumnType } from 'kysely';

/** Written and compared as a Date or by the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface KeptFileRow {
  id: string;
  account_id: string;
  company_id: number;
  user_id: number;
  file_name: string;
  bytes: Buffer;
  created_at: Moment;
  expires_at: Moment;
}

export interface ColumnMappingRow {
  id: string;
  account_id: string;
  company_id: number;
  digest: string;
  mapping: JSONColumnType<object>;
  file_name: string;
  sheet: string;
  saved_by: number;
  saved_at: Moment;
}

export interface ColumnSchema {
  kept_file: KeptFileRow;
  column_mapping: ColumnMappingRow;
}

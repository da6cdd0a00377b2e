/** Rows of the tables about what users are told. Days are 'YYYY-MM-DD'. */
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface NotificationRow {
  id: Generated<number>;
  account_id: string;
  user_id: number;
  note_id: number;
  description: string;
  licence_ends_on: string | null;
  created_at: Moment;
  seen_at: OptionalMoment;
}

export interface LicenceWarningRow {
  account_id: string;
  ends_on: string;
  days: number;
  warned_at: Moment;
}

export interface NotificationSchema {
  notification: NotificationRow;
  licence_warning: LicenceWarningRow;
}

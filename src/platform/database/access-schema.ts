/** Rows of the tables about who may do what and who did what: invitations, jobs, licences, codes, the record. Days are 'YYYY-MM-DD'. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NotificationSchema } from './notification-schema.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface InvitationRow {
  id: string;
  account_id: string;
  user_id: number;
  token_hash: string;
  invited_by: number;
  created_at: Moment;
  expires_at: Moment;
  accepted_at: OptionalMoment;
}

export interface JobRow {
  id: Generated<number>;
  account_id: string;
  name: string;
  description: string;
  permissions: string[];
  version: Generated<number>;
  created_at: Moment;
}

export interface JobAssignmentRow {
  id: Generated<number>;
  account_id: string;
  user_id: number;
  job_id: number | null;
  built_in: string | null;
  company_id: number | null;
  created_at: Moment;
}

export interface LicenceRow {
  account_id: string;
  plan: string;
  companies: number;
  users: number;
  starts_on: string;
  ends_on: string;
  suspended_at: OptionalMoment;
  version: Generated<number>;
}

export interface LicenceChangeRow {
  account_id: string;
  version: number;
  action: string;
  licence: JSONColumnType<object>;
  note: Generated<string>;
  changed_by: number | null;
  changed_at: Moment;
}

export interface CodeBatchRow {
  id: string;
  name: string;
  owner_id: string | null;
  kind: string;
  plan: string | null;
  days: number | null;
  companies: number;
  users: number;
  expires_on: string;
  created_by: number;
  created_at: Moment;
}

export interface CodeRow {
  id: string;
  batch_id: string;
  owner_id: string | null;
  hash: string;
  tail: string;
  expires_on: string;
  given_to: Generated<string>;
  redeemed_at: OptionalMoment;
  redeemed_by_account: string | null;
  redeemed_by: number | null;
  annulled_at: OptionalMoment;
}

export interface RecordEntryRow {
  account_id: string;
  sequence: number;
  at: ColumnType<Date, Date, never>;
  user_id: number | null;
  user_name: string;
  act: string;
  company_id: number | null;
  target: string;
  details: string;
  previous: string;
  hash: string;
}

export interface RecordHeadRow {
  account_id: string;
  sequence: number;
  hash: string;
}

export interface AccessSchema extends NotificationSchema {
  invitation: InvitationRow;
  job: JobRow;
  job_assignment: JobAssignmentRow;
  licence: LicenceRow;
  licence_change: LicenceChangeRow;
  code_batch: CodeBatchRow;
  code: CodeRow;
  record_entry: RecordEntryRow;
  record_head: RecordHeadRow;
}

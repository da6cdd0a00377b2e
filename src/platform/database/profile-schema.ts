/** Rows of the tables about what people keep of themselves: photo, new address, API tokens, requests to be forgotten. */
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Columns of app_user that are about taste and looks. */
export interface UserTasteColumns {
  theme: Generated<string>;
  mail_off: Generated<string[]>;
  photo: string | null;
}

export interface UserPhotoRow {
  user_id: number;
  account_id: string;
  webp: Buffer;
}

export interface EmailChangeRow {
  user_id: number;
  account_id: string;
  email: string;
  code_digest: string | null;
  wrong_codes: Generated<number>;
  expires_at: Moment;
}

export interface ApiTokenRow {
  id: string;
  account_id: string;
  user_id: number;
  name: string;
  digest: string;
  tail: string;
  scopes: string[];
  created_at: Moment;
  expires_at: Moment;
  last_used_at: OptionalMoment;
  revoked_at: OptionalMoment;
}

export interface DeletionRequestRow {
  id: string;
  account_id: string;
  user_id: number;
  requested_at: Moment;
  due_at: Moment;
  withdrawn_at: OptionalMoment;
  done_at: OptionalMoment;
}

export interface ProfileSchema {
  user_photo: UserPhotoRow;
  email_change: EmailChangeRow;
  api_token: ApiTokenRow;
  deletion_request: DeletionRequestRow;
}

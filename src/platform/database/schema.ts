/** Rows of the tables that the migrations create. Columns of 64 bits are bigint (cents), uuid is text. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AccessSchema } from './access-schema.ts';
import type { ColumnSchema } from './column-schema.ts';
import type { ProfileSchema, UserTasteColumns } from './profile-schema.ts';

/** Written and compared as a Date or by the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Any JSON; whoever reads it knows what was written. */
type Json = JSONColumnType<object>;
type OptionalJson = ColumnType<object | null, string | null, string | null>;

export interface AccountRow {
  id: string;
  name: string;
  alliance: Generated<string>;
  requires_second_factor: Generated<boolean>;
  /** When its subscriber closed it; null while it is open. */
  closing_at: OptionalMoment;
  created_at: Moment;
}

export interface UserRow extends UserTasteColumns {
  id: Generated<number>;
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  is_root: boolean;
  is_admin: boolean;
  is_active: Generated<boolean>;
  created_at: Moment;
  last_sign_in_at: OptionalMoment;
  document_type: string | null;
  document_number: string | null;
  phone: string | null;
  professional_card: string | null;
}

export interface SessionRow {
  id: string;
  account_id: string;
  user_id: number;
  address: string;
  user_agent: string;
  created_at: Moment;
  expires_at: Moment;
  last_seen_at: Moment;
  revoked_at: OptionalMoment;
}

export interface SignInAttemptRow {
  key: string;
  failures: number;
  window_ends_at: Moment;
}

export interface IdempotentRequestRow {
  account_id: string;
  user_id: number;
  key: string;
  request_digest: string;
  status: number | null;
  answer: OptionalJson;
  created_at: Moment;
}

export interface InstallationRow {
  key: string;
  value: string;
}

export interface CompanyRow {
  id: Generated<number>;
  account_id: string;
  business_name: string;
  nit: string;
  check_digit: number;
  is_active: Generated<boolean>;
  is_sample: Generated<boolean>;
  city: string | null;
  ica_regime: string | null;
  software_id: number;
  regime_id: number;
  profile: Json;
  version: Generated<number>;
  created_at: Moment;
  /** From 30 days after it on, the row is deleted. */
  deleted_at: OptionalMoment;
}

export interface CompanyUserRow {
  account_id: string;
  company_id: number;
  user_id: number;
}

export interface UploadRow {
  id: string;
  account_id: string;
  company_id: number;
  user_id: number;
  file_name: string;
  sha256: string;
  size: number;
  bytes: Buffer;
  balance: Buffer;
  reading: Json;
  accounts: Json;
  created_at: Moment;
  expires_at: Moment;
}

export interface TrialBalanceTableRow {
  id: string;
  account_id: string;
  company_id: number;
  year: number;
  month: number;
  version: number;
  file_name: string;
  sha256: string;
  size: number;
  bytes: Buffer;
  balance: Buffer;
  reading: Json;
  format: string;
  format_name: string;
  rows: number;
  debits: bigint;
  credits: bigint;
  uploaded_by: number;
  uploaded_at: Moment;
  deleted_at: OptionalMoment;
}

export interface AccountSummaryRow {
  account_id: string;
  balance_id: string;
  code: string;
  name: string;
  opening: bigint;
  debit: bigint;
  credit: bigint;
  closing: bigint;
}

export interface AuditRow {
  id: string;
  account_id: string;
  company_id: number;
  balance_id: string;
  year: number;
  month: number;
  state: Generated<string>;
  requested_by: number;
  created_at: Moment;
  alive_at: OptionalMoment;
  finished_at: OptionalMoment;
  failure: string | null;
  basis: OptionalJson;
  health_index: number | null;
  uncapped_health_index: number | null;
  unbalanced: boolean | null;
  validations: OptionalJson;
}

export interface AuditEventRow {
  account_id: string;
  audit_id: string;
  sequence: number;
  event: Json;
}

export interface FindingRow {
  account_id: string;
  audit_id: string;
  fingerprint: string;
  company_id: number;
  validation_id: number;
  validation: string;
  rule: string;
  severity: string;
  account_code: string | null;
  amount: bigint;
  document: Json;
}

export interface ParametrizationChangeRow {
  account_id: string;
  company_id: number;
  version: number;
  validation_id: number;
  action: string;
  restored_version: number | null;
  settings: Json;
  changed_by: number;
  changed_at: Moment;
}

export interface CustomValidationChangeRow {
  account_id: string;
  company_id: number;
  validation_id: number;
  version: number;
  action: string;
  definition: Json;
  changed_by: number;
  changed_at: Moment;
}

export interface SoftwareCredentialRow {
  account_id: string;
  company_id: number;
  secret: string;
  user_hint: string;
  saved_at: Moment;
  saved_by: number;
  tested_at: OptionalMoment;
  failure: string | null;
  automatic: Generated<boolean>;
  automatic_day: Generated<number>;
  automatic_by: number | null;
}

export interface BalancePullRow {
  id: string;
  account_id: string;
  company_id: number;
  requested_by: number;
  automatic: boolean;
  state: Generated<string>;
  months: Json;
  directory: OptionalJson;
  created_at: Moment;
  alive_at: OptionalMoment;
  finished_at: OptionalMoment;
}

export interface ThirdPartyDirectoryRow {
  account_id: string;
  company_id: number;
  version: number;
  parties: Json;
  fetched_at: Moment;
}

export interface OidcAttemptRow {
  digest: string;
  provider: string;
  nonce: string;
  sealed_verifier: string;
  browser_digest: string;
  expires_at: Moment;
}

export interface OutsideIdentityRow {
  digest: string;
  account_id: string;
  user_id: number;
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  linked_at: Moment;
}

export interface RegistrationRow {
  digest: string;
  email: string;
  person: Json;
  password_hash: string;
  alliance: Generated<string>;
  code_digest: string | null;
  code_expires_at: Moment;
  wrong_codes: Generated<number>;
  codes_sent: Generated<number>;
  verified_at: OptionalMoment;
  company_draft: OptionalJson;
  created_at: Moment;
  expires_at: Moment;
}

export interface TermsAcceptanceRow {
  account_id: string;
  user_id: number;
  version: string;
  accepted_at: Moment;
  address: string;
  user_agent: string;
}

export interface OneTimeSecretRow {
  digest: string;
  account_id: string;
  user_id: number;
  purpose: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: OptionalMoment;
}

export interface SecondFactorRow {
  user_id: number;
  account_id: string;
  sealed_secret: string;
  created_at: Moment;
  confirmed_at: OptionalMoment;
  last_step: Generated<bigint>;
}

export interface RecoveryCodeRow {
  account_id: string;
  user_id: number;
  digest: string;
  used_at: OptionalMoment;
}

export interface Schema extends AccessSchema, ColumnSchema, ProfileSchema {
  oidc_attempt: OidcAttemptRow;
  outside_identity: OutsideIdentityRow;
  registration: RegistrationRow;
  terms_acceptance: TermsAcceptanceRow;
  one_time_secret: OneTimeSecretRow;
  second_factor: SecondFactorRow;
  recovery_code: RecoveryCodeRow;
  account: AccountRow;
  app_user: UserRow;
  session: SessionRow;
  sign_in_attempt: SignInAttemptRow;
  idempotent_request: IdempotentRequestRow;
  installation: InstallationRow;
  company: CompanyRow;
  company_user: CompanyUserRow;
  upload: UploadRow;
  trial_balance: TrialBalanceTableRow;
  account_summary: AccountSummaryRow;
  audit: AuditRow;
  audit_event: AuditEventRow;
  finding: FindingRow;
  parametrization_change: ParametrizationChangeRow;
  custom_validation_change: CustomValidationChangeRow;
  software_credential: SoftwareCredentialRow;
  balance_pull: BalancePullRow;
  third_party_directory: ThirdPartyDirectoryRow;
}

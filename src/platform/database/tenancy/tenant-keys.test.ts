/**
 * Tables of tenants whose primary key does not begin with the account: what a distribution by account (docs/growth.md) has
 * to change first. A table that is new begins with it, or stands here with the others of its kind.
 */
import { expect, test } from 'vitest';
import { cloneTemplate } from '../../../../tests/support/test-database.ts';
import { withClient } from '../connection.ts';

/** By the first column of the key; a comment says why it is that one. */
const elsewhere = {
  // Parts of an audit, a balance, a load or a sign-off: read and deleted with it, by its id alone.
  audit_id: ['audit_event', 'audit_total', 'finding', 'flow_check'],
  balance_id: ['account_summary', 'rereading', 'statement_figures', 'statement_summary'],
  load_id: ['dian_touch'],
  sign_off_id: ['signed_statements'],
  // Of a company, which belongs to one account.
  company_id: [
    ...['budget', 'chart_account', 'chart_change', 'company_alert', 'company_logo', 'company_user'],
    ...['custom_validation_change', 'exogena_change', 'finding_name', 'open_reason', 'parametrization_change'],
    ...['predefined_choice', 'report_item_change', 'software_credential', 'statement_line_change', 'statement_mail'],
    ...[
      'statement_mail_recipient',
      'statement_notes',
      'third_party_data',
      'third_party_directory',
      'third_party_place',
    ],
  ],
  // A run of the predefined parametrization over the companies of a program, of all accounts.
  software_id: ['predefined_run_company'],
  // Of a user, who belongs to one account.
  user_id: [
    ...['email_change', 'finding_view_default', 'first_steps_aside', 'portfolio_mark', 'recovery_code'],
    ...['second_factor', 'terms_acceptance', 'user_photo', 'weekly_digest'],
  ],
  // Looked up before the account is known: by a link, a code or an identity from elsewhere.
  digest: ['one_time_secret', 'outside_identity', 'question_link'],
  // Named by this id in addresses, in other tables, or both.
  id: [
    ...['api_token', 'app_user', 'audit', 'balance_pull', 'balance_withdrawal', 'client_question', 'client_report'],
    ...['column_mapping', 'company', 'deletion_request', 'explorer_view', 'file_request', 'finding_act'],
    ...['finding_attachment', 'finding_justification', 'finding_life', 'finding_view', 'invitation', 'job'],
    ...['job_assignment', 'kept_file', 'known_device', 'notification', 'portfolio_view', 'practice_answer'],
    ...['question_file', 'question_item', 'received_file', 'session', 'sign_off', 'sign_off_act', 'source_file'],
    ...['source_upload', 'support_grant', 'trial_balance', 'upload', 'webhook', 'webhook_delivery'],
  ],
};

const firstColumns = `
  select relname as name, attname as first
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_constraint on conrelid = pg_class.oid and contype = 'p'
    left join pg_attribute on attrelid = conrelid and attnum = conkey[1]
   where nspname = 'public' and relkind in ('r', 'p')
     and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'account_id' and not attisdropped)`;

test('begin with the account, or stand here', async () => {
  const { rows } = await withClient((await cloneTemplate()).owner, (owner) =>
    owner.query<{ name: string; first: string | null }>(firstColumns),
  );
  const found = Map.groupBy(
    rows.filter(({ first }) => first !== 'account_id'),
    ({ first }) => String(first),
  );
  const byFirst = [...found].map(([first, tables]) => [first, tables.map(({ name }) => name).sort()]);
  expect(Object.fromEntries(byFirst)).toEqual(elsewhere);
});

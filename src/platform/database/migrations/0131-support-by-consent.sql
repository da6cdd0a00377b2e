-- Staff opens the books of an account by a grant of its subscriber, for some days and with a reason. The policies of tables with
-- books ask for it, so that no query of staff reads them without.
create table support_grant (
  id uuid primary key,
  account_id uuid not null references account,
  reason text not null check (reason <> ''),
  granted_by integer not null,
  granted_by_name text not null,
  granted_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at <= granted_at + interval '31 days'),
  -- When it was taken back, before its end.
  ended_at timestamptz,
  foreign key (account_id, granted_by) references app_user (account_id, id)
);
create index support_grant_by_account on support_grant (account_id, ends_at);
alter table support_grant enable row level security, force row level security;
create policy tenant on support_grant using (account_id = app_account() and app_role() = 'user');
create policy staff on support_grant for select using (app_role() = 'admin');

-- Evaluated once a statement.
create function granted_accounts() returns setof uuid language sql stable
  as $$ select account_id from support_grant where ended_at is null and ends_at > now() $$;

-- Tables with what books say, and what people said of them. The others that staff reads are in the test of this catalogue.
do $$ declare
  name text;
begin
  foreach name in array array[
    'account_summary', 'audit', 'audit_event', 'audit_total', 'balance_pull', 'balance_withdrawal', 'budget', 'chart_account',
    'chart_change', 'client_question', 'column_mapping', 'custom_validation_change', 'dian_touch', 'exogena_change', 'finding',
    'finding_act', 'finding_attachment', 'finding_justification', 'finding_life', 'finding_name', 'flow_check',
    'handed_report', 'handed_statements', 'open_reason', 'practice_answer', 'question_file', 'question_item',
    'report_item_change', 'rereading', 'sign_off', 'sign_off_act', 'signed_statements', 'statement_figures',
    'statement_line_change', 'statement_mail', 'statement_mail_recipient', 'statement_notes', 'statement_summary',
    'third_party_data', 'third_party_directory', 'third_party_place', 'trial_balance', 'company_alert', 'company_logo'
  ] loop
    execute format('drop policy staff on %I', name);
    execute format('create policy staff on %I for select
                      using (app_role() = ''admin'' and account_id in (select granted_accounts()))', name);
  end loop;
  foreach name in array array['handed_report', 'handed_statements'] loop
    execute format('drop policy staff_hands on %I', name);
    execute format('create policy staff_hands on %I for insert
                      with check (app_role() = ''admin'' and account_id in (select granted_accounts()))', name);
  end loop;
end $$;

-- Sums of use, and what a list of the DIAN touches, are counted over all accounts without naming any.
create policy statistics on app_user for select using (app_role() = 'statistics');
create policy statistics on finding_life for select using (app_role() = 'statistics');
create policy statistics on sign_off for select using (app_role() = 'statistics');
create policy statistics on dian_touch for select using (app_role() = 'statistics');

-- Reports of a month that were sent to a client by a link: what they say, frozen, whom they were sent to, and when they were
-- opened.

-- Who holds a link opens its own report and no other.
create function app_client_report() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.client_report', true), '') $$;

create table client_report (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  audit_id uuid not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  sheet jsonb not null,
  -- Of the firm, as it was.
  logo bytea,
  -- Printed in it.
  code text not null,
  recipient text not null check (recipient <> ''),
  greeting text not null,
  email text,
  -- What it asks for; null where it asks for nothing.
  question_id uuid,
  -- SHA-256 of the secret of its link.
  digest text not null unique,
  expires_at timestamptz not null,
  sent_by integer not null,
  sent_at timestamptz not null default now(),
  opened_at timestamptz,
  last_opened_at timestamptz,
  opens integer not null default 0,
  withdrawn_at timestamptz,
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, audit_id) references audit (account_id, id) on delete cascade,
  foreign key (account_id, question_id) references client_question (account_id, id) on delete set null (question_id),
  foreign key (account_id, sent_by) references app_user (account_id, id)
);
create index client_report_by_company on client_report (company_id, sent_at);
create index client_report_by_audit on client_report (audit_id);
create index client_report_by_question on client_report (question_id) where question_id is not null;

alter table client_report enable row level security, force row level security;
create policy tenant on client_report using (account_id = app_account());
create policy staff on client_report for select
  using (app_role() = 'admin' and account_id in (select granted_accounts()));
create policy bearer on client_report for select using (digest = app_client_report());

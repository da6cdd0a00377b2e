-- Reports handed out: their digests, by which whoever holds one finds out what it is without signing in. The same report of
-- the same day is one row.
create table handed_report (
  account_id uuid not null,
  company_id integer not null,
  audit_id uuid not null,
  -- SHA-256 of the file.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- Printed in the file.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  format text not null check (format in ('xlsx', 'json', 'pdf')),
  -- Of the month, as the report tells it.
  sign_off text not null check (sign_off in ('open', 'prepared', 'closed', 'modified')),
  made_at timestamptz not null default now(),
  primary key (account_id, digest),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, audit_id) references audit (account_id, id) on delete cascade
);
create index handed_report_by_digest on handed_report (digest);
create index handed_report_by_code on handed_report (code);
create index handed_report_by_company on handed_report (company_id);
create index handed_report_by_audit on handed_report (audit_id);

-- What a check of a report holds: the digest of a file, or the code in it. It opens its own rows and no others.
create function app_report() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.report', true), '') $$;

alter table handed_report enable row level security, force row level security;
create policy tenant on handed_report using (account_id = app_account());
create policy staff on handed_report for select using (app_role() = 'admin');
create policy staff_hands on handed_report for insert with check (app_role() = 'admin');
create policy holder on handed_report for select using (digest = app_report() or code = app_report());

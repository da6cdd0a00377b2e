-- Financial statements of a month as they were when it was signed off: one copy for each round that closed it.
create table signed_statements (
  sign_off_id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  -- JSON, and the SHA-256 of this text.
  copy text not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now(),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, sign_off_id) references sign_off (account_id, id) on delete cascade
);
create index signed_statements_by_company on signed_statements (company_id);

-- Read and added to, never rewritten.
alter table signed_statements enable row level security, force row level security;
create policy tenant on signed_statements for select using (account_id = app_account());
create policy tenant_adds on signed_statements for insert with check (account_id = app_account());
create policy staff on signed_statements for select using (app_role() = 'admin');

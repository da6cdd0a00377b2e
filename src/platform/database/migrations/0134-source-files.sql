-- Second files of a company, such as the DIAN's report of electronic documents: what was read of each, without the file
-- itself, which may have more than is needed. A read file waits an hour to be stored.
create table source_upload (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  user_id integer not null,
  source text not null,
  -- First and last months that it speaks of, `2026-03`.
  from_month text not null,
  to_month text not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  rows integer not null,
  -- The table of its source, by columns, encoded and compressed.
  content bytea not null,
  expires_at timestamptz not null,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index source_upload_by_expiry on source_upload (expires_at);

-- Immutable, but for its withdrawal. Those that are not withdrawn hold together, the newest where two say the same.
create table source_file (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  source text not null,
  -- Of the company and source, in the order of storing.
  number integer not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  to_month text not null check (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  file_name text not null,
  sha256 text not null,
  size integer not null,
  rows integer not null,
  content bytea not null,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by integer,
  withdrawn_reason text,
  unique (company_id, source, number),
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, uploaded_by) references app_user (account_id, id),
  foreign key (account_id, withdrawn_by) references app_user (account_id, id)
);
-- The same bytes hold once.
create unique index source_file_in_force on source_file (company_id, source, sha256) where withdrawn_at is null;
alter table source_upload alter column content set storage external;
alter table source_file alter column content set storage external;

revoke update, delete on source_file from cuadre_app;
grant update (withdrawn_at, withdrawn_by, withdrawn_reason) on source_file to cuadre_app;

alter table source_upload enable row level security, force row level security;
create policy tenant on source_upload using (account_id = app_account());
alter table source_file enable row level security, force row level security;
create policy tenant on source_file using (account_id = app_account());
create policy staff on source_file for select
  using (app_role() = 'admin' and account_id in (select granted_accounts()));
create policy clean_up on source_upload using (app_role() = 'system' and expires_at < now());

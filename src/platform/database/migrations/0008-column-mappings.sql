-- Files that no format reads: their columns as somebody of the company named them, and the bytes while it is being done.

-- A file that its user works on for an hour: to name its columns, or because it is an archive of several files.
create table kept_file (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  user_id integer not null,
  file_name text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index kept_file_by_expiry on kept_file (expires_at);
alter table kept_file alter column bytes set storage external;

-- Every file of the company with the same titles is read by them.
create table column_mapping (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  -- SHA-256 of the titles.
  digest text not null,
  mapping jsonb not null,
  -- The file and sheet that it was made with, to tell one from another.
  file_name text not null,
  sheet text not null,
  saved_by integer not null,
  saved_at timestamptz not null default now(),
  unique (company_id, digest),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, saved_by) references app_user (account_id, id)
);

alter table kept_file enable row level security, force row level security;
create policy tenant on kept_file using (account_id = app_account());
-- The clean-up works for every account, on what has expired and nothing else.
create policy clean_up on kept_file using (app_role() = 'system' and expires_at < now());

alter table column_mapping enable row level security, force row level security;
create policy tenant on column_mapping using (account_id = app_account());
create policy staff on column_mapping for select using (app_role() = 'admin');

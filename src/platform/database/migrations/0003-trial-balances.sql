-- Balances: what was uploaded and not yet confirmed, and what was stored. Amounts are cents; balances are debit positive.

-- A file that was read and waits an hour for its user to store it.
create table upload (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  user_id integer not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  bytes bytea not null,
  -- The columns of the balance, encoded and compressed.
  balance bytea not null,
  -- What the reading said: format, company, month, totals, issues.
  reading jsonb not null,
  -- Its accounts, [code, name, opening, debit, credit, closing] each, for account_summary.
  accounts jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index upload_by_expiry on upload (expires_at);

-- A version of a month. Immutable: only `deleted_at` ever changes.
create table trial_balance (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  year smallint not null,
  month smallint not null check (month between 1 and 13),
  version integer not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  bytes bytea not null,
  balance bytea not null,
  reading jsonb not null,
  format text not null,
  format_name text not null,
  rows integer not null,
  debits bigint not null,
  credits bigint not null,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, year, month, version),
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, uploaded_by) references app_user (account_id, id)
);
create unique index trial_balance_same_bytes on trial_balance (company_id, year, month, sha256) where deleted_at is null;

-- The accounts of a balance, for lists and charts that need no third parties.
create table account_summary (
  account_id uuid not null,
  balance_id uuid not null,
  code text not null,
  name text not null,
  opening bigint not null,
  debit bigint not null,
  credit bigint not null,
  closing bigint not null,
  primary key (balance_id, code),
  foreign key (account_id, balance_id) references trial_balance (account_id, id)
);

-- Both are compressed already: trying again would only cost time.
alter table upload alter column bytes set storage external, alter column balance set storage external;
alter table trial_balance alter column bytes set storage external, alter column balance set storage external;

revoke update, delete on trial_balance from cuadre_app;
grant update (deleted_at) on trial_balance to cuadre_app;
revoke update, delete on account_summary from cuadre_app;

alter table upload enable row level security, force row level security;
create policy tenant on upload using (account_id = app_account());
-- The clean-up works for every account, on what has expired and nothing else.
create policy clean_up on upload using (app_role() = 'system' and expires_at < now());

alter table trial_balance enable row level security, force row level security;
create policy tenant on trial_balance using (account_id = app_account());
create policy staff on trial_balance for select using (app_role() = 'admin');

alter table account_summary enable row level security, force row level security;
create policy tenant on account_summary using (account_id = app_account());
create policy staff on account_summary for select using (app_role() = 'admin');

-- What each company says of the formats of información exógena in a year, over our proposals: which concept and column its
-- accounts go to, and below which amount third parties are not named. A row is one change of the whole and never changes
-- itself: what is in force is the newest of the year, or as a proposal that of the year before.
create table exogena_change (
  account_id uuid not null,
  company_id integer not null,
  year smallint not null,
  -- Counts the changes of the year from 1.
  version integer not null check (version > 0),
  -- By format, `concept/column` by prefix or code of an account.
  assignments jsonb not null,
  -- By format, decimal pesos.
  thresholds jsonb not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, year, version),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

-- Read and added to, never rewritten.
alter table exogena_change enable row level security, force row level security;
create policy tenant on exogena_change for select using (account_id = app_account());
create policy tenant_adds on exogena_change for insert with check (account_id = app_account());
create policy staff on exogena_change for select using (app_role() = 'admin');

-- Which line of the financial statements holds which accounts, as each company says it over our defaults. A row is one
-- change of the whole and never changes itself: what is in force is the newest, and nothing where there is none.

create table statement_line_change (
  account_id uuid not null,
  company_id integer not null,
  -- Counts the changes of the company from 1.
  version integer not null check (version > 0),
  action text not null check (action in ('set', 'reset', 'restore')),
  -- The version that was brought back.
  restored_version integer check ((restored_version is not null) = (action = 'restore')),
  -- Key of a line by prefix or code of an account.
  assignments jsonb not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

-- Read and added to, never rewritten.
alter table statement_line_change enable row level security, force row level security;
create policy tenant on statement_line_change for select using (account_id = app_account());
create policy tenant_adds on statement_line_change for insert with check (account_id = app_account());
create policy staff on statement_line_change for select using (app_role() = 'admin');

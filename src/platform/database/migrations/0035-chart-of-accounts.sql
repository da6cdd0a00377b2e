-- The chart of accounts of a company. Its accounts come from the stored balances and what uses them from the
-- parametrization: here is only what the company says of an account itself, and what was changed in one step.

create table chart_account (
  account_id uuid not null,
  company_id integer not null,
  code text not null check (code ~ '^[1-9][0-9]{0,15}$'),
  -- Null leaves it to the books.
  name text,
  takes_movements boolean,
  takes_third_parties boolean,
  is_active boolean not null default true,
  primary key (company_id, code),
  foreign key (account_id, company_id) references company (account_id, id)
);
alter table chart_account enable row level security, force row level security;
create policy tenant on chart_account using (account_id = app_account());
create policy staff on chart_account for select using (app_role() = 'admin');

-- One step of changes, which can be undone: rows of chart_account and changes of the parametrization.
create table chart_change (
  account_id uuid not null,
  company_id integer not null,
  -- Counts the changes of the company's chart from 1.
  version integer not null check (version > 0),
  action text not null check (action in ('edit', 'import', 'undo')),
  undone_version integer check ((undone_version is not null) = (action = 'undo')),
  -- [{code, before, after}], each side a row of chart_account or null.
  accounts jsonb not null,
  -- [{validationId, version}] of parametrization_change.
  settings jsonb not null,
  -- Number of accounts that it changed.
  changed integer not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, changed_by) references app_user (account_id, id)
);
-- Read and added to, never rewritten.
alter table chart_change enable row level security, force row level security;
create policy tenant on chart_change for select using (account_id = app_account());
create policy tenant_adds on chart_change for insert with check (account_id = app_account());
create policy staff on chart_change for select using (app_role() = 'admin');

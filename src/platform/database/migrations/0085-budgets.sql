-- Budgets of companies: one file a year, by account and month. A file replaces the one before.
create table budget (
  account_id uuid not null,
  company_id integer not null,
  year smallint not null,
  file_name text not null,
  -- [code, name, [twelve decimals]] each: income, costs and expenses are positive.
  accounts jsonb not null,
  loaded_by integer not null,
  loaded_at timestamptz not null default now(),
  primary key (company_id, year),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, loaded_by) references app_user (account_id, id)
);

alter table budget enable row level security, force row level security;
create policy tenant on budget using (account_id = app_account());
create policy staff on budget for select using (app_role() = 'admin');

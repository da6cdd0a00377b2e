-- Use of the product by day: figures only. Days of the last week are computed anew, older ones stay as they are, also when
-- a company is deleted. Neither companies nor people are named.
create table usage_day (
  day date not null,
  software_id integer not null,
  -- Ally that the account came with, and plan of its license; empty for none.
  alliance text not null,
  plan text not null,
  imports integer not null,
  -- First versions of a month.
  first_imports integer not null,
  audits integer not null,
  -- New findings of these audits.
  critica integer not null,
  alta integer not null,
  media integer not null,
  baja integer not null,
  informativa integer not null,
  audit_seconds real[] not null,
  -- Of companies whose first audit ended on the day: minutes since they were created.
  first_minutes real[] not null,
  primary key (day, software_id, alliance, plan)
);

create table usage_refresh (
  only_row boolean primary key default true check (only_row),
  refreshed_at timestamptz not null
);

alter table usage_day enable row level security, force row level security;
create policy staff on usage_day for select using (app_role() = 'admin');
create policy statistics on usage_day using (app_role() = 'statistics');
alter table usage_refresh enable row level security, force row level security;
create policy staff on usage_refresh for select using (app_role() = 'admin');
create policy statistics on usage_refresh using (app_role() = 'statistics');

-- What is counted.
create policy statistics on account for select using (app_role() = 'statistics');
create policy statistics on company for select using (app_role() = 'statistics');
create policy statistics on license for select using (app_role() = 'statistics');
create policy statistics on trial_balance for select using (app_role() = 'statistics');
create policy statistics on audit for select using (app_role() = 'statistics');
create policy statistics on finding for select using (app_role() = 'statistics');
create index audit_by_day on audit (created_at);
create index trial_balance_by_day on trial_balance (uploaded_at);

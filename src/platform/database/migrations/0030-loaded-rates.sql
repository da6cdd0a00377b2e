-- Rows that the administrator loads over the dated tables of the law. They are never changed: a wrong one is withdrawn.
create table loaded_rate (
  id integer generated always as identity primary key,
  table_key text not null check (table_key in ('interest', 'uvt', 'wage', 'withholding', 'payroll', 'selfWithholding')),
  -- Concept or activity; empty where the table has one row at a time.
  key text not null,
  from_day date not null,
  to_day date check (to_day >= from_day),
  -- Figures by field.
  figures jsonb not null,
  norm text not null,
  -- Link to the norm, or its number.
  source text not null,
  norm_day date not null,
  loaded_by text not null,
  loaded_at timestamptz not null default now(),
  withdrawn_by text,
  withdrawn_at timestamptz
);

-- A table and the day on which it ends, once the administrators have been told.
create table rate_warning (
  table_key text not null,
  ends_on date not null,
  warned_at timestamptz not null default now(),
  primary key (table_key, ends_on)
);

revoke update, delete on loaded_rate, rate_warning from cuadre_app;
grant update (withdrawn_by, withdrawn_at) on loaded_rate to cuadre_app;

-- Every audit reads them; only staff writes.
alter table loaded_rate enable row level security, force row level security;
create policy everyone on loaded_rate for select using (true);
create policy staff_adds on loaded_rate for insert with check (app_role() = 'admin');
create policy staff_withdraws on loaded_rate for update using (app_role() = 'admin') with check (app_role() = 'admin');
alter table rate_warning enable row level security, force row level security;
create policy calendar on rate_warning using (app_role() = 'system');
-- The calendar finds whom to tell.
create policy calendar on app_user for select using (app_role() = 'system' and is_admin);

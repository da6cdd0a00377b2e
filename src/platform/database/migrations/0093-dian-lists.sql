-- Lists of the DIAN that the administrator loads: fictitious suppliers, large taxpayers, self-withholders, VAT agents.
-- Loads are never changed: a later one replaces from its first day on. The lists of the program are the first loads of
-- three of them and have no row.
create table dian_load (
  id integer generated always as identity primary key,
  list text not null check (list in ('ficticios', 'grandes', 'autorretenedores', 'agentesIva')),
  -- Within its list; null for a file that was refused.
  number integer check (number > 0),
  from_day date not null,
  file_name text not null,
  -- Rows: NIT without DV, name, day and number of its resolution.
  entries jsonb not null,
  entry_count integer not null,
  -- Against the load in force on its first day.
  entered integer not null,
  departed integer not null,
  changed integer not null,
  -- What was wrong first with a refused file.
  problem text check ((problem is null) = (number is not null)),
  loaded_by text not null,
  loaded_at timestamptz not null default now(),
  unique (list, number)
);

-- Third parties in the books of a month that enter or leave a list, or change in it, with a load: audits made before it
-- may have another result.
create table dian_touch (
  load_id integer not null references dian_load (id),
  account_id uuid not null,
  company_id integer not null,
  year integer not null,
  month integer not null,
  nit text not null,
  primary key (load_id, company_id, year, month, nit),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);
create index dian_touch_month on dian_touch (company_id, year, month);

revoke update, delete on dian_load, dian_touch from cuadre_app;

-- Every audit and look-up reads them; only staff writes.
alter table dian_load enable row level security, force row level security;
create policy everyone on dian_load for select using (true);
create policy staff_adds on dian_load for insert with check (app_role() = 'admin');
alter table dian_touch enable row level security, force row level security;
create policy tenant on dian_touch for select using (account_id = app_account());
create policy staff on dian_touch for select using (app_role() = 'admin');
create policy staff_adds on dian_touch for insert with check (app_role() = 'admin');

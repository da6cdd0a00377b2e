-- The predefined parametrization of each accounting package, in versions: the layer between the defaults of the program
-- (version 0, not stored) and what each company sets. A version is never changed.
create table predefined_parametrization (
  software_id integer not null,
  version integer not null check (version > 0),
  -- By validation id; only what is not the default of the program.
  settings jsonb not null,
  file_name text not null,
  loaded_by text not null,
  loaded_at timestamptz not null default now(),
  primary key (software_id, version)
);
revoke update, delete on predefined_parametrization from cuadre_app;

-- Every audit reads them; only staff writes.
alter table predefined_parametrization enable row level security, force row level security;
create policy everyone on predefined_parametrization for select using (true);
create policy staff_adds on predefined_parametrization for insert with check (app_role() = 'admin');

-- Versions that a company chose. Without a choice for its package: the newest one when the company was created.
create table predefined_choice (
  account_id uuid not null,
  company_id integer not null,
  software_id integer not null,
  -- Counts the choices of the company for the package from 1.
  number integer not null check (number > 0),
  version integer not null check (version >= 0),
  chosen_by integer not null,
  chosen_at timestamptz not null default now(),
  primary key (company_id, software_id, number),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, chosen_by) references app_user (account_id, id)
);
revoke update, delete on predefined_choice from cuadre_app;

alter table predefined_choice enable row level security, force row level security;
create policy tenant on predefined_choice for select using (account_id = app_account());
create policy tenant_adds on predefined_choice for insert with check (account_id = app_account());
create policy staff on predefined_choice for select using (app_role() = 'admin');

-- A whole parametrization may come from another company or from a file.
alter table parametrization_change drop constraint parametrization_change_action_check;
alter table parametrization_change add constraint parametrization_change_action_check
  check (action in ('set', 'reset', 'restore', 'copy', 'import'));

-- What each company sets of its validations. A row is one change and never changes itself: what is in force is the newest
-- change of each validation, and nothing where there is none.

create table parametrization_change (
  account_id uuid not null,
  company_id integer not null,
  -- Counts the changes of the company from 1: one number says everything that was in force.
  version integer not null check (version > 0),
  validation_id integer not null,
  action text not null check (action in ('set', 'reset', 'restore')),
  -- The version whose settings were brought back.
  restored_version integer check ((restored_version is not null) = (action = 'restore')),
  -- Only what is not the default of the validation.
  settings jsonb not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, changed_by) references app_user (account_id, id)
);
create index parametrization_in_force on parametrization_change (company_id, validation_id, version desc);

-- Read and added to, never rewritten.
alter table parametrization_change enable row level security, force row level security;
create policy tenant on parametrization_change for select using (account_id = app_account());
create policy tenant_adds on parametrization_change for insert with check (account_id = app_account());
create policy staff on parametrization_change for select using (app_role() = 'admin');

-- The validations that a company writes for itself. A row is one change of one of them and never changes itself: what is in
-- force is the newest change of each, unless it deletes it.

create table custom_validation_change (
  account_id uuid not null,
  company_id integer not null,
  -- Below 200 are the validations of the catalogue. Never used again, for findings keep it.
  validation_id integer not null check (validation_id >= 200),
  -- Counts the changes of the validation from 1.
  version integer not null check (version > 0),
  action text not null check (action in ('create', 'change', 'delete')),
  -- Name, severity, expression, message, whether it runs.
  definition jsonb not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, validation_id, version),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

-- Read and added to, never rewritten.
alter table custom_validation_change enable row level security, force row level security;
create policy tenant on custom_validation_change for select using (account_id = app_account());
create policy tenant_adds on custom_validation_change for insert with check (account_id = app_account());
create policy staff on custom_validation_change for select using (app_role() = 'admin');

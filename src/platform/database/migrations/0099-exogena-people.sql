-- Data of third parties that no trial balance has and the formats of información exógena ask for, as each company enters
-- them. Personal data: only the state in force is kept, so that what is removed is gone. Empty: not said.
create table third_party_data (
  account_id uuid not null,
  company_id integer not null,
  -- As the books have it, without DV; 222222222 for the row of small amounts.
  number text not null,
  -- DIAN code of the document.
  type text not null,
  dv text not null,
  surname1 text not null,
  surname2 text not null,
  name1 text not null,
  name2 text not null,
  legal_name text not null,
  address text not null,
  -- DIVIPOLA.
  municipality text not null,
  -- DIAN code.
  country text not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, number),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

alter table third_party_data enable row level security, force row level security;
create policy tenant on third_party_data using (account_id = app_account());
create policy staff on third_party_data for select using (app_role() = 'admin');

-- How each change of the formats of a year came about, so that it can be told and taken back.
alter table exogena_change
  add column action text not null default 'set' check (action in ('set', 'reset', 'restore', 'copy')),
  -- The version of the same year that was brought back; 0: what held before its first change.
  add column restored_version integer check ((restored_version is not null) = (action = 'restore')),
  -- The year that it was copied from.
  add column copied_from smallint check ((copied_from is not null) = (action = 'copy'));
alter table exogena_change alter column action drop default;

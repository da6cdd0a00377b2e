-- Notes to the financial statements that a company writes, from a month on until those of a later one.
create table statement_notes (
  company_id integer not null,
  account_id uuid not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  -- [{"title", "text"}], in order.
  notes jsonb not null,
  version integer not null default 1,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  primary key (company_id, period),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

alter table statement_notes enable row level security, force row level security;
create policy tenant on statement_notes using (account_id = app_account());
create policy staff on statement_notes for select using (app_role() = 'admin');

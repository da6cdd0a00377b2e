-- Who signs the financial statements of a company, and the month in which its fiscal year ends.
alter table company
  add column signers jsonb not null default '{}',
  add column fiscal_year_end smallint not null default 12 check (fiscal_year_end between 1 and 12),
  -- The start of the SHA-256 of its logo, by which browsers know that it is another one. Null: none.
  add column logo text;

-- As the server drew it anew, never as it was sent.
create table company_logo (
  company_id integer primary key,
  account_id uuid not null,
  png bytea not null check (octet_length(png) <= 1048576),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);
alter table company_logo enable row level security, force row level security;
create policy tenant on company_logo using (account_id = app_account());
create policy staff on company_logo for select using (app_role() = 'admin');

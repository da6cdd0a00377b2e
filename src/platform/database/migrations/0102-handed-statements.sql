-- Documents of signed statements that were handed out: their digests and codes, by which whoever holds one finds out what was
-- signed without signing in. The same document of the same day is one row.
create table handed_statements (
  account_id uuid not null,
  company_id integer not null,
  -- The round of sign-off whose copy the document tells of.
  sign_off_id uuid not null,
  -- SHA-256 of the file.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- Printed in the file.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  format text not null check (format in ('xlsx', 'json', 'pdf')),
  -- Its figures were those signed, when it was made.
  is_as_signed boolean not null,
  made_at timestamptz not null default now(),
  primary key (account_id, digest),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, sign_off_id) references sign_off (account_id, id) on delete cascade
);
create index handed_statements_by_digest on handed_statements (digest);
create index handed_statements_by_code on handed_statements (code);
create index handed_statements_by_company on handed_statements (company_id);
create index handed_statements_by_sign_off on handed_statements (sign_off_id);

alter table handed_statements enable row level security, force row level security;
create policy tenant on handed_statements using (account_id = app_account());
create policy staff on handed_statements for select using (app_role() = 'admin');
create policy staff_hands on handed_statements for insert with check (app_role() = 'admin');
create policy holder on handed_statements for select using (digest = app_report() or code = app_report());

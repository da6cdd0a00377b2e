-- Who is mailed when the statements of a month are signed, where a company does not leave it to everybody who sees them.
create table statement_mail (
  company_id integer primary key,
  account_id uuid not null,
  -- Keys of the statements that the mail tells of.
  statements text[] not null check (cardinality(statements) > 0),
  to_everyone boolean not null,
  changed_by integer not null,
  changed_at timestamptz not null default now(),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);

create table statement_mail_recipient (
  account_id uuid not null,
  company_id integer not null references statement_mail on delete cascade,
  user_id integer not null,
  primary key (company_id, user_id),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create index statement_mail_recipient_by_user on statement_mail_recipient (user_id);

-- Who leaves a company gets no more mail of it, also when they come back.
create function forget_statement_mail() returns trigger language plpgsql as $$
begin
  delete from statement_mail_recipient where company_id = old.company_id and user_id = old.user_id;
  return null;
end $$;
create trigger forget_statement_mail after delete on company_user
  for each row execute function forget_statement_mail();

alter table statement_mail enable row level security, force row level security;
create policy tenant on statement_mail using (account_id = app_account());
create policy staff on statement_mail for select using (app_role() = 'admin');
alter table statement_mail_recipient enable row level security, force row level security;
create policy tenant on statement_mail_recipient using (account_id = app_account());
create policy staff on statement_mail_recipient for select using (app_role() = 'admin');

-- Companies whose first steps a user has put aside.
create table first_steps_aside (
  account_id uuid not null,
  user_id integer not null,
  company_id integer not null references company on delete cascade,
  primary key (user_id, company_id),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create index first_steps_aside_by_company on first_steps_aside (company_id);

alter table first_steps_aside enable row level security, force row level security;
create policy own on first_steps_aside using (account_id = app_account() and user_id = app_user_id());

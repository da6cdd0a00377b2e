-- Companies of an account and who works on them.

create table company (
  id integer generated always as identity primary key,
  account_id uuid not null references account,
  business_name text not null,
  nit text not null,
  check_digit smallint not null check (check_digit between 0 and 9),
  is_active boolean not null default true,
  city text,
  ica_regime text,
  software_id integer not null,
  regime_id integer not null,
  profile jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (account_id, nit),
  unique (account_id, id)
);

-- Invited users see the companies linked to them; the root user sees all without links.
create table company_user (
  account_id uuid not null,
  company_id integer not null,
  user_id integer not null,
  primary key (company_id, user_id),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index company_user_by_user on company_user (user_id);

alter table company enable row level security, force row level security;
create policy tenant on company using (account_id = app_account());
create policy staff on company for select using (app_role() = 'admin');

alter table company_user enable row level security, force row level security;
create policy tenant on company_user using (account_id = app_account());
create policy staff on company_user for select using (app_role() = 'admin');

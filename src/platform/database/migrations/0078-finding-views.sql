-- Filters of a company's findings under a name, of a user, who may share them with the other users of the company.
create table finding_view (
  id integer generated always as identity primary key,
  account_id uuid not null,
  user_id integer not null,
  company_id integer not null references company on delete cascade,
  name text not null,
  query jsonb not null,
  is_shared boolean not null,
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create unique index finding_view_name on finding_view (user_id, company_id, lower(name));
create index finding_view_by_company on finding_view (company_id);

-- The view with which the findings of a company open for a user: their own, or a shared one.
create table finding_view_default (
  account_id uuid not null,
  user_id integer not null,
  company_id integer not null references company on delete cascade,
  view_id integer not null references finding_view on delete cascade,
  primary key (user_id, company_id),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create index finding_view_default_by_company on finding_view_default (company_id);
create index finding_view_default_by_view on finding_view_default (view_id);

alter table finding_view enable row level security, force row level security;
create policy own on finding_view
  using (account_id = app_account() and (user_id = app_user_id() or is_shared))
  with check (account_id = app_account() and user_id = app_user_id());
alter table finding_view_default enable row level security, force row level security;
create policy own on finding_view_default using (account_id = app_account() and user_id = app_user_id());

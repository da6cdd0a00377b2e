-- What a user notes on a company in the portfolio: nobody else sees it.
create table portfolio_mark (
  account_id uuid not null,
  user_id integer not null,
  company_id integer not null references company on delete cascade,
  is_favourite boolean not null,
  tags text[] not null check (cardinality(tags) <= 10),
  primary key (user_id, company_id),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create index portfolio_mark_by_company on portfolio_mark (company_id);

-- Filters and order of the portfolio under a name, of a user.
create table portfolio_view (
  id integer generated always as identity primary key,
  account_id uuid not null,
  user_id integer not null,
  name text not null,
  query jsonb not null,
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create unique index portfolio_view_name on portfolio_view (user_id, lower(name));

-- Not even colleagues of the account: the settings of a transaction say who asks.
create function app_user_id() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::integer $$;

alter table portfolio_mark enable row level security, force row level security;
create policy own on portfolio_mark using (account_id = app_account() and user_id = app_user_id());
alter table portfolio_view enable row level security, force row level security;
create policy own on portfolio_view using (account_id = app_account() and user_id = app_user_id());

-- Whom the open findings of a company are assigned to.
create index finding_life_assigned on finding_life (company_id, assignee) where assignee is not null;

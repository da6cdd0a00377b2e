-- What the explorer of balances shows, without its month, under a name: of the account, for every user and company of it.
create table explorer_view (
  id integer generated always as identity primary key,
  account_id uuid not null,
  -- Who saved it.
  user_id integer not null,
  name text not null,
  query jsonb not null,
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create unique index explorer_view_name on explorer_view (account_id, lower(name));
create index explorer_view_by_user on explorer_view (account_id, user_id);

alter table explorer_view enable row level security, force row level security;
create policy tenant on explorer_view using (account_id = app_account());

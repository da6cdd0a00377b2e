-- The weekly digests of the portfolio that were sent, or had nothing to say: one a person and week, however often the
-- calendar asks.
create table weekly_digest (
  account_id uuid not null,
  user_id integer not null,
  -- Its Monday.
  week date not null,
  made_at timestamptz not null default now(),
  primary key (user_id, week),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
alter table weekly_digest enable row level security, force row level security;
create policy tenant on weekly_digest using (account_id = app_account());
create policy clean_up on weekly_digest using (app_role() = 'system' and week < current_date - 60);

-- The calendar goes through the accounts.
create policy calendar on account for select using (app_role() = 'system');

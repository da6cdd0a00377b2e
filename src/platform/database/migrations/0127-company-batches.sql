-- Companies created together, with the months stored in them, by one request. The id is the client's: sent again, it goes on.
create table company_batch (
  account_id uuid not null,
  id uuid not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, user_id) references app_user (account_id, id)
);

-- Only companies that it created: those that it found are of somebody else's work.
create table company_batch_company (
  account_id uuid not null,
  batch_id uuid not null,
  company_id integer not null,
  primary key (account_id, batch_id, company_id),
  foreign key (account_id, batch_id) references company_batch (account_id, id) on delete cascade,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);

create table company_batch_balance (
  account_id uuid not null,
  batch_id uuid not null,
  balance_id uuid not null,
  primary key (account_id, batch_id, balance_id),
  foreign key (account_id, batch_id) references company_batch (account_id, id) on delete cascade,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade
);

alter table company_batch enable row level security, force row level security;
create policy tenant on company_batch using (account_id = app_account());
alter table company_batch_company enable row level security, force row level security;
create policy tenant on company_batch_company using (account_id = app_account());
alter table company_batch_balance enable row level security, force row level security;
create policy tenant on company_batch_balance using (account_id = app_account());

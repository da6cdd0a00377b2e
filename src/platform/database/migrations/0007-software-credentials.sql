-- What is needed to fetch balances from the accounting package of a company, and what was fetched.

-- One credential is one company (the limits of Siigo Nube are per company).
create table software_credential (
  account_id uuid not null,
  company_id integer not null,
  -- User name and access key, sealed together (platform/vault); nothing else ever holds them.
  secret text not null,
  -- The user name as it may be shown: san•••@empresa.co.
  user_hint text not null,
  saved_at timestamptz not null default now(),
  saved_by integer not null,
  tested_at timestamptz,
  -- Null while it works, else the code of what failed. Rejected ones are not tried again by themselves.
  failure text,
  -- Whether each month is fetched by itself once it has closed, from which day of the next month on, in whose name.
  automatic boolean not null default false,
  automatic_day smallint not null default 5 check (automatic_day between 1 and 28),
  automatic_by integer check (automatic_by is not null or not automatic),
  primary key (company_id),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, saved_by) references app_user (account_id, id),
  foreign key (account_id, automatic_by) references app_user (account_id, id)
);

-- Fetching some months: the job, how far it is, and what came of each month.
create table balance_pull (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  requested_by integer not null,
  automatic boolean not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done')),
  -- [{ period, state, … }], in the order in which they are fetched.
  months jsonb not null,
  -- What came of the third parties.
  directory jsonb,
  created_at timestamptz not null default now(),
  alive_at timestamptz,
  finished_at timestamptz,
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, requested_by) references app_user (account_id, id)
);
-- One at a time for each company.
create unique index balance_pull_under_way on balance_pull (company_id) where state <> 'done';
create index balance_pull_by_company on balance_pull (company_id, created_at desc);

-- The third parties of a company as its package knows them. A version never changes, so that an audit can say which one it used.
create table third_party_directory (
  account_id uuid not null,
  company_id integer not null,
  version integer not null check (version > 0),
  -- [{ id, dv, name, … }], by id.
  parties jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (company_id, version),
  foreign key (account_id, company_id) references company (account_id, id)
);

alter table software_credential enable row level security, force row level security;
-- The provider's staff sees none of it.
create policy tenant on software_credential using (account_id = app_account());
-- The calendar asks whose turn it is.
create policy calendar on software_credential for select using (app_role() = 'system' and automatic);

alter table balance_pull enable row level security, force row level security;
create policy tenant on balance_pull using (account_id = app_account());
create policy staff on balance_pull for select using (app_role() = 'admin');
-- After a crash the unfinished ones of every account go back to the queue.
create policy recovery on balance_pull using (app_role() = 'system' and state <> 'done');

-- Read and added to, never rewritten.
alter table third_party_directory enable row level security, force row level security;
create policy tenant on third_party_directory for select using (account_id = app_account());
create policy tenant_adds on third_party_directory for insert with check (account_id = app_account());
create policy staff on third_party_directory for select using (app_role() = 'admin');

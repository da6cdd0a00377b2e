-- Sign-off of months. A round begins with the signature of who prepared the audit; the signature of who reviewed it closes
-- the month. Rounds that were returned or reopened are kept, with what was signed.
create table sign_off (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  year smallint not null,
  month smallint not null check (month between 1 and 13),
  state text not null check (state in ('prepared', 'returned', 'closed', 'reopened')),
  audit_id uuid not null,
  balance_id uuid not null,
  -- What both sign, and its SHA-256.
  content jsonb not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  prepared_by integer not null,
  prepared_card text,
  prepared_at timestamptz not null default now(),
  closed_by integer,
  closed_card text,
  closed_at timestamptz,
  unique (account_id, id),
  check ((closed_by is null) = (closed_at is null)),
  check (state not in ('closed', 'reopened') or closed_by is not null),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, audit_id) references audit (account_id, id) on delete cascade,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade,
  foreign key (account_id, prepared_by) references app_user (account_id, id),
  foreign key (account_id, closed_by) references app_user (account_id, id)
);
create unique index sign_off_current on sign_off (company_id, year, month) where state in ('prepared', 'closed');
create index sign_off_by_audit on sign_off (audit_id);
create index sign_off_by_balance on sign_off (balance_id);

-- Acts on the sign-off of a month, in order: words are the reason of who returned or reopened it.
create table sign_off_act (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  company_id integer not null,
  sign_off_id uuid not null,
  kind text not null check (kind in ('prepared', 'returned', 'closed', 'reopened')),
  words text,
  done_by integer not null,
  done_at timestamptz not null default now(),
  check ((kind in ('returned', 'reopened')) = (words is not null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, sign_off_id) references sign_off (account_id, id) on delete cascade,
  foreign key (account_id, done_by) references app_user (account_id, id)
);
create index sign_off_act_by_sign_off on sign_off_act (sign_off_id);
create index sign_off_act_by_company on sign_off_act (company_id);

-- Why a finding of a month stays open when the month is closed. `topic`: its cause or fingerprint.
create table open_reason (
  account_id uuid not null,
  company_id integer not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  topic text not null,
  reason text not null check (reason <> ''),
  given_by integer not null,
  given_at timestamptz not null default now(),
  primary key (company_id, period, topic),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, given_by) references app_user (account_id, id)
);

alter table sign_off enable row level security, force row level security;
create policy tenant on sign_off using (account_id = app_account());
create policy staff on sign_off for select using (app_role() = 'admin');
-- Read and added to, never rewritten.
alter table sign_off_act enable row level security, force row level security;
create policy tenant on sign_off_act for select using (account_id = app_account());
create policy tenant_adds on sign_off_act for insert with check (account_id = app_account());
create policy staff on sign_off_act for select using (app_role() = 'admin');
alter table open_reason enable row level security, force row level security;
create policy tenant on open_reason using (account_id = app_account());
create policy staff on open_reason for select using (app_role() = 'admin');

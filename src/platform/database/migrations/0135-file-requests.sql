-- Files of a month that a client is asked for by a link, and what arrived: it waits until the firm stores or discards it.

-- Who holds a link opens its own request and no other.
create function app_file_request() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.file_request', true), '') $$;

create table file_request (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  -- `balance`, and keys of sources.
  wants text[] not null check (cardinality(wants) > 0),
  recipient text not null check (recipient <> ''),
  greeting text not null,
  email text,
  -- SHA-256 of the secret of its newest link; earlier ones open nothing.
  digest text not null unique,
  expires_at timestamptz not null,
  asked_by integer not null,
  asked_at timestamptz not null default now(),
  -- Of the newest link.
  delivered_at timestamptz not null default now(),
  opened_at timestamptz,
  last_opened_at timestamptz,
  -- The client leaves it to who asked.
  passed_at timestamptz,
  withdrawn_at timestamptz,
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, asked_by) references app_user (account_id, id)
);
create index file_request_by_company on file_request (company_id, period, asked_at);

-- A file that arrived by a link: a draft until it is sent, then it waits for its decision.
create table received_file (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  request_id uuid not null,
  file_name text not null,
  sha256 text not null,
  size integer not null,
  -- None once it was decided: what was stored has its own.
  bytes bytea,
  -- What was recognised.
  reading jsonb not null,
  received_at timestamptz not null default now(),
  sent_at timestamptz,
  outcome text check (outcome in ('stored', 'discarded')),
  reason text,
  decided_at timestamptz,
  decided_by integer,
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (bytes is not null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, request_id) references file_request (account_id, id) on delete cascade,
  foreign key (account_id, decided_by) references app_user (account_id, id)
);
create index received_file_by_request on received_file (request_id, received_at);
create index received_file_by_company on received_file (company_id, sha256);
create index received_file_by_account on received_file (account_id);
alter table received_file alter column bytes set storage external;

alter table file_request enable row level security, force row level security;
create policy tenant on file_request using (account_id = app_account());
create policy staff on file_request for select
  using (app_role() = 'admin' and account_id in (select granted_accounts()));
create policy bearer on file_request for select using (digest = app_file_request());
alter table received_file enable row level security, force row level security;
create policy tenant on received_file using (account_id = app_account());
create policy staff on received_file for select
  using (app_role() = 'admin' and account_id in (select granted_accounts()));
-- Drafts of links that opened nothing for a week.
create policy clean_up on received_file using (app_role() = 'system' and sent_at is null and received_at < now() - interval '7 days');

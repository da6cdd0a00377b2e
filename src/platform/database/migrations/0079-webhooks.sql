-- Addresses of other systems that are told of events in the companies of an account, and what was sent to them.
create table webhook (
  id uuid primary key,
  account_id uuid not null references account,
  -- Null: all companies of the account.
  company_id integer,
  name text not null check (name <> ''),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Sealed. The one before signs too until `previous_until`.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  is_enabled boolean not null default true,
  -- First failed attempt since the last delivery; once it is days ago, the webhook is disabled.
  failing_since timestamptz,
  disabled_at timestamptz,
  created_by integer not null,
  created_at timestamptz not null default now(),
  unique (account_id, id),
  check ((previous_secret is null) = (previous_until is null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, created_by) references app_user (account_id, id)
);
create index webhook_by_company on webhook (company_id);

-- An event for a webhook, written in the transaction of the event. The id is what its receiver tells repetitions by.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  webhook_id uuid not null,
  company_id integer,
  event text not null,
  -- As it is sent and signed.
  payload text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- How often it was repeated by hand; attempts begin anew with each.
  round smallint not null default 0,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  -- Of the last attempt: HTTP status, why there is none, the first bytes of the answer, milliseconds.
  status smallint,
  failure text,
  response text,
  took integer,
  created_at timestamptz not null default now(),
  foreign key (account_id, webhook_id) references webhook (account_id, id) on delete cascade,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);
create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_company on webhook_delivery (company_id);
create index webhook_delivery_by_time on webhook_delivery (created_at);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'pending';

alter table webhook enable row level security, force row level security;
create policy tenant on webhook using (account_id = app_account());
alter table webhook_delivery enable row level security, force row level security;
create policy tenant on webhook_delivery using (account_id = app_account());
create policy recovery on webhook_delivery for select using (
  app_role() = 'system' and state = 'pending' and next_attempt_at <= now());
create policy clean_up on webhook_delivery for delete using (
  app_role() = 'system' and created_at < now() - interval '30 days');
create policy clean_up_sees on webhook_delivery for select using (
  app_role() = 'system' and created_at < now() - interval '30 days');

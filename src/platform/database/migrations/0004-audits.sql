-- Audits of a balance, their progress and their findings. Amounts are cents and never negative.

create table audit (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  balance_id uuid not null,
  year smallint not null,
  month smallint not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  requested_by integer not null,
  created_at timestamptz not null default now(),
  -- While running: when its worker was last seen alive.
  alive_at timestamptz,
  finished_at timestamptz,
  failure text,
  -- Exactly what it ran with, to repeat it bit by bit: balances, profile, versions of the validations.
  basis jsonb,
  health_index smallint,
  uncapped_health_index smallint,
  unbalanced boolean,
  -- Summaries of the validations, in their order.
  validations jsonb,
  unique (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id),
  foreign key (account_id, balance_id) references trial_balance (account_id, id),
  foreign key (account_id, requested_by) references app_user (account_id, id)
);
create index audit_by_month on audit (company_id, year, month, created_at);
create index audit_unfinished on audit (state) where state in ('queued', 'running');

-- Progress, an event a validation, so that whoever joins late sees it all.
create table audit_event (
  account_id uuid not null,
  audit_id uuid not null,
  sequence integer not null,
  event jsonb not null,
  primary key (audit_id, sequence),
  foreign key (account_id, audit_id) references audit (account_id, id)
);

create table finding (
  account_id uuid not null,
  audit_id uuid not null,
  fingerprint text not null,
  company_id integer not null,
  validation_id integer not null,
  validation text not null,
  rule text not null,
  severity text not null,
  account_code text,
  amount bigint not null,
  document jsonb not null,
  primary key (audit_id, fingerprint),
  foreign key (account_id, audit_id) references audit (account_id, id)
);
create index finding_by_fingerprint on finding (company_id, fingerprint);

alter table audit enable row level security, force row level security;
create policy tenant on audit using (account_id = app_account());
create policy staff on audit for select using (app_role() = 'admin');
-- After a crash the unfinished audits of every account go back to the queue.
create policy recovery on audit using (app_role() = 'system' and state in ('queued', 'running'));

alter table audit_event enable row level security, force row level security;
create policy tenant on audit_event using (account_id = app_account());
create policy staff on audit_event for select using (app_role() = 'admin');

alter table finding enable row level security, force row level security;
create policy tenant on finding using (account_id = app_account());
create policy staff on finding for select using (app_role() = 'admin');

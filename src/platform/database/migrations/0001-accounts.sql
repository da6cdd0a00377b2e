-- Who may sign in. An account is a tenant: every row of a tenant carries its account, and row-level security compares it
-- with who is asking (see transaction.ts), also for the owner of the tables.

create function app_account() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

create function app_role() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.role', true), '') $$;

-- The session that a token names, and the address that somebody signs in with: each opens its own row and no other.
create function app_session() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.session_id', true), '')::uuid $$;

create function app_sign_in() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.sign_in_email', true), '') $$;

create table account (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table app_user (
  id integer generated always as identity primary key,
  account_id uuid not null references account,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  -- The subscriber, who sees every company of the account.
  is_root boolean not null default false,
  -- The provider's staff.
  is_admin boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  unique (account_id, id)
);

create table session (
  id uuid primary key,
  account_id uuid not null,
  user_id integer not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index session_by_user on session (user_id);

-- Failed sign-ins, by digest of e-mail address or by network address: kept for addresses that nobody has, too, so
-- that the answer does not tell them apart. Belongs to no account.
create table sign_in_attempt (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

-- Answers already given to requests with an Idempotency-Key. `status` is null while the first one is under way.
create table idempotent_request (
  account_id uuid not null references account,
  user_id integer not null,
  key text not null,
  request_digest text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id, key)
);

-- What the installation remembers of itself, such as whether its first run is over. Belongs to no account.
create table installation (
  key text primary key,
  value text not null
);

alter table account enable row level security, force row level security;
create policy tenant on account using (id = app_account());
create policy staff on account for select using (app_role() = 'admin');

alter table session enable row level security, force row level security;
create policy tenant on session using (account_id = app_account());
create policy bearer on session for select using (id = app_session());

alter table app_user enable row level security, force row level security;
create policy tenant on app_user using (account_id = app_account());
create policy staff on app_user for select using (app_role() = 'admin');
create policy sign_in on app_user for select using (email = app_sign_in());
create policy bearer on app_user for select
  using (exists (select from session where session.id = app_session() and session.user_id = app_user.id));

alter table idempotent_request enable row level security, force row level security;
create policy tenant on idempotent_request using (account_id = app_account());

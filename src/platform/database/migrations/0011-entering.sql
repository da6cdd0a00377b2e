-- Ways in besides the password: one-time secrets that a mail or a first step gives, and the second factor.

-- What somebody holds in their hand opens its own row and no other.
create function app_one_time_secret() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.one_time_secret', true), '') $$;

create table one_time_secret (
  -- SHA-256 of the secret, which only its holder has.
  digest text primary key,
  account_id uuid not null,
  user_id integer not null,
  -- `new_password`: the link of a mail. `second_factor`: the password was right and the code is still missing.
  purpose text not null check (purpose in ('new_password', 'second_factor')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index one_time_secret_by_user on one_time_secret (user_id, purpose);
create index one_time_secret_by_expiry on one_time_secret (expires_at);

create table second_factor (
  user_id integer primary key,
  account_id uuid not null,
  -- Sealed by the vault.
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Null until a first code has proved that the telephone has the secret.
  confirmed_at timestamptz,
  -- The step of time of the last code that was accepted: none is accepted twice.
  last_step bigint not null default 0,
  foreign key (account_id, user_id) references app_user (account_id, id)
);

create table recovery_code (
  account_id uuid not null,
  user_id integer not null,
  digest text not null,
  used_at timestamptz,
  primary key (user_id, digest),
  foreign key (account_id, user_id) references app_user (account_id, id)
);

alter table one_time_secret enable row level security, force row level security;
create policy tenant on one_time_secret using (account_id = app_account());
create policy bearer on one_time_secret for select using (digest = app_one_time_secret());
create policy clean_up on one_time_secret using (app_role() = 'system' and expires_at < now());

alter table second_factor enable row level security, force row level security;
create policy tenant on second_factor using (account_id = app_account());

alter table recovery_code enable row level security, force row level security;
create policy tenant on recovery_code using (account_id = app_account());

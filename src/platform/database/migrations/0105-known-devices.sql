-- Browsers that a user has signed in with. A browser keeps a random id for each of them in a cookie; here is its SHA-256.
-- It opens nothing: wrong passwords from it count on their own.
create table known_device (
  id uuid primary key,
  account_id uuid not null,
  user_id integer not null,
  digest text not null,
  -- How often wrong passwords locked it since the last sign-in.
  locks smallint not null default 0,
  last_used_at timestamptz not null default now(),
  unique (user_id, digest),
  unique (account_id, id),
  foreign key (account_id, user_id) references app_user (account_id, id) on delete cascade
);
create index known_device_by_use on known_device (last_used_at);

alter table known_device enable row level security, force row level security;
create policy tenant on known_device using (account_id = app_account());
create policy clean_up on known_device using (app_role() = 'system' and last_used_at < now() - interval '1 year');

-- The device is known as long as one of its sessions is, whatever else is closed.
alter table session add column device_id uuid,
  add foreign key (account_id, device_id) references known_device (account_id, id) on delete set null (device_id);
create index session_by_device on session (device_id) where device_id is not null;

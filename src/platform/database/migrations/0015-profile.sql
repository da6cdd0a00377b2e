-- What people keep of themselves: preferences, a photo, a new address under way, API tokens, and the request to be forgotten.

alter table app_user
  add column theme text not null default 'sistema' check (theme in ('claro', 'oscuro', 'sistema')),
  -- Kinds of mail that they do not want.
  add column mail_off text[] not null default '{}',
  -- The start of the SHA-256 of their photo, by which browsers know that it is another one. Null: none.
  add column photo text;

-- As the server drew it anew, never as it was sent.
create table user_photo (
  user_id integer primary key,
  account_id uuid not null,
  webp bytea not null,
  foreign key (account_id, user_id) references app_user (account_id, id)
);

-- A new e-mail address that waits for its code.
create table email_change (
  user_id integer primary key,
  account_id uuid not null,
  email text not null check (email = lower(email)),
  -- Null when the address is somebody else's: no code was sent, and none will do.
  code_digest text,
  wrong_codes integer not null default 0,
  expires_at timestamptz not null,
  foreign key (account_id, user_id) references app_user (account_id, id)
);

-- The API token that a call comes with; it opens its own row and no other.
create function app_api_token() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.api_token', true), '') $$;

create table api_token (
  id uuid primary key,
  account_id uuid not null,
  user_id integer not null,
  name text not null,
  -- SHA-256 of the token, which only its owner has.
  digest text not null unique,
  -- Its last characters, by which its owner knows it again.
  tail text not null,
  -- 'auditoria.ver'
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (expires_at <= created_at + interval '366 days'),
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index api_token_by_user on api_token (user_id);

-- Requests to delete one's personal data (Ley 1581 de 2012).
create table deletion_request (
  id uuid primary key,
  account_id uuid not null,
  user_id integer not null,
  requested_at timestamptz not null default now(),
  -- From here on the person is made anonymous.
  due_at timestamptz not null,
  withdrawn_at timestamptz,
  done_at timestamptz,
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create unique index deletion_request_open on deletion_request (user_id) where withdrawn_at is null and done_at is null;

alter table user_photo enable row level security, force row level security;
create policy tenant on user_photo using (account_id = app_account());
create policy staff on user_photo for select using (app_role() = 'admin');

alter table email_change enable row level security, force row level security;
create policy tenant on email_change using (account_id = app_account());
create policy clean_up on email_change using (app_role() = 'system' and expires_at < now());

alter table api_token enable row level security, force row level security;
create policy tenant on api_token using (account_id = app_account());
create policy bearer on api_token for select using (digest = app_api_token());

-- Whom a token names can be read with it, as with a session.
create policy token_bearer on app_user for select
  using (exists (select from api_token where api_token.digest = app_api_token() and api_token.user_id = app_user.id));

alter table deletion_request enable row level security, force row level security;
create policy tenant on deletion_request using (account_id = app_account());
create policy due on deletion_request for select
  using (app_role() = 'system' and due_at <= now() and withdrawn_at is null and done_at is null);

-- Signing in with an identity from elsewhere (OpenID Connect).

create function app_oidc_state() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.oidc_state', true), '') $$;

create function app_outside_identity() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.outside_identity', true), '') $$;

-- A sign-in that left for the provider and has not come back. Belongs to no account: nobody has proved who they are.
create table oidc_attempt (
  -- SHA-256 of the state in the address.
  digest text primary key,
  provider text not null,
  nonce text not null,
  -- Sealed by the vault: the proof that whoever brings the code is who asked for it (PKCE).
  sealed_verifier text not null,
  -- SHA-256 of the secret that the browser keeps, so that nobody can be made to come back with another's sign-in.
  browser_digest text not null,
  expires_at timestamptz not null
);
create index oidc_attempt_by_expiry on oidc_attempt (expires_at);

create table outside_identity (
  -- SHA-256 of issuer and subject.
  digest text primary key,
  account_id uuid not null,
  user_id integer not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  linked_at timestamptz not null default now(),
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index outside_identity_by_user on outside_identity (user_id);

alter table oidc_attempt enable row level security, force row level security;
create policy bearer on oidc_attempt using (digest = app_oidc_state());
create policy clean_up on oidc_attempt using (app_role() = 'system' and expires_at < now());

alter table outside_identity enable row level security, force row level security;
create policy tenant on outside_identity using (account_id = app_account());
create policy bearer on outside_identity for select using (digest = app_outside_identity());

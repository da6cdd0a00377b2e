-- Registering: what somebody says of themselves before there is an account, and the terms that users accept.

-- The secret that the browser of whoever registers keeps; it opens its own row and no other.
create function app_registration() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.registration', true), '') $$;

-- Belongs to no account: there is none until it ends.
create table registration (
  -- SHA-256 of the secret.
  digest text primary key,
  email text not null check (email = lower(email)),
  person jsonb not null,
  password_hash text not null,
  alliance text not null default '',
  -- Null when the address has an account already: no code was sent, and none will do.
  code_digest text,
  code_expires_at timestamptz not null,
  wrong_codes integer not null default 0,
  codes_sent integer not null default 1,
  verified_at timestamptz,
  -- What was typed of the company so far.
  company_draft jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index registration_by_expiry on registration (expires_at);

alter table registration enable row level security, force row level security;
create policy bearer on registration using (digest = app_registration());
create policy clean_up on registration using (app_role() = 'system' and expires_at < now());

alter table account add column alliance text not null default '';

alter table app_user
  add column document_type text,
  add column document_number text,
  add column phone text,
  -- Number of the tarjeta profesional of an accountant.
  add column professional_card text;

-- Read and added to, never rewritten.
create table terms_acceptance (
  account_id uuid not null,
  user_id integer not null,
  version text not null,
  accepted_at timestamptz not null default now(),
  address text not null,
  user_agent text not null,
  primary key (user_id, version),
  foreign key (account_id, user_id) references app_user (account_id, id)
);

alter table terms_acceptance enable row level security, force row level security;
create policy tenant on terms_acceptance for select using (account_id = app_account());
create policy tenant_adds on terms_acceptance for insert with check (account_id = app_account());
create policy staff on terms_acceptance for select using (app_role() = 'admin');

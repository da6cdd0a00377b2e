-- What an account is called before its clients: name, logo, colour and signature of its reports, and how it addresses them.
-- An account without a row has the defaults.
create table firm (
  account_id uuid primary key references account (id) on delete cascade,
  name text not null default '',
  -- Below the name: `Contadores públicos`.
  tagline text not null default '',
  -- Of headings and buttons of its reports.
  colour text not null default '#0b6b57' check (colour ~ '^#[0-9a-f]{6}$'),
  signer text not null default '',
  signer_title text not null default '',
  -- Telephone, address: as the signature ends.
  contact text not null default '',
  -- Clients are addressed as `usted`; otherwise as `tú`.
  is_formal boolean not null default true,
  logo text,
  png bytea check (octet_length(png) <= 1048576),
  check ((logo is null) = (png is null))
);
alter table firm enable row level security, force row level security;
create policy tenant on firm using (account_id = app_account());

-- Who did what to which, for each account: a chain in which every entry carries the hash of the one before, so that nobody,
-- not even who runs the database, changes, removes or reorders one without its being seen. Added to, never rewritten.

create table record_entry (
  account_id uuid not null references account,
  -- Counts the entries of the account from 1.
  sequence integer not null check (sequence > 0),
  -- To the millisecond, for it is part of what is hashed.
  at timestamptz not null,
  -- Null: nobody signed in.
  user_id integer,
  user_name text not null,
  act text not null,
  company_id integer,
  target text not null,
  -- JSON as it was hashed.
  details text not null,
  previous text not null,
  hash text not null,
  primary key (account_id, sequence)
);
create index record_entry_by_time on record_entry (account_id, at);

-- Where each chain ends, so that its last entries cannot be missing unnoticed either.
create table record_head (
  account_id uuid primary key references account,
  sequence integer not null check (sequence > 0),
  hash text not null
);

create function record_is_kept() returns trigger language plpgsql
  as $$ begin raise exception 'the record is never rewritten'; end $$;
create trigger kept before update or delete on record_entry for each row execute function record_is_kept();
create trigger kept_whole before truncate on record_entry execute function record_is_kept();

revoke update, delete, truncate on record_entry from cuadre_app;
alter table record_entry enable row level security, force row level security;
create policy tenant on record_entry for select using (account_id = app_account());
create policy tenant_adds on record_entry for insert with check (account_id = app_account());
create policy staff on record_entry for select using (app_role() = 'admin');
-- What the staff does to an account stands in the record of that account.
create policy staff_adds on record_entry for insert with check (app_role() = 'admin');

revoke delete, truncate on record_head from cuadre_app;
alter table record_head enable row level security, force row level security;
create policy tenant on record_head using (account_id = app_account());
create policy staff on record_head using (app_role() = 'admin');

-- The reader of an upgrade reads the kept originals of stored months again, and tells where it reads them otherwise.
alter table trial_balance add column reader integer not null default 1;

-- One file may give several versions of its month: by other answers, columns or reader.
drop index trial_balance_same_bytes;
create index trial_balance_same_bytes on trial_balance (company_id, year, month, sha256) where deleted_at is null;

-- What the newest reader that looked at a balance makes of its file.
create table rereading (
  account_id uuid not null,
  company_id integer not null,
  balance_id uuid not null primary key,
  reader integer not null,
  -- What differs and the figures read now; null: nothing differs.
  outcome jsonb,
  -- Its people were told.
  told boolean not null default false,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade
);
create index rereading_by_company on rereading (company_id) where outcome is not null;

alter table rereading enable row level security, force row level security;
create policy tenant on rereading using (account_id = app_account());
create policy staff on rereading for select using (app_role() = 'admin');

-- The job looks for what an earlier reader read, of all accounts.
create policy upkeep on rereading for select using (app_role() = 'system');
create policy upkeep on trial_balance for select using (app_role() = 'system');

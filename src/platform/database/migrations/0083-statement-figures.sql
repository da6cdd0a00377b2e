-- Figures of the accounts of a balance for the financial statements: what takes all its rows to know, so that years of
-- months open at once. A balance never changes: they are computed again where their derivation did.
create table statement_figures (
  account_id uuid not null,
  balance_id uuid not null primary key,
  -- Of the release and of what the company says of its accounts.
  basis text not null,
  -- Encoded and compressed.
  figures bytea not null,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade
);

-- Compressed already.
alter table statement_figures alter column figures set storage external;

alter table statement_figures enable row level security, force row level security;
create policy tenant on statement_figures using (account_id = app_account());
create policy staff on statement_figures for select using (app_role() = 'admin');

-- The main figures of a month of a company, so that those of many companies are listed, ordered and paged at once. Derived:
-- whatever changes what they follow from deletes them, and they are computed again when somebody looks.
create table statement_summary (
  account_id uuid not null,
  company_id integer not null,
  balance_id uuid not null primary key,
  -- Of the release that computed it.
  release integer not null,
  -- Of what the company says of its accounts, as in statement_figures.
  basis text not null,
  -- Cents; null where nobody knows the figure.
  assets bigint,
  liabilities bigint,
  equity bigint,
  cash bigint,
  -- In favour positive.
  tax_position bigint,
  -- Hundredths.
  liquidity bigint,
  month_revenue bigint,
  month_result bigint,
  year_revenue bigint,
  year_result bigint,
  -- Checks that do not hold, without that of the audit.
  failing integer not null,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade
);
create index statement_summary_by_company on statement_summary (company_id);

alter table statement_summary enable row level security, force row level security;
create policy tenant on statement_summary using (account_id = app_account());
create policy staff on statement_summary for select using (app_role() = 'admin');

create function forget_statement_summaries() returns trigger language plpgsql as $$
begin
  delete from statement_summary where company_id = new.company_id;
  return null;
end $$;

-- A month changes those after it too: their years begin with it.
create trigger forgets_summaries after insert or update of deleted_at on trial_balance
  for each row execute function forget_statement_summaries();
create trigger forgets_summaries after insert on statement_line_change
  for each row execute function forget_statement_summaries();
create trigger forgets_summaries after insert on report_item_change
  for each row execute function forget_statement_summaries();
create trigger forgets_summaries after insert on parametrization_change
  for each row execute function forget_statement_summaries();
-- Whether the figures are those that were signed.
create trigger forgets_summaries after insert or update on sign_off
  for each row execute function forget_statement_summaries();
create trigger forgets_summaries after insert on signed_statements
  for each row execute function forget_statement_summaries();

-- The chart of accounts of a company is deleted with it.
alter table chart_account
  drop constraint chart_account_account_id_company_id_fkey,
  add foreign key (account_id, company_id) references company (account_id, id) on delete cascade;
alter table chart_change
  drop constraint chart_change_account_id_company_id_fkey,
  add foreign key (account_id, company_id) references company (account_id, id) on delete cascade;

-- Where third parties are by the directory of the accounting package, for the formats of información exógena. Personal data:
-- only the state in force is kept. A third party without a place has a row too: it was asked for.
create table third_party_place (
  account_id uuid not null,
  company_id integer not null,
  -- Key of the third party in the books.
  number text not null,
  address text not null,
  -- DIVIPOLA.
  municipality text not null,
  -- DIAN code.
  country text not null,
  primary key (company_id, number),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);

alter table third_party_place enable row level security, force row level security;
create policy tenant on third_party_place using (account_id = app_account());
create policy staff on third_party_place for select using (app_role() = 'admin');

-- A company to look at and try things on: it takes no place of the licence.
alter table company add column is_sample boolean not null default false;

-- One word for the license in code and tables.
alter table licence rename to license;
alter table licence_change rename to license_change;
alter table license_change rename column licence to license;
alter table licence_warning rename to license_warning;
alter table notification rename column licence_ends_on to license_ends_on;
-- Codes of refusals that pulls keep.
alter table balance_pull no force row level security;
update balance_pull
   set months = replace(months::text, '"licence.', '"license.')::jsonb,
       directory = replace(directory::text, '"licence.', '"license.')::jsonb
 where months::text like '%"licence.%' or directory::text like '%"licence.%';
alter table balance_pull force row level security;

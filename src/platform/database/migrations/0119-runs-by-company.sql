-- A company of a run is found by its whole key, whatever the statistics say of a table that just grew.
drop index predefined_run_company_by_run;
alter table predefined_run_company drop constraint predefined_run_company_pkey;
alter table predefined_run_company add primary key (software_id, number, company_id);
create index predefined_run_company_by_company on predefined_run_company (company_id);

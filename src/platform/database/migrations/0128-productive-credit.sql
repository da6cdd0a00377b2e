-- The caps of productive credit are loaded like the other dated tables of the law.
alter table loaded_rate drop constraint loaded_rate_table_key_check;
alter table loaded_rate add constraint loaded_rate_table_key_check
  check (table_key in ('interest', 'productive', 'uvt', 'ipc', 'wage', 'withholding', 'payroll', 'selfWithholding'));

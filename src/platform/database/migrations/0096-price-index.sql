-- The consumer price index is loaded like the other dated tables of the law.
alter table loaded_rate drop constraint loaded_rate_table_key_check;
alter table loaded_rate add constraint loaded_rate_table_key_check
  check (table_key in ('interest', 'uvt', 'ipc', 'wage', 'withholding', 'payroll', 'selfWithholding'));

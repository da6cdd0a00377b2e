-- From which severity on the new findings of a company raise alerts; without a row critical and high ones do.
create table company_alert (
  company_id integer primary key,
  account_id uuid not null,
  -- `ninguna`: no alerts.
  severity text not null check (severity in ('critica', 'alta', 'media', 'baja', 'ninguna')),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);
alter table company_alert enable row level security, force row level security;
create policy tenant on company_alert using (account_id = app_account());
create policy staff on company_alert for select using (app_role() = 'admin');

-- When people were told that the audit ended. Those before this release are not told any more.
alter table audit add column told_at timestamptz;
update audit set told_at = now() where state not in ('queued', 'running');
create index audit_untold on audit (company_id, requested_by) where told_at is null;

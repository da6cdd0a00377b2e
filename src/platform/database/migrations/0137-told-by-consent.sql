-- Entries about a company and notices of people tell in words what its books say: findings, accounts, reasons, the health index.
-- Staff reads them by the grant; without one, what concerns an account as such, and what staff announced itself.
drop policy staff on record_entry;
create policy staff on record_entry for select
  using (app_role() = 'admin' and (company_id is null or account_id in (select granted_accounts())));
drop policy staff on notification;
create policy staff on notification for select
  using (app_role() = 'admin' and (note_id in (select id from notification_template where is_announcement)
                                   or account_id in (select granted_accounts())));

-- The house verifies chains, counts how many were told and have read, and sums up the bytes that an account keeps.
create policy statistics on record_entry for select using (app_role() = 'statistics');
create policy statistics on record_head for select using (app_role() = 'statistics');
create policy statistics on notification for select using (app_role() = 'statistics');
create policy statistics on upload for select using (app_role() = 'statistics');
create policy statistics on source_file for select using (app_role() = 'statistics');
create policy statistics on source_upload for select using (app_role() = 'statistics');
create policy statistics on kept_file for select using (app_role() = 'statistics');
create policy statistics on finding_attachment for select using (app_role() = 'statistics');
create policy statistics on question_file for select using (app_role() = 'statistics');
create policy statistics on received_file for select using (app_role() = 'statistics');

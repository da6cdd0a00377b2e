-- The gravest finding that an alert tells of, which the bell says beside its icon.

alter table notification add column severity text
  check (severity in ('critica', 'alta', 'media', 'baja', 'informativa'));

-- Alerts of before say in their words how many critical findings they tell of.
alter table notification no force row level security;
update notification set severity = 'critica'
 where note_id between 3 and 48 and description ~ ', [0-9.]+ críticos?(\.|$)';
alter table notification force row level security;

-- The calendar looks every minute, and leaves out what it warned of.
create policy calendar on license_warning for select using (app_role() = 'system');

-- A finding that came after a month which had not evaluated its rule was told as reopened: audits with such findings are compared
-- again.
alter table audit no force row level security;
update audit set compared = false
 where state = 'done'
   and exists (select from finding where finding.audit_id = audit.id and finding.change = 'reabierto');
alter table audit force row level security;

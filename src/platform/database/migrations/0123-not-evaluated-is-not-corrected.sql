-- A state of the books that a month lacks because its rule was not evaluated there was counted as corrected: audits with such a
-- part are compared again.
alter table audit no force row level security;
update audit set compared = false
 where state = 'done'
   and exists (select from audit_total where audit_total.audit_id = audit.id and audit_total.part = 'corregido');
alter table audit force row level security;

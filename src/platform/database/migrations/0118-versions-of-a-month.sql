-- A finding that a version of a month has and the next one has not was corrected in that month: the act tells the version,
-- of a state that the audit gave, or of a correction that leaves the state to a later month.
alter table finding_act add column version integer;
alter table finding_act drop constraint finding_act_kind_check;
alter table finding_act add constraint finding_act_kind_check
  check (kind in ('state', 'corrected', 'assignee', 'due', 'snooze', 'justified', 'unjustified', 'comment', 'attached',
                  'detached', 'asked', 'answered', 'question_withdrawn', 'question_closed'));

-- `corregido_en_version`: gone since the version before, where the month before had none of it ('corregido' counts those).
alter table audit_total drop constraint audit_total_part_check;
alter table audit_total add constraint audit_total_part_check
  check (part in ('critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'reabierto', 'corregido',
                  'ya_no_aplica', 'justificado', 'pospuesto', 'apartado', 'devuelto', 'corregido_en_version'));

-- Months with more than one audited version are compared again.
alter table audit no force row level security;
update audit set compared = false
 where state = 'done'
   and exists (select from audit as other
                where other.company_id = audit.company_id and other.year = audit.year and other.month = audit.month
                  and other.state = 'done' and other.balance_id <> audit.balance_id);
alter table audit force row level security;

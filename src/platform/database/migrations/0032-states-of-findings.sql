-- What a finding is about, so that those of two months are compared: the same matter (`topic`, its fingerprint of old), and of
-- those about third parties at least one in common. A movement of one month ('flow') is never that of another.
alter table finding
  add column topic text,
  add column proof text not null default 'balance' check (proof in ('balance', 'flow')),
  -- Ids of the third parties that it is about; empty where it is about the account.
  add column subjects text[] not null default '{}',
  -- Of a persistent one: how many of its third parties were in the audited month before, and how many of those are gone.
  add column still integer,
  add column gone integer,
  -- A flow whose document says which movements would show that it was registered.
  add column registrable boolean not null default false,
  -- Fingerprint of the finding of the same audit that explains it: it counts with that one.
  add column explained_by text;

-- Whether the movements that register a flow are in the balance of a later month.
create table flow_check (
  account_id uuid not null,
  audit_id uuid not null,
  fingerprint text not null,
  balance_id uuid not null,
  seen boolean not null,
  primary key (audit_id, fingerprint, balance_id),
  foreign key (audit_id, fingerprint) references finding (audit_id, fingerprint) on update cascade on delete cascade,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade
);
create index flow_check_by_balance on flow_check (balance_id);
alter table flow_check enable row level security, force row level security;
create policy tenant on flow_check using (account_id = app_account());
create policy staff on flow_check for select using (app_role() = 'admin');

-- 'ya_no_aplica': flows of the month before, whose registration was not seen.
alter table audit_total drop constraint audit_total_part_check;
alter table audit_total add constraint audit_total_part_check
  check (part in ('critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'reabierto', 'corregido', 'ya_no_aplica'));

-- Audits whose findings are to be compared again; the service does it when it starts.
alter table audit add column compared boolean not null default true;
create index audit_uncompared on audit (account_id) where not compared;
create policy comparison on audit for select using (app_role() = 'system' and not compared);

-- What is stored already. The owner of the tables sees every account's rows only without the force of their policies.
alter table audit no force row level security;
alter table finding no force row level security;

update finding set topic = fingerprint;
update finding set proof = 'flow' where rule in (
  'AMO-1', 'AMO-2', 'AMO-3', 'AMO-5', 'AMO-6', 'AMO-7', 'AMO-8', 'AMO-9', 'ANR-2', 'ANR-4', 'ANR-5', 'ANT-7', 'ANI-6',
  'ANI-7', 'ANI-8', 'ANI-9', 'ANI-11', 'AUT-1', 'AUT-2', 'AUT-4', 'AUT-5', 'AUT-6', 'AUT-7', 'AUT-8', 'CON-1',
  'CON-2', 'INU-1', 'INU-2', 'INU-3', 'INU-4', 'DEP-1', 'DEP-2', 'DEP-3', 'DEP-4', 'DEP-6', 'DEP-7', 'DEP-8', 'DIF-1',
  'DIF-4', 'DIF-5', 'DIF-8', 'DIF-11', 'INA-5', 'IVA-1', 'IVA-2', 'IVA-3', 'IVA-4', 'IVA-5', 'IVA-6', 'IVA-7',
  'IVA-8', 'IVA-9', 'IVA-10', 'IVA-14', 'IVA-15', 'IVA-17', 'IVA-18', 'MOD-1', 'MOD-2', 'MOD-3', 'MOD-4', 'NDE-1',
  'NDE-2', 'NDE-3', 'NDE-4', 'NDE-5', 'NDE-7', 'NDE-8', 'NDE-9', 'NDE-10', 'NDE-11', 'NDE-12', 'NDE-13', 'NDE-14',
  'NDE-15', 'OBL-1', 'OBL-2', 'OBL-7', 'OBL-10', 'PAR-1', 'PAR-2', 'PAR-3', 'PAR-7', 'PAR-8', 'PAR-9', 'PAR-10',
  'PAR-12', 'PRE-1', 'PRE-2', 'PRE-3', 'PRE-4', 'PRE-5', 'PRE-11', 'REC-1', 'REC-2', 'REC-3', 'REC-4', 'REC-5',
  'REC-6', 'REC-7', 'REC-8', 'REC-9', 'REC-10', 'RET-1', 'RET-2', 'RET-3', 'RET-4', 'RET-6', 'RET-7', 'RET-8',
  'RET-9', 'RET-10', 'RET-11', 'RET-12', 'RET-13', 'UMB-7', 'UTI-1', 'UTI-2', 'UTI-3', 'UTI-8', 'UTI-9', 'VAR-1',
  'VAR-2', 'VAR-3', 'VAR-4', 'VAR-5', 'VAR-6', 'VAR-7', 'VAR-8', 'VAR-9', 'VAR-10')
  and fingerprint not like 'RET-8:%:pago';
-- In the order of their ids, as new ones.
update finding set subjects = told.ids
  from (select audit_id, fingerprint, array_agg(distinct (person->>'nit') collate "C" order by (person->>'nit') collate "C") as ids
          from finding, jsonb_array_elements(document->'thirdParties') with ordinality as party (person, place)
         where person->>'nit' <> '' and (place = 1 or rule not in ('CON-1', 'CON-2')) and rule in (
  'AMO-3', 'AMO-4', 'AMO-8', 'ANR-1', 'ANR-2', 'ANR-3', 'ANR-4', 'ANR-5', 'ANT-1', 'ANT-2', 'ANT-3', 'ANT-4', 'ANT-5',
  'ANT-6', 'ANT-7', 'ANI-6', 'ANI-8', 'INU-1', 'INU-2', 'INU-3', 'PUE-4', 'INA-1', 'INA-2', 'INA-4', 'INA-5',
  'INV-12', 'IVA-1', 'IVA-2', 'IVA-3', 'IVA-4', 'IVA-5', 'IVA-6', 'IVA-7', 'IVA-8', 'IVA-9', 'MOD-3', 'NAT-3',
  'NAT-4', 'NAT-5', 'NAT-6', 'NAT-7', 'NAT-9', 'NAT-12', 'NAT-14', 'NAT-15', 'NIT-1', 'NIT-2', 'NIT-3', 'NIT-4', 'NIT-5',
  'NIT-6', 'NIT-7', 'NIT-8', 'NDE-13', 'NDE-15', 'OBL-3', 'OBL-4', 'OBL-6', 'OBL-8', 'PAR-6', 'PAR-7', 'PAR-9', 'PAR-11',
  'PRE-4', 'PRE-5', 'PRE-10', 'REC-7', 'REC-8', 'RET-1', 'RET-2', 'RET-3', 'RET-6', 'RET-7', 'RET-8', 'RET-9',
  'RET-11', 'RET-12', 'TER-2', 'TER-3', 'TER-4', 'TER-5', 'TER-6', 'TER-7', 'UMB-7', 'VAR-10', 'CON-1', 'CON-2')
         group by audit_id, fingerprint) as told
 where finding.audit_id = told.audit_id and finding.fingerprint = told.fingerprint;
update finding
   set fingerprint = concat_ws('@', topic, subjects[1],
                               case proof when 'flow' then audit.year || '-' || lpad(audit.month::text, 2, '0') end)
  from audit where audit.id = finding.audit_id and (proof = 'flow' or subjects <> '{}');
update finding
   set document = document || jsonb_build_object('fingerprint', fingerprint, 'topic', topic, 'proof', proof,
                                                 'subjects', to_jsonb(subjects));
update audit set compared = false where state = 'done';

alter table finding alter column topic set not null;
alter table audit force row level security;
alter table finding force row level security;

drop index finding_by_fingerprint;
create index finding_by_topic on finding (company_id, topic);
create index finding_registrable on finding (audit_id) where registrable;

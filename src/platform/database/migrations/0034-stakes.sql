-- What the amount of a finding means: only what is at risk is summed as such, what is to be explained apart.
alter table finding add column stake text not null default 'to_explain'
  check (stake in ('at_risk', 'to_explain', 'reference'));
alter table audit_total add column to_explain numeric not null default 0;

-- What is stored already, by its rule. The owner of the tables sees every account's rows only without the force of their
-- policies.
alter table audit no force row level security;
alter table finding no force row level security;
alter table audit_total no force row level security;

update finding
   set stake = case
     when rule in ('AMO-1', 'AMO-2', 'AMO-3', 'AMO-4', 'AMO-5', 'AMO-6', 'AMO-9', 'ANI-1', 'ANI-2', 'ANI-3', 'ANI-4', 'ANI-5',
                   'ANI-7', 'ANI-10', 'AUT-1', 'AUT-2', 'AUT-3', 'AUT-4', 'AUT-6', 'AUT-7', 'DEP-1', 'DEP-3', 'DEP-5', 'DEP-6',
                   'DEP-8', 'IVA-1', 'IVA-2', 'IVA-3', 'IVA-4', 'IVA-5', 'IVA-7', 'IVA-8', 'IVA-9', 'IVA-10', 'IVA-11',
                   'IVA-14', 'IVA-16', 'IVA-17', 'IVA-18', 'NAT-1', 'NAT-3', 'NAT-8', 'NAT-9', 'NIT-7', 'OBL-1', 'OBL-6',
                   'OBL-7', 'PAR-1', 'PAR-2', 'PAR-5', 'PAR-8', 'PAR-11', 'PRE-1', 'PRE-2', 'PRE-3', 'PRE-4', 'PRE-6', 'PRE-7',
                   'PRE-8', 'RET-1', 'RET-3', 'RET-4', 'RET-5', 'RET-6', 'RET-8', 'RET-11', 'RET-12', 'TER-1', 'TER-2') then 'at_risk'
     when rule in ('AMO-7', 'ANT-4', 'CON-1', 'CON-2', 'DEP-7', 'DIF-10', 'DIF-11', 'MOD-4', 'NIT-1', 'NIT-2', 'NIT-3',
                   'NIT-4', 'NIT-5', 'NIT-6', 'NDE-1', 'NDE-2', 'NDE-3', 'NDE-4', 'NDE-5', 'NDE-6', 'NDE-7', 'NDE-8', 'NDE-9',
                   'NDE-10', 'NDE-11', 'NDE-12', 'NDE-13', 'NDE-14', 'NDE-15', 'OBL-8', 'OBL-9', 'PAR-9', 'PRS-1', 'PRS-3',
                   'PRS-4', 'TER-4', 'TER-6', 'UMB-1', 'UMB-2', 'UMB-3', 'UMB-4', 'UMB-5', 'UMB-6', 'UMB-9', 'UTI-10', 'VAR-5',
                   'VAR-6', 'VAR-7', 'VAR-8', 'VAR-9', 'VAR-10') then 'reference'
     else 'to_explain' end;
update finding
   set document = document || jsonb_build_object('stake', stake, 'thirdPartyMeasure', document->'thirdPartyMeasure');

create temporary table staked on commit drop as
  select account_id, audit_id, fingerprint, validation_id, severity, change,
         case when stake = 'at_risk' and severity <> 'informativa' then amount else 0 end as at_risk,
         case when stake = 'to_explain' and severity <> 'informativa' then amount else 0 end as to_explain
    from finding;
create index on staked (audit_id, fingerprint);

update audit_total
   set amount = summed.at_risk, to_explain = summed.to_explain
  from (select audit_id, severity as part, sum(at_risk) as at_risk, sum(to_explain) as to_explain
          from staked group by audit_id, severity
        union all
        select audit_id, change, sum(at_risk), sum(to_explain) from staked
         where severity <> 'informativa' group by audit_id, change) as summed
 where summed.audit_id = audit_total.audit_id and summed.part = audit_total.part;

update audit_total
   set amount = gone.at_risk, to_explain = gone.to_explain
  from (select own.id, coalesce(sum(told.at_risk), 0) as at_risk, coalesce(sum(told.to_explain), 0) as to_explain
          from audit as own
         cross join lateral (select id from audit as earlier
                              where earlier.company_id = own.company_id and earlier.state = 'done'
                                and (earlier.year, earlier.month) < (own.year, own.month)
                              order by year desc, month desc, created_at desc, id desc limit 1) as nearest
          join staked as told on told.audit_id = nearest.id and told.severity <> 'informativa'
         where own.state = 'done'
           and not exists (select from staked as present
                            where present.audit_id = own.id and present.fingerprint = told.fingerprint
                              and present.severity <> 'informativa')
         group by own.id) as gone
 where audit_total.audit_id = gone.id and audit_total.part = 'corregido';

update audit
   set validations = (
     select jsonb_agg(summary || jsonb_build_object(
              'amount', (coalesce(sums.at_risk, 0) / 100.0)::numeric(30, 2)::text,
              'toExplain', (coalesce(sums.to_explain, 0) / 100.0)::numeric(30, 2)::text) order by place)
       from jsonb_array_elements(audit.validations) with ordinality as listed (summary, place)
       left join (select validation_id, sum(at_risk) as at_risk, sum(to_explain) as to_explain
                    from staked where staked.audit_id = audit.id group by validation_id) as sums
         on sums.validation_id = (summary->>'id')::integer)
 where jsonb_array_length(validations) > 0;

alter table finding alter column stake drop default;
alter table audit_total alter column to_explain drop default;
alter table audit force row level security;
alter table finding force row level security;
alter table audit_total force row level security;

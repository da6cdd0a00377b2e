-- Findings of custom rules are about the third parties of their `tercero`: compared by them between months, as all others.
-- The owner of the tables sees every account's rows only without the force of their policies.
alter table audit no force row level security;
alter table finding no force row level security;

-- In the order of their ids, as new ones.
update finding set subjects = told.ids, fingerprint = topic || '@' || told.ids[1]
  from (select audit_id, fingerprint, array_agg(distinct (person->>'nit') collate "C" order by (person->>'nit') collate "C") as ids
          from finding, jsonb_array_elements(document->'thirdParties') as person
         where validation = 'propia' and subjects = '{}' and person->>'nit' <> ''
         group by audit_id, fingerprint) as told
 where finding.audit_id = told.audit_id and finding.fingerprint = told.fingerprint;
update finding
   set document = document || jsonb_build_object('fingerprint', fingerprint, 'subjects', to_jsonb(subjects))
 where validation = 'propia' and subjects <> '{}';
update audit set compared = false
 where state = 'done' and company_id in (select company_id from finding where validation = 'propia' and subjects <> '{}');

alter table audit force row level security;
alter table finding force row level security;

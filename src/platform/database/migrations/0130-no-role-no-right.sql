-- Who has no role has no right. Users without one had, in every company linked to them, all of auditoria, estados_financieros,
-- parametrizacion and empresas: they get a role of exactly that in exactly those companies, and the activity log says so.
-- No built-in role is equal: Contador also sees the users of a company.

-- As `platform/activity-log/chain.ts` hashes an entry.
create function append_entry(account uuid, kind text, company integer, what text, said jsonb) returns void language plpgsql
  as $$ declare
    head record_head;
    next integer;
    before text;
    moment timestamptz := date_trunc('milliseconds', clock_timestamp());
    digest text;
  begin
    select * into head from record_head where account_id = account for no key update;
    next := coalesce(head.sequence, 0) + 1;
    before := coalesce(head.hash, repeat('0', 64));
    digest := encode(sha256(convert_to(before || E'\n' || '['
      || to_json(account::text)::text || ',' || next || ','
      || to_json(to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || ',null,"Cuadre",'
      || to_json(kind)::text || ',' || coalesce(company::text, 'null') || ',' || to_json(what)::text || ','
      || to_json(said::text)::text || ']', 'UTF8')), 'hex');
    insert into record_entry (account_id, sequence, at, user_id, user_name, act, company_id, target, details, previous, hash)
      values (account, next, moment, null, 'Cuadre', kind, company, what, said::text, before, digest);
    insert into record_head (account_id, sequence, hash) values (account, next, digest)
      on conflict (account_id) do update set sequence = excluded.sequence, hash = excluded.hash;
  end $$;

-- Over all accounts, whoever owns the tables.
alter table app_user no force row level security;
alter table company_user no force row level security;
alter table job no force row level security;
alter table job_assignment no force row level security;
alter table record_entry no force row level security;
alter table record_head no force row level security;

do $$ declare
  one record;
  role_id integer;
  role_name text;
begin
  for one in
    select distinct account_id from app_user as person
     where not is_root and not is_admin
       and not exists (select from job_assignment where user_id = person.id)
       and exists (select from company_user where user_id = person.id)
     order by account_id
  loop
    -- Two names of an account never look alike.
    role_name := 'Acceso completo a la empresa';
    while exists (select from job where account_id = one.account_id and lower(name) = lower(role_name)) loop
      role_name := role_name || ' (anterior)';
    end loop;
    insert into job (account_id, name, description, permissions)
      values (one.account_id, role_name, 'Lo que podía en sus empresas quien no tenía cargo, antes de que hiciera falta uno.',
              array(select module || '.' || action
                      from unnest(array['auditoria', 'estados_financieros', 'parametrizacion', 'empresas']) as module,
                           unnest(array['ver', 'ejecutar', 'editar', 'exportar', 'aprobar']) as action))
      returning id into role_id;
    perform append_entry(one.account_id, 'job.created', null, role_name, '{}');
  end loop;
  for one in
    select person.account_id, person.id as user_id, person.email, link.company_id, job.id as job_id, job.name
      from app_user as person
      join company_user as link on link.user_id = person.id
      join job on job.account_id = person.account_id and job.description =
        'Lo que podía en sus empresas quien no tenía cargo, antes de que hiciera falta uno.'
     where not person.is_root and not person.is_admin
       and not exists (select from job_assignment where user_id = person.id)
     order by person.account_id, person.id, link.company_id
  loop
    insert into job_assignment (account_id, user_id, job_id, company_id)
      values (one.account_id, one.user_id, one.job_id, one.company_id);
    perform append_entry(one.account_id, 'job.assigned', one.company_id, one.email,
                         jsonb_build_object('job', one.name, 'migrated', true));
  end loop;
end $$;
drop function append_entry;
alter table app_user force row level security;
alter table company_user force row level security;
alter table job force row level security;
alter table job_assignment force row level security;
alter table record_entry force row level security;
alter table record_head force row level security;

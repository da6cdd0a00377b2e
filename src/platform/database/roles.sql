-- Makes sure that the roles of the service exist and may use what they need: the application what the migrations create,
-- the queue a schema of its own. Roles belong to the server and not to the database, so this runs on every start instead
-- of being a migration: a dump restored elsewhere comes without them. Running it again changes nothing.
do $$
declare
  name text;
  granted boolean;
  statement text;
begin
  foreach name in array array['cuadre_app', 'cuadre_queue'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nosuperuser nobypassrls nocreatedb nocreaterole noinherit', name);
      exception
        -- Another start created it in between.
        when duplicate_object or unique_violation then null;
      end;
    end if;
    -- From 16 on, creating a role does not yet allow becoming it; and being a member is not enough either.
    if current_setting('server_version_num')::int >= 160000 then
      granted := pg_has_role(current_user, name, 'SET');
    else
      granted := pg_has_role(current_user, name, 'MEMBER');
    end if;
    if not granted then
      execute format('grant %I to %I', name, current_user);
    end if;
  end loop;

  perform pg_advisory_xact_lock(7283402);
  if to_regnamespace('queue') is null then
    create schema queue authorization cuadre_queue;
  elsif (select nspowner <> 'cuadre_queue'::regrole from pg_namespace where nspname = 'queue') then
    -- Of earlier releases, whose queue was the owner's.
    alter schema queue owner to cuadre_queue;
    for statement in
      select format('alter table %s owner to cuadre_queue', oid::regclass) from pg_class
        where relnamespace = 'queue'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select format('alter routine %s owner to cuadre_queue', oid::regprocedure) from pg_proc
        where pronamespace = 'queue'::regnamespace
      union all
      select format('alter type %s owner to cuadre_queue', oid::regtype) from pg_type
        where typnamespace = 'queue'::regnamespace and typtype in ('e', 'd')
    loop
      execute statement;
    end loop;
  end if;
end
$$;

grant usage on schema public to cuadre_app;
alter default privileges in schema public grant select, insert, update, delete on tables to cuadre_app;
alter default privileges in schema public grant usage, select on sequences to cuadre_app;

-- Makes sure that the application role exists and may use what the migrations create. Roles belong to the server and
-- not to the database, so this runs on every start instead of being a migration: a dump restored elsewhere comes
-- without them. Running it again changes nothing.
do $$
declare
  granted boolean;
begin
  if not exists (select from pg_roles where rolname = 'cuadre_app') then
    begin
      create role cuadre_app nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
    exception
      -- Another start created it in between.
      when duplicate_object or unique_violation then null;
    end;
  end if;
  -- From 16 on, creating a role does not yet allow becoming it; and being a member is not enough either.
  if current_setting('server_version_num')::int >= 160000 then
    granted := pg_has_role(current_user, 'cuadre_app', 'SET');
  else
    granted := pg_has_role(current_user, 'cuadre_app', 'MEMBER');
  end if;
  if not granted then
    execute format('grant cuadre_app to %I', current_user);
  end if;
end
$$;

grant usage on schema public to cuadre_app;
alter default privileges in schema public grant select, insert, update, delete on tables to cuadre_app;
alter default privileges in schema public grant usage, select on sequences to cuadre_app;

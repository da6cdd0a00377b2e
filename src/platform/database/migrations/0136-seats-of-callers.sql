-- The users that the license of a caller includes, by which shares of what all accounts have in common are capped.
drop function session_caller(uuid, interval, boolean);
drop function token_caller(text);
drop function user_access(uuid, integer);

-- License with its users, second factor and role assignments of a user of the transaction's account.
create function user_access(of_account uuid, of_user integer)
  returns table (
    requires_second_factor boolean,
    has_second_factor boolean,
    plan text,
    ends_on date,
    suspended_at timestamptz,
    closing_at timestamptz,
    assignments jsonb,
    seats integer
  )
  language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select account.requires_second_factor,
           exists (select from second_factor as factor where factor.user_id = of_user and factor.confirmed_at is not null),
           license.plan, license.ends_on, license.suspended_at, account.closing_at,
           (select coalesce(jsonb_agg(jsonb_build_object('companyId', given.company_id, 'builtIn', given.built_in,
                                                         'permissions', job.permissions)), '[]')
              from job_assignment as given left join job on job.id = given.job_id
             where given.user_id = of_user),
           license.users
      from account left join license on license.account_id = account.id
     where account.id = of_account;
end
$$;

create function session_caller(asked uuid, idle interval, attended boolean)
  returns table (
    user_id integer,
    account_id uuid,
    name text,
    is_root boolean,
    is_admin boolean,
    requires_second_factor boolean,
    has_second_factor boolean,
    plan text,
    ends_on date,
    suspended_at timestamptz,
    closing_at timestamptz,
    assignments jsonb,
    seats integer
  )
  language plpgsql as $$
#variable_conflict use_column
declare
  bearer record;
begin
  perform set_config('app.session_id', asked::text, true);
  select app_user.id, app_user.account_id, app_user.name, app_user.is_root, app_user.is_admin, session.last_seen_at
    into bearer
    from session join app_user on app_user.id = session.user_id
   where session.id = asked and app_user.is_active
     and session_is_open(session.revoked_at, session.expires_at, session.last_seen_at, idle);
  if not found then
    return;
  end if;
  perform set_config('app.account_id', bearer.account_id::text, true);
  -- At most one write a minute, however many requests.
  if attended and bearer.last_seen_at < now() - interval '1 minute' then
    update session set last_seen_at = now() where session.id = asked;
  end if;
  return query
    select bearer.id, bearer.account_id, bearer.name, bearer.is_root, bearer.is_admin, access.*
      from user_access(bearer.account_id, bearer.id) as access;
end
$$;

create function token_caller(asked text)
  returns table (
    token_id uuid,
    token_name text,
    scopes text[],
    user_id integer,
    account_id uuid,
    name text,
    is_root boolean,
    requires_second_factor boolean,
    has_second_factor boolean,
    plan text,
    ends_on date,
    suspended_at timestamptz,
    closing_at timestamptz,
    assignments jsonb,
    seats integer
  )
  language plpgsql as $$
#variable_conflict use_column
declare
  bearer record;
begin
  perform set_config('app.api_token', asked, true);
  select token.id as token_id, token.name as token_name, token.scopes, token.last_used_at,
         app_user.id, app_user.account_id, app_user.name, app_user.is_root
    into bearer
    from api_token as token join app_user on app_user.id = token.user_id
   where token.digest = asked and token.revoked_at is null and token.expires_at > now() and app_user.is_active;
  if not found then
    return;
  end if;
  perform set_config('app.account_id', bearer.account_id::text, true);
  if coalesce(bearer.last_used_at, '-infinity') < now() - interval '1 minute' then
    update api_token set last_used_at = now() where api_token.id = bearer.token_id;
  end if;
  return query
    select bearer.token_id, bearer.token_name, bearer.scopes, bearer.id, bearer.account_id, bearer.name, bearer.is_root,
           access.*
      from user_access(bearer.account_id, bearer.id) as access;
end
$$;

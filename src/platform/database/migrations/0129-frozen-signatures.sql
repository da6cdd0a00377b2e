-- What a round of sign-off tells is kept with it: names of who signed, who certifies the statements, and a seal over all of it.
-- Names of rounds signed before come from the activity log, which wrote them down with the act; where it has no entry, from
-- today, and `names_kept` says so.
alter table sign_off
  add column prepared_name text,
  add column closed_name text,
  -- Of the company's statements, as `company.signers`. Null: signed before they were kept.
  add column certifiers jsonb,
  add column names_kept text not null default 'signed' check (names_kept in ('signed', 'log', 'later')),
  -- SHA-256: `sign_off_seal`.
  add column seal text check (seal ~ '^[0-9a-f]{64}$');
alter table sign_off_act add column done_by_name text;

-- An entry is written in the transaction of its act, whose time is that of its begin.
create function logged_name(company integer, person integer, kind text, moment timestamptz) returns text language sql stable
  as $$ select user_name from record_entry
         where company_id = company and user_id = person and act = 'sign_off.' || kind
           and at between moment - interval '1 second' and moment + interval '10 minutes'
         order by at limit 1 $$;

-- Over all accounts, whoever owns the tables.
alter table sign_off no force row level security;
alter table sign_off_act no force row level security;
alter table record_entry no force row level security;
alter table app_user no force row level security;
update sign_off_act as act
   set done_by_name = coalesce(logged_name(act.company_id, act.done_by, act.kind, act.done_at),
                               (select name from app_user where id = act.done_by));
update sign_off as signed
   set prepared_name = coalesce(logged_name(signed.company_id, signed.prepared_by, 'prepared', signed.prepared_at),
                                (select name from app_user where id = signed.prepared_by)),
       closed_name = coalesce(logged_name(signed.company_id, signed.closed_by, 'closed', signed.closed_at),
                              (select name from app_user where id = signed.closed_by)),
       names_kept = case when logged_name(signed.company_id, signed.prepared_by, 'prepared', signed.prepared_at) is not null
                          and (signed.closed_by is null
                               or logged_name(signed.company_id, signed.closed_by, 'closed', signed.closed_at) is not null)
                         then 'log' else 'later' end;
drop function logged_name;

alter table sign_off
  alter column prepared_name set not null,
  add check ((closed_by is null) = (closed_name is null));
alter table sign_off_act alter column done_by_name set not null;

-- Covers the content, which names the company, and both signatures. Times in seconds of the epoch.
create function sign_off_seal(signed sign_off) returns text language sql stable
  as $$ select encode(sha256(convert_to(jsonb_build_array(
          signed.id, signed.account_id, signed.company_id, signed.year, signed.month, signed.digest, signed.content,
          signed.certifiers,
          signed.prepared_by, signed.prepared_name, signed.prepared_card, extract(epoch from signed.prepared_at),
          signed.closed_by, signed.closed_name, signed.closed_card, extract(epoch from signed.closed_at),
          signed.names_kept)::text, 'UTF8')), 'hex') $$;
update sign_off as signed set seal = sign_off_seal(signed);
alter table sign_off force row level security;
alter table sign_off_act force row level security;
alter table record_entry force row level security;
alter table app_user force row level security;

-- A signature is never rewritten. A round is closed once, and then only returned or reopened.
create function sign_off_is_kept() returns trigger language plpgsql
  as $$ begin
    if (new.id, new.account_id, new.company_id, new.year, new.month, new.audit_id, new.balance_id, new.content, new.digest,
        new.prepared_by, new.prepared_name, new.prepared_card, new.prepared_at)
       is distinct from
       (old.id, old.account_id, old.company_id, old.year, old.month, old.audit_id, old.balance_id, old.content, old.digest,
        old.prepared_by, old.prepared_name, old.prepared_card, old.prepared_at)
       or (old.closed_by is not null
           and (new.closed_by, new.closed_name, new.closed_card, new.closed_at, new.certifiers, new.names_kept)
               is distinct from
               (old.closed_by, old.closed_name, old.closed_card, old.closed_at, old.certifiers, old.names_kept))
       or (old.closed_by is not null and old.seal is distinct from new.seal and old.seal is not null)
    then raise exception 'a signature is never rewritten';
    end if;
    return new;
  end $$;
create trigger kept before update on sign_off for each row execute function sign_off_is_kept();

-- Reports name the company that they were made of. Null: made before this was kept.
alter table handed_report
  add column company_name text,
  add column company_nit text,
  add column company_dv smallint,
  drop constraint handed_report_code_check,
  add constraint handed_report_code_check check (code ~ '^([0-9A-HJKMNP-TV-Z]{12}|[0-9A-HJKMNP-TV-Z]{16})$');
alter table handed_statements
  drop constraint handed_statements_code_check,
  add constraint handed_statements_code_check check (code ~ '^([0-9A-HJKMNP-TV-Z]{12}|[0-9A-HJKMNP-TV-Z]{16})$');

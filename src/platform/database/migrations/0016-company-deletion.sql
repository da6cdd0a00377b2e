-- A deleted company disappears at once, with the place that it took and the NIT that it held, and can be brought back for
-- 30 days. Then the housekeeping deletes its row, and everything that belongs to it goes with the row.
alter table company add column deleted_at timestamptz;
alter table company drop constraint company_account_id_nit_key;
create unique index company_nit on company (account_id, nit) where deleted_at is null;
create index company_deleted on company (deleted_at) where deleted_at is not null;

-- Nobody else deletes the row, and nobody deletes it earlier.
create policy clean_up on company using (app_role() = 'system' and deleted_at < now() - interval '30 days');
create policy last_word on company as restrictive for delete
  using (app_role() = 'system' and deleted_at < now() - interval '30 days');

-- A job that was given in a company outlives it: somebody left without any job would have full access to their other companies.
alter table job_assignment drop constraint job_assignment_account_id_company_id_fkey;

-- Whatever refers to a company, or to what belongs to one, goes with it. A table that comes later says so itself.
do $$
declare
  key record;
begin
  for key in
    with recursive part (id) as (
      select 'company'::regclass::oid
      union
      select conrelid from pg_constraint join part on confrelid = part.id where contype = 'f'
    )
    select conname as name, conrelid::regclass as holder, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join part on confrelid = part.id
     where contype = 'f' and confdeltype = 'a'
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on delete cascade',
      key.holder, key.name, key.name, key.definition);
  end loop;
end
$$;

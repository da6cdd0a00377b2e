-- What a finding is among the months around it is stored when its audit ends, instead of being computed from all earlier months
-- whenever it is read. A month counts with its newest audit; its other audits are compared with the months before alike.
alter table finding
  add column change text check (change in ('nuevo', 'persistente', 'reabierto')),
  -- First month of the unbroken run in which it has been found.
  add column since_year smallint,
  add column since_month smallint,
  -- In the order in which the audit found them, which lists keep among those of the same severity and amount.
  add column position integer;

-- Counts and sums (cents) of the findings of an audit: all by severity; without the informative ones by change, and those of the
-- month before that are gone ('corregido'). What has no row is zero.
create table audit_total (
  account_id uuid not null,
  audit_id uuid not null,
  part text not null check (part in ('critica', 'alta', 'media', 'baja', 'informativa',
                                     'nuevo', 'persistente', 'reabierto', 'corregido')),
  count integer not null,
  amount numeric not null,
  primary key (audit_id, part),
  foreign key (account_id, audit_id) references audit (account_id, id) on delete cascade
);
alter table audit_total enable row level security, force row level security;
create policy tenant on audit_total using (account_id = app_account());
create policy staff on audit_total for select using (app_role() = 'admin');

-- Lists of audits, newest first; and the newest audit of a balance.
create index audit_by_creation on audit (company_id, created_at);
create index audit_by_balance on audit (balance_id, created_at);

-- What is stored already. The owner of the tables sees every account's rows only without the force of their policies.
alter table audit no force row level security;
alter table finding no force row level security;
alter table audit_total no force row level security;

-- `place`: which audited month of its company; `ordinal`: which calendar month, the closing period being one after December.
create temporary table done_audit on commit drop as
  select id, account_id, company_id, year, month, 12 * year + month as ordinal,
         row_number() over (partition by company_id, year, month order by created_at desc, id desc) = 1 as is_newest,
         dense_rank() over (partition by company_id order by year, month) as place
    from audit where state = 'done';

with found as (
  select finding.audit_id, finding.fingerprint, finding.ctid as written, done.company_id, done.is_newest, done.place, done.month, done.ordinal,
         max(place) filter (where is_newest) over earlier as last_place,
         max(ordinal) filter (where is_newest and month <= 12) over earlier as last_ordinal
    from finding join done_audit as done on done.id = finding.audit_id
  window earlier as (partition by done.company_id, fingerprint order by place
                     groups between unbounded preceding and 1 preceding)
), life as (
  select *, row_number() over (partition by audit_id order by written) as position,
         last_ordinal is not distinct from ordinal - 1 as continues,
         max(ordinal) filter (where is_newest and month <= 12 and last_ordinal is distinct from ordinal - 1) over earlier as begun
    from found
  window earlier as (partition by company_id, fingerprint order by place
                     groups between unbounded preceding and 1 preceding)
)
update finding
   set change = case when last_place is null then 'nuevo' when last_place = place - 1 then 'persistente' else 'reabierto' end,
       since_year = case when continues then (begun - 1) / 12 else (ordinal - life.month) / 12 end,
       since_month = case when continues then (begun - 1) % 12 + 1 else life.month end,
       position = life.position
  from life
 where finding.audit_id = life.audit_id and finding.fingerprint = life.fingerprint;

insert into audit_total (account_id, audit_id, part, count, amount)
  select account_id, audit_id, severity, count(*), sum(amount) from finding group by account_id, audit_id, severity
  union all
  select account_id, audit_id, change, count(*), sum(amount) from finding
   where severity <> 'informativa' group by account_id, audit_id, change
  union all
  select done.account_id, done.id, 'corregido', count(*), sum(gone.amount)
    from done_audit as done
    join done_audit as before
      on before.company_id = done.company_id and before.place = done.place - 1 and before.is_newest
    join finding as gone on gone.audit_id = before.id and gone.severity <> 'informativa'
   where not exists (select from finding as present
                      where present.audit_id = done.id and present.fingerprint = gone.fingerprint
                        and present.severity <> 'informativa')
   group by done.account_id, done.id;

alter table finding
  alter column change set not null, alter column since_year set not null, alter column since_month set not null,
  alter column position set not null;
alter table audit force row level security;
alter table finding force row level security;
alter table audit_total force row level security;

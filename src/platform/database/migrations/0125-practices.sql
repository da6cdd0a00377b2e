-- What a company does in the same way month after month is set aside of its findings; `practice_since` and `practice_months`:
-- first month of the run that made it a practice, and how many months have it until this one.
alter table finding drop constraint finding_set_aside_check;
alter table finding add constraint finding_set_aside_check check (set_aside in ('justificado', 'pospuesto', 'practica'));
alter table finding add column practice_since text;
alter table finding add column practice_months integer;
alter table finding add constraint finding_practice_check
  check ((set_aside is not distinct from 'practica') = (practice_since is not null)
         and (practice_since is null) = (practice_months is null));

alter table audit_total drop constraint audit_total_part_check;
alter table audit_total add constraint audit_total_part_check
  check (part in ('critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'reabierto', 'corregido',
                  'ya_no_aplica', 'justificado', 'pospuesto', 'practica', 'apartado', 'devuelto', 'corregido_en_version'));

-- What a person said of a practice, about its topic and third parties, in the months from one on. Ended ones are kept.
create table practice_answer (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  answer text not null check (answer in ('registered', 'error')),
  rule text not null,
  topic text not null,
  subjects text[] not null,
  -- Of the finding that it was given for.
  title text not null,
  -- Empty: none was asked for.
  reason text not null,
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  created_by integer not null,
  created_at timestamptz not null default now(),
  ended_by integer,
  ended_at timestamptz,
  unique (account_id, id),
  check (answer = 'error' or reason <> ''),
  check ((ended_by is null) = (ended_at is null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, created_by) references app_user (account_id, id),
  foreign key (account_id, ended_by) references app_user (account_id, id)
);
create index practice_answer_by_company on practice_answer (company_id, created_at);

alter table practice_answer enable row level security, force row level security;
create policy tenant on practice_answer using (account_id = app_account());
create policy staff on practice_answer for select using (app_role() = 'admin');

-- Companies with three audited months may have practices: their audits are looked at again.
alter table audit no force row level security;
update audit set compared = false
 where state = 'done'
   and company_id in (select company_id from audit where state = 'done'
                       group by company_id having count(distinct (year, month)) >= 3);
alter table audit force row level security;

-- Runs of predefined parametrizations: each upload applies a version to every company of its package, and staff may undo it.
create table predefined_run (
  software_id integer not null,
  -- Counts the runs of a package from 1.
  number integer not null check (number > 0),
  kind text not null check (kind in ('load', 'undo')),
  -- Of the package afterwards; 0 for the one that the program ships.
  version integer not null check (version >= 0),
  undone_number integer check ((undone_number is not null) = (kind = 'undo')),
  -- Companies of the package; those for which values changed, and those that kept values of their own or a version.
  companies integer not null,
  changed integer not null,
  keeping integer not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (software_id, number),
  unique (software_id, undone_number)
);
revoke update, delete on predefined_run from cuadre_app;

alter table predefined_run enable row level security, force row level security;
create policy everyone on predefined_run for select using (true);
create policy staff_adds on predefined_run for insert with check (app_role() = 'admin');

-- What a run did for each company of its package: all of them, also those that keep what they had.
create table predefined_run_company (
  account_id uuid not null,
  company_id integer not null,
  software_id integer not null,
  number integer not null,
  from_version integer not null check (from_version >= 0),
  version integer not null check (version >= 0),
  -- Values that changed for the company, and values of its own that stayed over other ones of the version.
  changed integer not null,
  kept integer not null,
  -- Validations of which its own values and the version no longer fit together.
  clashing integer not null default 0,
  -- It had chosen to keep an earlier version.
  keeps_version boolean not null,
  primary key (company_id, software_id, number),
  foreign key (software_id, number) references predefined_run,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade
);
create index predefined_run_company_by_run on predefined_run_company (software_id, number);
revoke update, delete on predefined_run_company from cuadre_app;

alter table predefined_run_company enable row level security, force row level security;
create policy tenant on predefined_run_company for select using (account_id = app_account());
create policy staff on predefined_run_company for select using (app_role() = 'admin');
create policy staff_adds on predefined_run_company for insert with check (app_role() = 'admin');

-- Last run of the package when the company chose: what it chose against.
alter table predefined_choice add column after_run integer not null default 0 check (after_run >= 0);

-- Versions loaded before were applied to new companies only: each company keeps what it has until the next run.
alter table predefined_parametrization no force row level security;
alter table predefined_choice no force row level security;
alter table company no force row level security;
alter table predefined_run no force row level security;
alter table predefined_run_company no force row level security;
insert into predefined_run (software_id, number, kind, version, companies, changed, keeping, made_by, made_at)
  select software_id, row_number() over (partition by software_id order by version), 'load', version, 0, 0, 0, loaded_by, loaded_at
    from predefined_parametrization;
update predefined_choice as choice
   set after_run = (select count(*) from predefined_run as run
                     where run.software_id = choice.software_id and run.made_at <= choice.chosen_at);
insert into predefined_run_company
       (account_id, company_id, software_id, number, from_version, version, changed, kept, keeps_version)
  select account_id, id, software_id, number, version, version, 0, 0, false
    from (select company.account_id, company.id, last.software_id, last.number,
                 coalesce((select choice.version from predefined_choice as choice
                            where choice.company_id = company.id and choice.software_id = company.software_id
                            order by choice.number desc limit 1),
                          (select max(version) from predefined_parametrization as first
                            where first.software_id = company.software_id and first.loaded_at <= company.created_at),
                          0) as version
            from company
            join (select software_id, max(number) as number from predefined_run group by software_id) as last
              on last.software_id = company.software_id) as had;
alter table predefined_parametrization force row level security;
alter table predefined_choice force row level security;
alter table company force row level security;
alter table predefined_run force row level security;
alter table predefined_run_company force row level security;

-- People are told of it in the bell, under a topic of its own.
alter table notification_template drop constraint notification_template_topic_check;
alter table notification_template add constraint notification_template_topic_check
  check (topic in ('licencia', 'alertas', 'auditorias', 'hallazgos', 'cierres', 'preguntas', 'parametrizacion', 'novedades'));
create policy staff_tells on notification for insert with check (app_role() = 'admin' and note_id = 66);

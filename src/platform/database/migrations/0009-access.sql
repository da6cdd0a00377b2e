-- Who may do what: invitations, jobs and their assignments, licences, and the codes that give them.

-- Somebody invited has a row of their own until they accept. An address belongs to one active user; until it is active it
-- may wait in several accounts, so that inviting it tells nobody whether it is known elsewhere.
alter table app_user drop constraint app_user_email_key;
create unique index app_user_active_email on app_user (email) where is_active;
alter table app_user add constraint app_user_email_of_account unique (account_id, email);

-- The one-time token of an invitation: it opens its own row and no other.
create function app_invitation() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.invitation', true), '') $$;

create table invitation (
  id uuid primary key,
  account_id uuid not null,
  user_id integer not null,
  -- SHA-256 of the token, which only the mail has.
  token_hash text not null unique,
  invited_by integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  unique (account_id, user_id),
  foreign key (account_id, user_id) references app_user (account_id, id),
  foreign key (account_id, invited_by) references app_user (account_id, id)
);

-- Jobs that an account makes for itself; those that all have are in core/product/permission.ts.
create table job (
  id integer generated always as identity primary key,
  account_id uuid not null references account,
  name text not null,
  description text not null default '',
  -- 'auditoria.ver'
  permissions text[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (account_id, name),
  unique (account_id, id)
);

create table job_assignment (
  id integer generated always as identity primary key,
  account_id uuid not null,
  user_id integer not null,
  job_id integer,
  built_in text,
  -- Null: every company linked to the user.
  company_id integer,
  created_at timestamptz not null default now(),
  check ((job_id is null) <> (built_in is null)),
  -- One job a company.
  unique nulls not distinct (account_id, user_id, company_id),
  foreign key (account_id, user_id) references app_user (account_id, id),
  foreign key (account_id, job_id) references job (account_id, id),
  foreign key (account_id, company_id) references company (account_id, id)
);
create index job_assignment_by_job on job_assignment (job_id);

create table licence (
  account_id uuid primary key references account,
  plan text not null,
  companies integer not null check (companies > 0),
  users integer not null check (users > 0),
  starts_on date not null,
  ends_on date not null,
  suspended_at timestamptz,
  version integer not null default 1,
  check (ends_on >= starts_on)
);

-- What happened to a licence. Read and added to, never rewritten.
create table licence_change (
  account_id uuid not null references account,
  version integer not null,
  action text not null check (action in ('grant', 'renew', 'redeem', 'suspend', 'resume')),
  -- The licence after it.
  licence jsonb not null,
  note text not null default '',
  changed_by integer,
  changed_at timestamptz not null default now(),
  primary key (account_id, version)
);

-- Codes that give a licence, or places in one. They are made by the provider and belong to nobody, or to the ally who
-- hands them out.
create function app_code() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.code', true), '') $$;

create table code_batch (
  id uuid primary key,
  name text not null,
  -- The ally, if any.
  owner_id uuid references account,
  kind text not null check (kind in ('licencia', 'cupos')),
  plan text,
  days integer,
  companies integer not null default 0 check (companies >= 0),
  users integer not null default 0 check (users >= 0),
  expires_on date not null,
  created_by integer not null,
  created_at timestamptz not null default now(),
  check ((kind = 'licencia') = (plan is not null and days is not null)),
  check (kind = 'licencia' or companies + users > 0)
);

create table code (
  id uuid primary key,
  batch_id uuid not null references code_batch,
  owner_id uuid references account,
  -- SHA-256 of the code, and its last characters for people.
  hash text not null unique,
  tail text not null,
  expires_on date not null,
  -- To whom the ally gave it, in the ally's words.
  given_to text not null default '',
  redeemed_at timestamptz,
  redeemed_by_account uuid references account,
  redeemed_by integer,
  annulled_at timestamptz,
  check ((redeemed_at is null) = (redeemed_by_account is null)),
  check (redeemed_at is null or annulled_at is null)
);
create index code_by_batch on code (batch_id);
create index code_by_owner on code (owner_id) where owner_id is not null;

-- Accounts that were there before licences were: a year, so that an update takes nothing away.
alter table account no force row level security;
insert into licence (account_id, plan, companies, users, starts_on, ends_on)
  select id, 'firma', 50, 15, current_date, current_date + 365 from account;
insert into licence_change (account_id, version, action, licence, note)
  select account_id, 1, 'grant', to_jsonb(licence), 'migration' from licence;
alter table account force row level security;

alter table invitation enable row level security, force row level security;
create policy tenant on invitation using (account_id = app_account());
create policy staff on invitation for select using (app_role() = 'admin');
create policy bearer on invitation for select using (token_hash = app_invitation());

create policy invited on app_user for select
  using (exists (select from invitation where token_hash = app_invitation() and invitation.user_id = app_user.id));

alter table job enable row level security, force row level security;
create policy tenant on job using (account_id = app_account());
create policy staff on job for select using (app_role() = 'admin');

alter table job_assignment enable row level security, force row level security;
create policy tenant on job_assignment using (account_id = app_account());
create policy staff on job_assignment for select using (app_role() = 'admin');

-- Licences are the provider's to give: its staff changes those of every account.
revoke delete on licence from cuadre_app;
alter table licence enable row level security, force row level security;
create policy tenant on licence using (account_id = app_account());
create policy staff on licence using (app_role() = 'admin');

revoke update, delete on licence_change from cuadre_app;
alter table licence_change enable row level security, force row level security;
create policy tenant on licence_change using (account_id = app_account());
create policy staff on licence_change using (app_role() = 'admin');

revoke update, delete on code_batch from cuadre_app;
alter table code_batch enable row level security, force row level security;
create policy owner on code_batch for select using (owner_id = app_account());
create policy staff on code_batch using (app_role() = 'admin');
create policy redeemed on code_batch for select
  using (exists (select from code where code.batch_id = code_batch.id and (hash = app_code() or redeemed_by_account = app_account())));

revoke update, delete on code from cuadre_app;
grant update (given_to, redeemed_at, redeemed_by_account, redeemed_by, annulled_at) on code to cuadre_app;
alter table code enable row level security, force row level security;
create policy owner on code using (owner_id = app_account()) with check (owner_id = app_account());
create policy staff on code using (app_role() = 'admin');
create policy redeemed on code for select using (redeemed_by_account = app_account());
-- Whoever knows a code may use it, for their own account.
create policy redeem on code for update using (hash = app_code()) with check (redeemed_by_account = app_account());
create policy known on code for select using (hash = app_code());

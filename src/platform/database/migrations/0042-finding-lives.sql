-- The life of a finding, by company and fingerprint over all months: who has it, until when, in which state. Months are
-- `2026-10`, which sort as text. What nobody acted upon has no row: its state follows from its audits.

create table finding_life (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  -- As of the newest audit that has it.
  fingerprint text not null,
  topic text not null,
  proof text not null check (proof in ('balance', 'flow')),
  subjects text[] not null,
  validation text not null,
  rule text not null,
  account_code text,
  title text not null,
  -- Month in which it was first acted upon.
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  state text not null check (state in ('nuevo', 'en_revision', 'por_corregir', 'corregido', 'reabierto')),
  -- Put off in the months from one until before another.
  snoozed_from text,
  snoozed_to text,
  assignee integer,
  due_on date,
  version integer not null default 0,
  unique (account_id, id),
  check ((snoozed_from is null) = (snoozed_to is null) and snoozed_from < snoozed_to),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, assignee) references app_user (account_id, id)
);
create index finding_life_by_company on finding_life (company_id, topic);

-- Fingerprints of a life: that of a finding about several third parties follows the first of them.
create table finding_name (
  account_id uuid not null,
  company_id integer not null,
  fingerprint text not null,
  life_id uuid not null,
  primary key (company_id, fingerprint),
  foreign key (account_id, life_id) references finding_life (account_id, id) on delete cascade
);
create index finding_name_by_life on finding_name (life_id);

-- Why findings do not count: of one life, or of all of a rule (about one third party, about one account), in the months
-- from one until another, both included. Ended ones are kept.
create table finding_justification (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  scope text not null check (scope in ('finding', 'third_party', 'account', 'rule')),
  life_id uuid,
  validation text not null,
  rule text not null,
  account_code text,
  third_party text,
  -- Of the finding that it was given for.
  title text not null,
  third_party_name text,
  reason text not null check (reason <> ''),
  from_month text not null,
  until_month text check (until_month >= from_month),
  created_by integer not null,
  created_at timestamptz not null default now(),
  ended_by integer,
  ended_at timestamptz,
  unique (account_id, id),
  check ((scope = 'finding') = (life_id is not null)),
  check ((ended_by is null) = (ended_at is null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, life_id) references finding_life (account_id, id) on delete cascade,
  foreign key (account_id, created_by) references app_user (account_id, id),
  foreign key (account_id, ended_by) references app_user (account_id, id)
);
create index finding_justification_by_company on finding_justification (company_id, created_at);
create index finding_justification_by_life on finding_justification (life_id);

-- Acts on a life, in order; `changed_by` null: the audit. Comments are acts too.
create table finding_act (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  company_id integer not null,
  life_id uuid not null,
  kind text not null check (kind in ('state', 'assignee', 'due', 'snooze', 'justified', 'unjustified', 'comment',
                                     'attached', 'detached')),
  -- Values before and after, as text; of a comment its words.
  before text,
  after text,
  -- Month in which the act was done, or whose audit did it.
  period text,
  -- Ids of users.
  mentions jsonb not null default '[]',
  changed_by integer,
  changed_at timestamptz not null default now(),
  foreign key (account_id, life_id) references finding_life (account_id, id) on delete cascade,
  foreign key (account_id, changed_by) references app_user (account_id, id)
);
create index finding_act_by_life on finding_act (life_id, id);
create index finding_act_by_company on finding_act (company_id, id);

create table finding_attachment (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  life_id uuid not null,
  file_name text not null,
  media_type text not null,
  sha256 text not null,
  bytes bytea not null,
  created_by integer not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, life_id) references finding_life (account_id, id) on delete cascade,
  foreign key (account_id, created_by) references app_user (account_id, id)
);
create index finding_attachment_by_life on finding_attachment (life_id);
create index finding_attachment_by_account on finding_attachment (account_id);

-- What a month's audit sets aside: derived from justifications and postponements, so that sums need no look at them.
alter table finding add column set_aside text check (set_aside in ('justificado', 'pospuesto'));
create index finding_by_fingerprint on finding (company_id, fingerprint);

alter table audit_total drop constraint audit_total_part_check;
alter table audit_total add constraint audit_total_part_check
  check (part in ('critica', 'alta', 'media', 'baja', 'informativa', 'nuevo', 'persistente', 'reabierto', 'corregido',
                  'ya_no_aplica', 'justificado', 'pospuesto', 'apartado', 'devuelto'));

alter table finding_life enable row level security, force row level security;
create policy tenant on finding_life using (account_id = app_account());
create policy staff on finding_life for select using (app_role() = 'admin');
alter table finding_name enable row level security, force row level security;
create policy tenant on finding_name using (account_id = app_account());
create policy staff on finding_name for select using (app_role() = 'admin');
alter table finding_justification enable row level security, force row level security;
create policy tenant on finding_justification using (account_id = app_account());
create policy staff on finding_justification for select using (app_role() = 'admin');
-- Read and added to, never rewritten.
alter table finding_act enable row level security, force row level security;
create policy tenant on finding_act for select using (account_id = app_account());
create policy tenant_adds on finding_act for insert with check (account_id = app_account());
create policy staff on finding_act for select using (app_role() = 'admin');
alter table finding_attachment enable row level security, force row level security;
create policy tenant on finding_attachment using (account_id = app_account());
create policy staff on finding_attachment for select using (app_role() = 'admin');

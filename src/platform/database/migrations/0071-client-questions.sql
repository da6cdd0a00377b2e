-- Questions about findings to whoever knows the answer: a user of the company, or somebody with a link and no account.

-- Who holds a link opens its own question and no other.
create function app_question_link() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.question_link', true), '') $$;

create table client_question (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  -- Month of the audit that it is about.
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-3])$'),
  -- A user, or a name with an address; without an address the link is handed over by whoever asks.
  answerer integer,
  answerer_name text,
  answerer_email text,
  asks text[] not null check (asks <@ array['choice', 'text', 'files'] and cardinality(asks) > 0),
  expires_at timestamptz not null,
  reminds boolean not null default true,
  reminders integer not null default 0,
  reminded_at timestamptz,
  asked_by integer not null,
  asked_at timestamptz not null default now(),
  -- Of the newest link, or of the question to a user.
  delivered_at timestamptz not null default now(),
  opened_at timestamptz,
  saved_at timestamptz,
  -- Answers last sent.
  sent_at timestamptz,
  -- The link expired, and its holder asked for another one.
  renewal_asked_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by integer,
  closed_at timestamptz,
  closed_by integer,
  unique (account_id, id),
  check ((answerer is null) = (answerer_name is not null)),
  check (answerer is null or answerer_email is null),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check ((closed_at is null) = (closed_by is null)),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, answerer) references app_user (account_id, id),
  foreign key (account_id, asked_by) references app_user (account_id, id),
  foreign key (account_id, withdrawn_by) references app_user (account_id, id),
  foreign key (account_id, closed_by) references app_user (account_id, id)
);
create index client_question_by_company on client_question (company_id, asked_at);
create index client_question_by_answerer on client_question (answerer) where answerer is not null;

-- A finding of a question: its words, what is shown of it (nothing else is stored here), and its answer. What is written is
-- a draft until it is sent.
create table question_item (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  question_id uuid not null,
  position integer not null,
  life_id uuid not null,
  words text not null check (words <> ''),
  shown jsonb not null,
  choice text check (choice in ('yes', 'no', 'unknown')),
  answer text not null default '',
  sent_choice text check (sent_choice in ('yes', 'no', 'unknown')),
  sent_answer text not null default '',
  sent_at timestamptz,
  unique (account_id, id),
  unique (question_id, position),
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, question_id) references client_question (account_id, id) on delete cascade,
  foreign key (account_id, life_id) references finding_life (account_id, id) on delete cascade
);
create index question_item_by_life on question_item (life_id);
create index question_item_by_company on question_item (company_id);

-- Links that open a question: that of the first mail, and one a reminder, as none can be read again.
create table question_link (
  -- SHA-256 of the secret.
  digest text primary key,
  account_id uuid not null,
  question_id uuid not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, question_id) references client_question (account_id, id) on delete cascade
);
create index question_link_by_question on question_link (question_id);

create table question_file (
  id uuid primary key,
  account_id uuid not null,
  company_id integer not null,
  item_id uuid not null,
  file_name text not null,
  media_type text not null,
  sha256 text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  -- Null: of a draft, which whoever asked does not see.
  sent_at timestamptz,
  foreign key (account_id, company_id) references company (account_id, id) on delete cascade,
  foreign key (account_id, item_id) references question_item (account_id, id) on delete cascade
);
create index question_file_by_item on question_file (item_id);
create index question_file_by_account on question_file (account_id);
create index question_file_by_company on question_file (company_id);

alter table finding_act drop constraint finding_act_kind_check;
alter table finding_act add constraint finding_act_kind_check
  check (kind in ('state', 'assignee', 'due', 'snooze', 'justified', 'unjustified', 'comment', 'attached', 'detached',
                  'asked', 'answered', 'question_withdrawn', 'question_closed'));

alter table client_question enable row level security, force row level security;
create policy tenant on client_question using (account_id = app_account());
create policy staff on client_question for select using (app_role() = 'admin');
create policy calendar on client_question for select
  using (app_role() = 'system' and reminds and sent_at is null and withdrawn_at is null and closed_at is null);
alter table question_item enable row level security, force row level security;
create policy tenant on question_item using (account_id = app_account());
create policy staff on question_item for select using (app_role() = 'admin');
alter table question_link enable row level security, force row level security;
create policy tenant on question_link using (account_id = app_account());
create policy bearer on question_link for select using (digest = app_question_link());
alter table question_file enable row level security, force row level security;
create policy tenant on question_file using (account_id = app_account());
create policy staff on question_file for select using (app_role() = 'admin');

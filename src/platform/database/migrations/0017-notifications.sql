-- What users are told in the bell, and which warnings an account has been given about the end of its licence.

create table notification (
  id integer generated always as identity primary key,
  account_id uuid not null,
  user_id integer not null,
  -- The template that it follows.
  note_id integer not null,
  description text not null,
  -- Of one about the licence, the last day that it speaks of: once the licence ends on another, there is nothing to tell.
  licence_ends_on date,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  foreign key (account_id, user_id) references app_user (account_id, id)
);
create index notification_by_user on notification (user_id);

-- One a licence, its last day and how long before it, however often the calendar asks.
create table licence_warning (
  account_id uuid not null references account,
  ends_on date not null,
  -- Days before the end; -1 once it has passed.
  days integer not null,
  warned_at timestamptz not null default now(),
  primary key (account_id, ends_on, days)
);

alter table notification enable row level security, force row level security;
create policy tenant on notification using (account_id = app_account());

revoke update, delete on licence_warning from cuadre_app;
alter table licence_warning enable row level security, force row level security;
create policy tenant on licence_warning using (account_id = app_account());

-- The calendar finds the licences that are about to end, or have just ended, and no others.
create policy calendar on licence for select using (
  app_role() = 'system' and suspended_at is null
    and ends_on between current_date - 32 and current_date + 32);

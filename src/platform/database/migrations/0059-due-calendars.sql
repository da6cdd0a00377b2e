-- The DIAN's calendar of a year as the administrator loads it over that of the program, in versions: the newest one that is
-- not withdrawn is in force. A version is never changed.
create table due_calendar (
  year smallint not null,
  version integer not null check (version > 0),
  -- Returns with their periods, each with ten dates by the last digit of the NIT.
  rows jsonb not null,
  norm text not null,
  -- Link to the norm, or its number.
  source text not null,
  norm_day date not null,
  loaded_by text not null,
  loaded_at timestamptz not null default now(),
  withdrawn_by text,
  withdrawn_at timestamptz,
  primary key (year, version)
);
revoke update, delete on due_calendar from cuadre_app;
grant update (withdrawn_by, withdrawn_at) on due_calendar to cuadre_app;

-- Everybody reads them; only staff writes.
alter table due_calendar enable row level security, force row level security;
create policy everyone on due_calendar for select using (true);
create policy staff_adds on due_calendar for insert with check (app_role() = 'admin');
create policy staff_withdraws on due_calendar for update using (app_role() = 'admin') with check (app_role() = 'admin');

-- Templates of notifications: those of the product, which the program writes at its start with ids below 1000, and the
-- announcements of staff, each with its audience and its moment.
create sequence notification_template_id start 1000;
create table notification_template (
  id integer primary key default nextval('notification_template_id'),
  version integer not null default 1,
  -- Set once staff has changed it: the program no longer does.
  edited_at timestamptz,
  -- Sent by staff, not by the program.
  is_announcement boolean not null,
  topic text not null
    check (topic in ('licencia', 'alertas', 'auditorias', 'hallazgos', 'cierres', 'preguntas', 'novedades')),
  kind text not null check (kind in ('popup', 'banner', 'image', 'bell')),
  title text not null,
  description text not null,
  -- Inside the product or elsewhere by https; of those of the product each notification has its own.
  redirect_url text check (redirect_url ~ '^/([^/]|$)' or redirect_url ~ '^https://'),
  background text not null check (background ~ '^#[0-9A-F]{6}$'),
  font text not null check (font ~ '^#[0-9A-F]{6}$'),
  audience_kind text not null default 'all'
    check (audience_kind in ('all', 'plan', 'software', 'companies', 'people')),
  -- Plans, or ids of software, companies or users.
  audience text[] not null default '{}',
  -- Null: as soon as it is scheduled; and without end.
  starts_at timestamptz,
  ends_at timestamptz,
  scheduled_at timestamptz,
  -- Who scheduled it, in whose name the job sends it.
  scheduled_by integer,
  scheduled_account uuid,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (scheduled_account, scheduled_by) references app_user (account_id, id) on delete set null
);
create index notification_template_due on notification_template (starts_at)
  where scheduled_at is not null and sent_at is null;

create table notification_image (
  template_id integer primary key references notification_template on delete cascade,
  name text not null,
  version text not null,
  webp bytea not null
);

alter table notification
  -- Null: that of its template.
  alter column description drop not null,
  add column company_id integer,
  -- Last time that the user asked to be reminded later.
  add column reminded_at timestamptz,
  add foreign key (account_id, company_id) references company (account_id, id) on delete cascade;
alter table notification no force row level security;
alter table company no force row level security;
update notification
   set company_id = company.id
  from company
 where company.account_id = notification.account_id
   and company.id::text = substring(notification.redirect_url from '^/empresa/(\d+)/');
alter table notification force row level security;
alter table company force row level security;
-- The templates of earlier notifications are written at the next start.
alter table notification
  add constraint notification_template_exists foreign key (note_id) references notification_template not valid;
create index notification_by_template on notification (note_id);
-- An announcement reaches a user once.
create unique index notification_once on notification (note_id, user_id)
  where note_id >= 1000 or note_id in (2, 49, 50, 51, 52);

-- Everybody reads them; staff writes, and the program its own.
alter table notification_template enable row level security, force row level security;
create policy everyone on notification_template for select using (true);
create policy program_adds on notification_template for insert with check (app_role() = 'system' and id < 1000);
create policy program on notification_template for update using (app_role() = 'system');
create policy staff_adds on notification_template for insert with check (app_role() = 'admin' and is_announcement);
create policy staff on notification_template for update using (app_role() = 'admin');
create policy staff_deletes on notification_template for delete
  using (app_role() = 'admin' and id >= 1000 and sent_at is null);

alter table notification_image enable row level security, force row level security;
create policy everyone on notification_image for select using (true);
create policy staff_adds on notification_image for insert with check (app_role() = 'admin');
create policy staff_changes on notification_image for update using (app_role() = 'admin');
create policy staff_deletes on notification_image for delete using (app_role() = 'admin');

-- Staff counts who has seen what, and sends announcements to every account.
create policy staff on notification for select using (app_role() = 'admin');
create policy staff_sends on notification for insert with check (
  app_role() = 'admin'
  and exists (select from notification_template as template where template.id = note_id and template.is_announcement));
create policy clean_up on notification
  using (app_role() = 'system' and created_at < now() - interval '12 months')
  with check (false);

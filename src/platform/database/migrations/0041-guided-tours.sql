-- Guided tours that a user has finished or skipped.
alter table app_user add column tours_taken text[] not null default '{}';

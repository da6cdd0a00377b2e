-- Kinds of notifications that a user does not want in the bell.
alter table app_user add column bell_off text[] not null default '{}';

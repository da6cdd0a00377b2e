-- Whether everybody of the account must have a second factor: its subscriber decides.
alter table account add column requires_second_factor boolean not null default false;

-- After some wrong passwords the next one has to wait, longer each time, before anything is locked.
alter table sign_in_attempt add column waits_until timestamptz not null default now();

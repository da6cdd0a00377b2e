-- When somebody last did something with a session, to the minute: one that nobody uses ends before its time.
-- Those that are open now begin to count here.
alter table session add column last_seen_at timestamptz not null default now();

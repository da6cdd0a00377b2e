-- Who is at a job, and whether they live, is the queue's to know: its heartbeats take the place of these.
alter table audit drop column alive_at;
alter table balance_pull drop column alive_at;

-- Answers that were remembered for an Idempotency-Key hold names and addresses: after their day they go, whether or not their key
-- comes again.
create index idempotent_request_by_time on idempotent_request (created_at);
create policy clean_up on idempotent_request using (app_role() = 'system' and created_at < now() - interval '1 day');

-- When the subscriber closed the account. Its companies and the data of its people are then under way to be deleted, and
-- until that is done the subscriber can open it again.
alter table account add column closing_at timestamptz;

-- A version of a month is withdrawn with a reason, and restored: the month then shows the version before, or none. Its audits
-- are kept and count no more.
create table balance_withdrawal (
  id uuid primary key,
  account_id uuid not null,
  balance_id uuid not null,
  reason text not null,
  withdrawn_by integer not null,
  withdrawn_at timestamptz not null default now(),
  restored_by integer,
  restored_at timestamptz,
  foreign key (account_id, balance_id) references trial_balance (account_id, id) on delete cascade,
  foreign key (account_id, withdrawn_by) references app_user (account_id, id),
  foreign key (account_id, restored_by) references app_user (account_id, id)
);
-- At most one is in force.
create unique index balance_withdrawal_in_force on balance_withdrawal (balance_id) where restored_at is null;

revoke update, delete on balance_withdrawal from cuadre_app;
grant update (restored_by, restored_at) on balance_withdrawal to cuadre_app;

alter table balance_withdrawal enable row level security, force row level security;
create policy tenant on balance_withdrawal using (account_id = app_account());
create policy staff on balance_withdrawal for select using (app_role() = 'admin');

alter table audit drop constraint audit_state_check;
alter table audit add constraint audit_state_check
  check (state in ('queued', 'running', 'done', 'failed', 'withdrawn'));

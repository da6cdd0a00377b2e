-- What a company set itself (accounts of its roles, amounts of its parameters) is read by the grant. A version of a predefined
-- parametrization is planned over all companies by the house, which says how many values change.
drop policy staff on parametrization_change;
create policy staff on parametrization_change for select
  using (app_role() = 'admin' and account_id in (select granted_accounts()));
create policy statistics on parametrization_change for select using (app_role() = 'statistics');

/** The provider's staff and the books of an account: by a grant alone, in the call and in the database, and written down. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudits } from '#api/audits/audits/contract.ts';
import { getPortfolio } from '#api/audits/portfolio/contract.ts';
import { listTrialBalances } from '#api/balances/trial-balances/contract.ts';
import { getCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { storeSales } from '../../../../tests/statements/signed-month.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { ownAccess } from '../permissions/contract.ts';
import { endSupport, grantSupport, listSupportGrants } from './contract.ts';

let service: TestService;
let root: TestUser;
let staff: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
  id = await newCompany(root);
  await storeSales(root, id, 1000);
  await withClient(service.access.owner, (owner) =>
    owner.query(
      `insert into notification (account_id, user_id, note_id, company_id, description)
        values ($1, $2, 65, $3, '1 hallazgo nuevo')`,
      [root.accountId, root.userId, id],
    ),
  );
});
afterAll(() => service.close());

/** Rows of a table that any query of staff could read. */
const rows = (table: string) =>
  withClient(service.access.application, async (client) => {
    await client.query(`select set_config('app.role', 'admin', false), set_config('app.account_id', $1, false)`, [
      staff.accountId,
    ]);
    return Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
  });

const reads = async () => {
  const { data } = await root.ok(listActivityLog, { query: { act: 'support.read' } });
  return data.map(({ attributes: { target, companyId, userId, details } }) => [target, companyId, userId, details]);
};

/**
 * What staff reads without a grant, with the reason. Whoever adds a policy for staff to a table asks here whether it holds books:
 * then the policy asks for the grant (`granted_accounts`).
 */
const withoutGrant = new Map([
  ['account', 'names of subscribers, for licenses and announcements'],
  ['app_user', 'people of subscribers, for licenses, announcements and sign-in by support'],
  ['code', 'activation codes are made by staff'],
  ['code_batch', 'activation codes are made by staff'],
  ['company', 'number, package and state of companies; their screens ask for the grant'],
  ['company_user', 'whom announcements reach'],
  ['invitation', 'state of users'],
  ['job', 'state of users'],
  ['job_assignment', 'state of users'],
  ['license', 'licenses are given by staff'],
  ['license_change', 'licenses are given by staff'],
  ['notification', 'announcements, which staff writes; notices about companies ask for the grant'],
  ['notification_image', 'announcements are written by staff'],
  ['notification_template', 'announcements are written by staff'],
  ['predefined_choice', 'which version of the predefined layer companies have'],
  ['predefined_run_company', 'how many values of companies each version changed'],
  ['record_entry', 'acts of the account as such; those in a company ask for the grant'],
  ['record_head', 'staff appends its own acts'],
  ['support_grant', 'the grants themselves'],
  ['terms_acceptance', 'versions of the terms that users accepted'],
  ['usage_day', 'sums of use'],
  ['usage_refresh', 'sums of use'],
  ['user_photo', 'photos of users'],
]);

/** What is told of companies in words. */
const toldOfBooks = [
  "notification where description = '1 hallazgo nuevo'",
  'record_entry where company_id is not null',
];

/** The policy of a table with books, as PostgreSQL writes it. */
const byGrant = /^\(\(app_role\(\) = 'admin'::text\) AND \(account_id IN \( SELECT granted_accounts\(\) AS \w+\)\)\)$/;
/** Rows of one account, of whoever holds a secret, or of a role that is none of a caller. */
const bound = /= app_\w+\(\)|app_role\(\) = '(user|system|statistics)'/;
/** Read by everybody. */
const common = new Set([
  ...['dian_load', 'due_calendar', 'loaded_rate', 'notification_image', 'notification_template'],
  ...['predefined_parametrization', 'predefined_run'],
]);

test('every table that staff may read asks for the grant, or is in the list with its reason', async () => {
  const { policies, around } = await withClient(service.access.owner, async (owner) => ({
    policies: (
      await owner.query<{ tablename: string; qual: string }>(
        `select tablename, regexp_replace(qual, '\\s+', ' ', 'g') as qual from pg_policies where cmd in ('SELECT', 'ALL')`,
      )
    ).rows,
    // Views and functions that read as their owner, whom no policy stops.
    around: (
      await owner.query(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
         union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
      )
    ).rows,
  }));
  const ofStaff = policies.filter(({ qual }) => qual.includes("'admin'") && !byGrant.test(qual));
  expect(ofStaff.map(({ tablename }) => tablename).filter((table) => !withoutGrant.has(table))).toEqual([]);
  const ofAll = policies.filter(({ qual }) => !qual.includes("'admin'") && !bound.test(qual));
  expect(ofAll.map(({ tablename }) => tablename).filter((table) => !common.has(table))).toEqual([]);
  expect(policies.filter(({ qual }) => byGrant.test(qual)).length).toBeGreaterThan(40);
  expect(around).toEqual([]);
});

test('without a grant staff finds no company and no row of books', async () => {
  for (const call of [getCompany, listTrialBalances]) await staff.fails(call, 'resource.not_found', { params: { id } });
  expect((await staff.ok(userCompanies)).data).toEqual([]);
  expect((await staff.ok(getPortfolio)).data).toEqual([]);
  const tables = ['trial_balance', 'account_summary', 'audit', 'finding', 'finding_life', 'statement_figures'];
  for (const table of [...tables, ...toldOfBooks]) expect([table, await rows(table)]).toEqual([table, 0]);
  expect(await reads()).toEqual([]);
});

test('a grant opens them for its days, is shown to everybody of the account, and each read is written down', async () => {
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  expect((await guest.ok(ownAccess)).data.support).toBeNull();
  const body = { days: 2, reason: 'Revisar el balance de enero' };
  const { data } = await root.ok(grantSupport, { body });
  expect(data).toMatchObject([{ reason: body.reason, isInForce: true, endedAt: null }]);
  expect((await guest.ok(ownAccess)).data.support).toMatchObject({ reason: body.reason });
  expect((await staff.ok(userCompanies)).data).toMatchObject([{ id }]);
  expect((await staff.ok(listTrialBalances, { params: { id } })).data).toHaveLength(1);
  await staff.ok(listAudits, { params: { id } });
  expect(await rows('trial_balance')).toBe(1);
  for (const table of toldOfBooks) expect(await rows(table)).toBeGreaterThan(0);
  expect((await reads()).slice(0, 2)).toEqual([
    ['Auditorías', id, staff.userId, { call: 'GET /companies/{id}/audits' }],
    ['Balances', id, staff.userId, { call: 'GET /companies/{id}/trial-balances' }],
  ]);
  // What stays the subscriber's alone, staff included.
  await guest.fails(grantSupport, 'auth.forbidden', { body });
  await staff.fails(grantSupport, 'auth.forbidden', { body });
});

test('it ends when it is taken back, and by itself', async () => {
  await root.ok(endSupport);
  await root.fails(endSupport, 'resource.not_found');
  await staff.fails(getCompany, 'resource.not_found', { params: { id } });
  expect(await rows('trial_balance')).toBe(0);
  await root.ok(grantSupport, { body: { days: 1, reason: 'Otra vez' } });
  await withClient(service.access.owner, (owner) =>
    owner.query(`update support_grant set granted_at = now() - interval '2 days', ends_at = now() - interval '1 second'
                  where ended_at is null`),
  );
  expect(await rows('trial_balance')).toBe(0);
  expect((await root.ok(listSupportGrants)).data.map(({ isInForce }) => isInForce)).toEqual([false, false]);
  expect((await root.ok(ownAccess)).data.support).toBeNull();
});

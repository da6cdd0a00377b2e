import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { announcer, inBell, people } from '../../../../../../tests/support/notifications/announcements.ts';
import {
  fixtureCompany,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../../tests/support/test-service.ts';
import * as contract from '../contract.ts';

let service: TestService;
let staff: TestUser;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

const size = async (audience: contract.Audience) =>
  (await staff.ok(contract.measureAudience, { body: { audience } })).data;

test('an audience is everybody of open accounts but staff', async () => {
  const before = await size({ kind: 'all', ids: [] });
  const root = await service.newUser();
  await newCompany(root);
  await service.newUser({ isAdmin: true });
  const gone = await service.newUser();
  await sql('update app_user set is_active = false where id = $1', [gone.userId]);
  const closing = await service.newUser();
  await sql('update account set closing_at = now() where id = $1', [closing.accountId]);
  expect(await size({ kind: 'all', ids: [] })).toEqual({ users: before.users + 1, companies: before.companies + 1 });
  expect(await size(people(gone, closing, root))).toEqual({ users: 1, companies: 1 });
});

test('who switched announcements off is not reached', async () => {
  const [told, untold] = [await service.newUser(), await service.newUser()];
  await untold.ok(updatePreferences, { body: { bells: { novedades: false } } });
  expect(await size(people(told, untold))).toEqual({ users: 1, companies: 0 });
  await announcer(staff).send([told, untold]);
  expect([(await inBell(told)).length, (await inBell(untold)).length]).toEqual([1, 0]);
});

test('an audience by plan, software and company is those who work there', async () => {
  const root = await service.newUser();
  await sql(`update license set plan = 'empresa' where account_id = $1`, [root.accountId]);
  const mine = await newCompany(root);
  const { data: helisa } = await root.ok(createCompany, {
    body: {
      comp_business_name: 'Otra S.A.S.',
      rety_id: 1,
      ...fixtureCompany,
      acso_id: 10,
      comp_entity_id: '890903938',
      comp_check_digit: 8,
    },
  });
  const clerk = await service.newUser({ accountId: root.accountId, isRoot: false });
  await root.ok(linkCompanyUser, { params: { id: helisa.id, userId: clerk.userId } });
  await service.newUser({ accountId: root.accountId, isRoot: false });
  expect(await size({ kind: 'plan', ids: ['empresa'] })).toEqual({ users: 3, companies: 2 });
  expect(await size({ kind: 'software', ids: ['10'] })).toEqual({ users: 2, companies: 1 });
  expect(await size({ kind: 'companies', ids: [String(mine)] })).toEqual({ users: 1, companies: 1 });
  expect(await size({ kind: 'companies', ids: [] })).toEqual({ users: 0, companies: 0 });
  const found = await staff.ok(contract.listAudienceOptions, { query: { kind: 'companies', q: 'otra s.a' } });
  expect(found.data).toContainEqual({ id: String(helisa.id), name: 'Otra S.A.S. · 890903938' });
  const named = await staff.ok(contract.listAudienceOptions, { query: { kind: 'people', q: clerk.email } });
  expect(named.data.map(({ id }) => id)).toEqual([String(clerk.userId)]);
});

/** What a person may do in each company: one by one, or once for each set of permissions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPortfolio } from '#api/audits/portfolio/contract.ts';
import { getCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { newCompany, startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { ownAccess } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const secondCompany = { comp_entity_id: '890903938', comp_check_digit: 8 };

test('companies are listed one by one, or once for each set of permissions', async () => {
  const root = await service.newUser();
  const ids = [await newCompany(root), await newCompany(root, secondCompany)];
  const listed = (await root.ok(ownAccess)).data;
  expect([listed.companies.map(({ companyId }) => companyId).sort(), listed.groups]).toEqual([ids, undefined]);
  const { companies, groups } = (await root.ok(ownAccess, { query: { grouped: true } })).data;
  expect(companies).toEqual([]);
  const [group, ...others] = groups!;
  expect([group!.companyIds.toSorted(), others]).toEqual([ids, []]);
  expect(group!.permissions).toEqual(listed.companies[0]!.permissions);
});

test('a role in one company gives no access to others, also when that one is unlinked', async () => {
  const root = await service.newUser();
  const [first, second] = [await newCompany(root), await newCompany(root, secondCompany)];
  const person = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
  for (const id of [first, second]) await root.ok(linkCompanyUser, { params: { id, userId: person.userId } });
  await root.ok(assignRole, { body: { user_id: person.userId, job_id: 'cliente', company_id: first } });
  await person.ok(getCompany, { params: { id: first } });
  await person.fails(getCompany, 'auth.forbidden', { params: { id: second } });
  await root.ok(unlinkCompanyUser, { params: { id: first, userId: person.userId } });
  await person.fails(getCompany, 'resource.not_found', { params: { id: first } });
  await person.fails(getCompany, 'auth.forbidden', { params: { id: second } });
  const access = (await person.ok(ownAccess)).data;
  expect(access).toMatchObject({ account: [], companies: [] });
  expect((await person.ok(getPortfolio)).data).toEqual([]);
  expect(access.license).toMatchObject({ state: 'activa', mayChange: true, plan: 'corporativo' });
});

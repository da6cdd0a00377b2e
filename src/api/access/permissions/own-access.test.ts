/** Companies in which a person has the same permissions are one entry, for who asks for groups. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany, startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { ownAccess } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('companies are listed one by one, or once for each set of permissions', async () => {
  const root = await service.newUser();
  const ids = [await newCompany(root), await newCompany(root, { comp_entity_id: '890903938', comp_check_digit: 8 })];
  const listed = (await root.ok(ownAccess)).data;
  expect([listed.companies.map(({ companyId }) => companyId).sort(), listed.groups]).toEqual([ids, undefined]);
  const { companies, groups } = (await root.ok(ownAccess, { query: { grouped: true } })).data;
  expect(companies).toEqual([]);
  const [group, ...others] = groups!;
  expect([group!.companyIds.toSorted(), others]).toEqual([ids, []]);
  expect(group!.permissions).toEqual(listed.companies[0]!.permissions);
});

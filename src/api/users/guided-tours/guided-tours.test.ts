import { afterAll, beforeAll, expect, test } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import { startTestService, type TestService, type TestUser } from '../../../../tests/support/test-service.ts';
import { takeTour } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

const toursOf = async (who: TestUser) => (await who.ok(me)).data.attributes.tours;
const taken = (who: TestUser, guito_type: 'audit' | 'chart_accounts') => ({
  body: { guided_tour: { user_id: who.userId, guito_type } },
});

test('a tour is taken once and for all, and comes with the user', async () => {
  expect(Object.values(await toursOf(user))).toEqual([false, false, false, false, false]);
  await user.ok(takeTour, taken(user, 'chart_accounts'));
  await user.ok(takeTour, taken(user, 'audit'));
  await user.ok(takeTour, taken(user, 'audit'));
  expect(await toursOf(user)).toEqual({
    validations_edition: false,
    chart_accounts: true,
    audit: true,
    no_data_audit: false,
    financial_report: false,
  });
});

test('a tour of another user is not marked', async () => {
  const other = await service.newUser({ accountId: user.accountId });
  const { status } = await user.send(takeTour, taken(other, 'audit'));
  expect(status).toBe(404);
  expect((await toursOf(other)).audit).toBe(false);
});

test('an unknown tour is refused', async () => {
  const body = { guided_tour: { user_id: user.userId, guito_type: 'company' as 'audit' } };
  expect((await user.send(takeTour, { body })).status).toBe(400);
});

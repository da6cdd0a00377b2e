import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { createToken } from '../api-tokens/contract.ts';
import { adminLogin, login, logout, me } from '../auth/contract.ts';
import {
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '../second-factor/contract.ts';
import { getAccountSecurity, updateAccountSecurity } from './contract.ts';

let service: TestService;
const password = testPassword;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function setUp(user: ApiClient): Promise<void> {
  const { data } = await user.ok(startSecondFactor, { body: { password } });
  const secret = new URL(data.uri).searchParams.get('secret') ?? '';
  await user.ok(confirmSecondFactor, { body: { code: new TOTP({ secret }).generate() } });
}

const require = (user: ApiClient, secondFactorRequired: boolean) =>
  user.ok(updateAccountSecurity, { body: { secondFactorRequired, password } });

/** A subscriber whose account requires a second factor, and a user of the account without one. */
async function strictAccount(): Promise<{ root: TestUser; guest: TestUser }> {
  const root = await service.newUser();
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  await setUp(root);
  await require(root, true);
  return { root, guest };
}

test("requiring a second factor takes one of one's own, and the password", async () => {
  const root = await service.newUser();
  const asked = { secondFactorRequired: true, password };
  await root.fails(updateAccountSecurity, 'password.wrong', { body: { ...asked, password: 'otra' } });
  await root.fails(updateAccountSecurity, 'second_factor.own_first', { body: asked });
  await setUp(root);
  expect((await root.ok(getAccountSecurity)).data).toEqual({
    secondFactorRequired: false,
    people: 1,
    withSecondFactor: 1,
  });
  expect((await require(root, true)).data.secondFactorRequired).toBe(true);
});

test('a user without one can only set it up and sign out until it is done', async () => {
  const { root, guest } = await strictAccount();
  expect((await root.ok(getAccountSecurity)).data).toEqual({
    secondFactorRequired: true,
    people: 2,
    withSecondFactor: 1,
  });
  const { message } = await guest.fails(userCompanies, 'second_factor.required');
  expect(message).toContain('verificación en dos pasos');
  expect((await guest.send(userCompanies)).status).toBe(403);
  expect((await guest.ok(getSecondFactor)).data).toMatchObject({ enabled: false, required: true });
  expect((await guest.ok(me)).data.attributes.mustSetUpSecondFactor).toBe(true);
  await setUp(guest);
  await guest.ok(userCompanies);
  expect((await guest.ok(me)).data.attributes.mustSetUpSecondFactor).toBe(false);
  expect((await root.ok(getAccountSecurity)).data.withSecondFactor).toBe(2);
  await guest.ok(disableSecondFactor, { body: { password } });
  await guest.fails(userCompanies, 'second_factor.required');
  await guest.ok(logout);
});

test('the sign-in response says so, and other accounts are unaffected', async () => {
  const { guest } = await strictAccount();
  const stranger = await service.newUser();
  const signIn = async ({ email }: TestUser) =>
    opened((await service.anonymous.ok(login, { body: { email, password } })).data);
  const session = await signIn(guest);
  expect(session.user.attributes.mustSetUpSecondFactor).toBe(true);
  await new ApiClient(service.app, session.token).fails(userCompanies, 'second_factor.required');
  expect((await signIn(stranger)).user.attributes.mustSetUpSecondFactor).toBe(false);
  await stranger.ok(userCompanies);
});

test('API tokens are exempt', async () => {
  const root = await service.newUser();
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  const body = { name: 'Informe', scopes: ['empresas.ver'], days: 1, password };
  const { data } = await guest.ok(createToken, { body });
  await setUp(root);
  await require(root, true);
  await guest.fails(createToken, 'second_factor.required', { body });
  await new ApiClient(service.app, data.token).ok(userCompanies);
});

test('switching it on and off is logged once each', async () => {
  const { root, guest } = await strictAccount();
  await require(root, true);
  await require(root, false);
  await guest.ok(userCompanies);
  const { data } = await root.ok(listActivityLog);
  const acts = data.map(({ attributes }) => attributes.act).filter((act) => /required|optional/.test(act));
  expect(acts).toEqual(['second_factor.optional', 'second_factor.required']);
});

test('only the subscriber may require it', async () => {
  const { root, guest } = await strictAccount();
  await setUp(guest);
  await guest.fails(getAccountSecurity, 'auth.forbidden');
  await guest.fails(updateAccountSecurity, 'auth.forbidden', { body: { secondFactorRequired: false, password } });
  expect((await root.ok(getAccountSecurity)).data.secondFactorRequired).toBe(true);
});

test('the installation may require it of its staff only', async () => {
  const strict = await startTestService({ staffNeedsSecondFactor: true });
  const staff = await strict.newUser({ isAdmin: true });
  const user = await strict.newUser();
  await staff.fails(userCompanies, 'second_factor.required');
  await user.ok(userCompanies);
  const { data } = await strict.anonymous.ok(adminLogin, { body: { email: staff.email, password } });
  expect(opened(data).user.attributes.mustSetUpSecondFactor).toBe(true);
  await setUp(staff);
  await staff.ok(userCompanies);
  await strict.close();
});

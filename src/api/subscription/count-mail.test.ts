/** Mails that an account causes to others, by its plan. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteUser, repeatInvitation, withdrawInvitation } from '#api/users/invitations/contract.ts';
import { askEmailChange } from '#api/users/profile/contract.ts';
import type { PlanKey } from '#core/product/license.ts';
import { listMails } from '#platform/mail/outbox.ts';
import {
  asClient,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../tests/support/test-service.ts';
import { renewLicense } from './licenses/contract.ts';

let service: TestService;
let staff: TestUser;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

async function renew(user: TestUser, plan: PlanKey): Promise<void> {
  await staff.ok(renewLicense, { params: { accountId: user.accountId }, body: { plan, ends_on: '2099-12-31' } });
}

async function demoUser(): Promise<TestUser> {
  const user = await service.newUser();
  await renew(user, 'demo');
  return user;
}

/** Invites an address and withdraws it, so that its seat is free again. */
async function invite(user: TestUser, address: string): Promise<void> {
  const { data } = await user.ok(inviteUser, { body: { user_name: 'Ana Ruiz', user_email: address, jobs: asClient } });
  await user.ok(withdrawInvitation, { params: { userId: data.id } });
}

describe('a demo', () => {
  test('sends five invitations a day, whomever to; a paid plan more', async () => {
    const user = await demoUser();
    for (let index = 0; index < 5; index++) await invite(user, `demo${index}@ajeno.co`);
    const another = { body: { user_name: 'Ana Ruiz', user_email: 'demo5@ajeno.co', jobs: asClient } };
    const { code, message } = await user.fails(inviteUser, 'license.mails', another);
    expect([code, message]).toEqual([429, expect.stringMatching(/^Con la licencia de demostración .* Códigos\.$/)]);
    const { headers } = await user.send(inviteUser, another);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3600 * 20);
    expect(listMails(`${service.dataDirectory}/correo`).filter(({ to }) => to === 'demo5@ajeno.co')).toEqual([]);
    await renew(user, 'contador');
    await invite(user, 'demo5@ajeno.co');
  });

  test('sends two to one address', async () => {
    const user = await demoUser();
    const { data } = await user.ok(inviteUser, {
      body: { user_name: 'Ana Ruiz', user_email: 'una@ajeno.co', jobs: asClient },
    });
    const params = { userId: data.id };
    await user.ok(repeatInvitation, { params });
    await user.fails(repeatInvitation, 'license.mails', { params });
  });

  test('asks for three codes to other addresses a day', async () => {
    const user = await demoUser();
    const ask = (index: number) => ({ body: { email: `otra${index}@ajeno.co`, password: testPassword } });
    for (let index = 0; index < 3; index++) await user.ok(askEmailChange, ask(index));
    await user.fails(askEmailChange, 'license.mails', ask(3));
  });
});

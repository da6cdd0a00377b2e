import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unattendedHeader } from '#core/call/endpoint.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { opened, startTestService, type TestService, testPassword } from '../../../../tests/support/test-service.ts';
import { adminLogin, login, logout, me } from './contract.ts';

let service: TestService;
let address = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Headers of a client with an unused network address. */
function newAddress(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `192.0.2.${address}` };
}

function signIn(email: string, password: string, headers = newAddress()) {
  return service.anonymous.send(login, { body: { email, password }, headers });
}

describe('signing in', () => {
  test('returns a token of the user, whatever the case of the address', async () => {
    const user = await service.newUser();
    const { data } = await service.anonymous.ok(login, {
      body: { email: user.email.toUpperCase(), password: testPassword },
    });
    const answer = await new ApiClient(service.app, opened(data).token).ok(me);
    expect(answer.data).toEqual(opened(data).user);
    expect(answer.data).toMatchObject({ id: user.userId, attributes: { user_email: user.email, isAdmin: false } });
  });

  test('answers a wrong password and an unknown address alike, and counts both', async () => {
    const { email } = await service.newUser();
    const wrong = await signIn(email, 'otra');
    const unknown = await signIn('nadie@ejemplo.co', 'otra');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ error: 'auth.invalid_credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.bytes.toString()).toContain('5 intentos');
  });

  test('counts concurrent guesses one by one: after three the next has to wait', async () => {
    const { email } = await service.newUser();
    const headers = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'otra', headers)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('limits the attempts of a network address', async () => {
    const headers = newAddress();
    const tries = Array.from({ length: 51 }, (_, index) => signIn(`azar${index}@ejemplo.co`, 'otra', headers));
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is refused at the wrong endpoint: staff and users have one each', async () => {
    const staff = await service.newUser({ isAdmin: true });
    const user = await service.newUser();
    expect((await signIn(staff.email, testPassword)).status).toBe(401);
    const body = { email: user.email, password: testPassword };
    await service.anonymous.fails(adminLogin, 'auth.invalid_credentials', { body, headers: newAddress() });
  });

  test('tells a deactivated user with the right password whom to write to, and nobody else', async () => {
    const root = await service.newUser();
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set is_active = false where email = $1', [invited.email]),
    );
    const body = { email: invited.email, password: testPassword };
    const refused = await service.anonymous.fails(login, 'auth.user_inactive', { body, headers: newAddress() });
    expect(refused.message).toContain('Tu usuario está desactivado.');
    expect(refused.message).toContain(root.email);
    const wrong = await signIn(invited.email, 'otra');
    expect(wrong.body).toMatchObject({ error: 'auth.invalid_credentials' });
  });

  test('puts admn_id in staff tokens only', async () => {
    const payload = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    const staff = await service.newUser({ isAdmin: true });
    const user = await service.newUser();
    const body = { password: testPassword };
    const asStaff = await service.anonymous.ok(adminLogin, {
      body: { ...body, email: staff.email },
      headers: newAddress(),
    });
    const asUser = await service.anonymous.ok(login, { body: { ...body, email: user.email }, headers: newAddress() });
    expect(payload(opened(asStaff.data).token)).toMatchObject({ admn_id: staff.userId });
    expect(payload(opened(asUser.data).token)).not.toHaveProperty('admn_id');
  });
});

describe('a session', () => {
  test('ends with its sign-out, and other sessions continue', async () => {
    const user = await service.newUser();
    const { data } = await service.anonymous.ok(login, { body: { email: user.email, password: testPassword } });
    const other = new ApiClient(service.app, opened(data).token);
    await user.ok(logout);
    await user.fails(me, 'auth.session_expired');
    await other.ok(me);
  });

  test('ends at its expiry', async () => {
    const user = await service.newUser();
    await withClient(service.access.owner, (owner) =>
      owner.query(`update session set expires_at = now() where user_id = ${user.userId}`),
    );
    await user.fails(me, 'auth.session_expired');
  });

  const leaveFor = (userId: number, time: string) =>
    withClient(service.access.owner, async (owner) => {
      await owner.query(`update session set last_seen_at = now() - $1::interval where user_id = $2`, [time, userId]);
    });

  test('ends after two idle hours, with the same error as any ended session', async () => {
    const user = await service.newUser();
    await leaveFor(user.userId, '119 minutes');
    await user.ok(me);
    await leaveFor(user.userId, '2 hours');
    const { message } = await user.fails(me, 'auth.session_expired');
    expect(message).toBe('Se ha expirado la sesion.');
    expect((await user.send(me)).status).toBe(401);
  });

  test('is renewed by attended requests only, not by polling', async () => {
    const user = await service.newUser();
    const unattended = { headers: { [unattendedHeader]: '1' } };
    const seen = () =>
      withClient(service.access.owner, async (owner) => {
        const { rows } = await owner.query(
          `select last_seen_at > now() - interval '1 hour' as lately from session where user_id = $1`,
          [user.userId],
        );
        return rows[0].lately;
      });
    await leaveFor(user.userId, '90 minutes');
    await user.ok(me, unattended);
    expect(await seen()).toBe(false);
    await user.ok(me);
    expect(await seen()).toBe(true);
    await leaveFor(user.userId, '2 hours');
    await user.fails(me, 'auth.session_expired', unattended);
  });

  test('is written as used at most once a minute', async () => {
    const user = await service.newUser();
    const moment = () =>
      withClient(service.access.owner, async (owner) => {
        const { rows } = await owner.query(`select last_seen_at::text as at from session where user_id = $1`, [
          user.userId,
        ]);
        return rows[0].at;
      });
    await leaveFor(user.userId, '30 seconds');
    const before = await moment();
    await user.ok(me);
    expect(await moment()).toBe(before);
    await leaveFor(user.userId, '70 seconds');
    await user.ok(me);
    expect(await moment()).not.toBe(before);
  });

  test('ends when the user is deactivated', async () => {
    const user = await service.newUser();
    await withClient(service.access.owner, (owner) =>
      owner.query(`update app_user set is_active = false where id = ${user.userId}`),
    );
    await user.fails(me, 'auth.session_expired');
    expect((await signIn(user.email, testPassword)).body).toMatchObject({ error: 'auth.user_inactive' });
  });

  test('needs an unaltered token signed by us', async () => {
    const user = await service.newUser();
    const { data } = await service.anonymous.ok(login, { body: { email: user.email, password: testPassword } });
    const [head, , signature] = opened(data).token.split('.');
    const forged = Buffer.from(JSON.stringify({ sid: '0', sub: '1' })).toString('base64url');
    await service.anonymous.fails(me, 'auth.required');
    await new ApiClient(service.app, `${head}.${forged}.${signature}`).fails(me, 'auth.session_expired');
    await new ApiClient(service.app, 'nada').fails(me, 'auth.session_expired');
  });
});

test('the queue keeps the input of a failed sign-in for one minute only', async () => {
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query(`select name, deletion_seconds as seconds from queue.queue where name = any($1) order by name`, [
      ['failed-sign-in', 'recover-password', 'send-mail'],
    ]),
  );
  expect(rows.map(({ seconds }) => seconds)).toEqual([60, 60, 60]);
});

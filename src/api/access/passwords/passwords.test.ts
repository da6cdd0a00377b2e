import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { startFakeLeakedPasswords } from '../../../../tests/support/fake-leaked-passwords.ts';
import {
  opened,
  startTestService,
  type TestService,
  testPassword,
  testUrl,
} from '../../../../tests/support/test-service.ts';
import { login, me } from '../auth/contract.ts';
import { changePassword, recoverPassword, resetPassword } from './contract.ts';

let service: TestService;
let address = 0;
const password = 'caballo azul grapadora 44';

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function from(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `198.51.100.${address}` };
}

async function secretFor(email: string, after?: string): Promise<string> {
  await service.anonymous.ok(recoverPassword, { body: { email: email.toUpperCase() }, headers: from() });
  const { text } = await service.nextMail(email, after);
  const secret = text.match(/#(\S+)/)?.[1];
  expect(text).toContain(`${testUrl}/recuperar-clave#`);
  return secret ?? '';
}

test('a mailed link replaces a forgotten password once, and ends every session', async () => {
  const user = await service.newUser();
  const secret = await secretFor(user.email);
  const known = (await service.nextMail(user.email)).id;
  await service.anonymous.ok(resetPassword, { body: { secret, password }, headers: from() });
  expect((await service.nextMail(user.email, known)).subject).toContain('Cambió tu contraseña');
  await user.fails(me, 'auth.session_expired');
  await service.anonymous.fails(login, 'auth.invalid_credentials', {
    body: { email: user.email, password: testPassword },
    headers: from(),
  });
  const { data } = await service.anonymous.ok(login, { body: { email: user.email, password }, headers: from() });
  expect(opened(data).user.id).toBe(user.userId);
  await service.anonymous.fails(resetPassword, 'password.link_expired', {
    body: { secret, password },
    headers: from(),
  });
});

test('a deactivated user is mailed whom to write to, and no link', async () => {
  const root = await service.newUser();
  const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
  await withClient(service.access.owner, (owner) =>
    owner.query('update app_user set is_active = false where id = $1', [guest.userId]),
  );
  await service.anonymous.ok(recoverPassword, { body: { email: guest.email }, headers: from() });
  const { subject, text } = await service.nextMail(guest.email);
  expect(subject).toBe('Tu usuario de Cuadre está desactivado');
  expect(text).toContain(root.email);
  expect(text).not.toContain('/recuperar-clave');
});

test('of two concurrent uses one succeeds', async () => {
  const user = await service.newUser();
  const secret = await secretFor(user.email);
  const answers = await Promise.all(
    [1, 2, 3].map(() => service.anonymous.send(resetPassword, { body: { secret, password }, headers: from() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
});

test('a link is void after a newer link, a changed password, or half an hour', async () => {
  const user = await service.newUser();
  const first = await secretFor(user.email);
  const second = await secretFor(user.email, (await service.nextMail(user.email)).id);
  await service.anonymous.fails(resetPassword, 'password.link_expired', {
    body: { secret: first, password },
    headers: from(),
  });
  await withClient(service.access.owner, (owner) =>
    owner.query(`update one_time_secret set expires_at = now() where user_id = $1`, [user.userId]),
  );
  await service.anonymous.fails(resetPassword, 'password.link_expired', {
    body: { secret: second, password },
    headers: from(),
  });
});

test('an unknown address gets the same response and no mail', async () => {
  const user = await service.newUser();
  const known = await service.anonymous.send(recoverPassword, { body: { email: user.email }, headers: from() });
  const nobody = await service.anonymous.send(recoverPassword, {
    body: { email: 'nadie@ejemplo.co' },
    headers: from(),
  });
  expect([nobody.status, nobody.body]).toEqual([known.status, known.body]);
  await service.nextMail(user.email);
  await expect(Promise.race([service.nextMail('nadie@ejemplo.co'), Promise.resolve('none')])).resolves.toBe('none');
});

test('mails are limited to three an hour per address, and requests are rate-limited', async () => {
  const { email } = await service.newUser();
  for (let count = 0; count < 6; count++) {
    await service.anonymous.ok(recoverPassword, { body: { email }, headers: from() });
  }
  const headers = from();
  const tries = Array.from({ length: 31 }, () => service.anonymous.send(recoverPassword, { body: { email }, headers }));
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query(`select count(*)::int as jobs from queue.job where name = 'recover-password' and data->>'email' = $1`, [
      email,
    ]),
  );
  expect(rows[0].jobs).toBeLessThanOrEqual(3);
});

test.each([
  ['corta', /al menos 10/],
  ['contraseña1', /adivinar/],
  ['1234567890', /adivinar/],
  ['qwertyuiop', /adivinar/],
])('a weak password is refused with its reason: %s', async (weak, reason) => {
  const user = await service.newUser();
  const failure = await user.fails(changePassword, 'password.weak', {
    body: { currentPassword: testPassword, password: weak },
  });
  expect(failure.errors?.[0]).toMatchObject({ field: 'password', message: expect.stringMatching(reason) });
});

test('a leaked password is refused where a service reports them', async () => {
  const fake = await startFakeLeakedPasswords([password]);
  const careful = await startTestService({ leakedPasswordsUrl: fake.url });
  const user = await careful.newUser();
  const body = { currentPassword: testPassword, password };
  const failure = await user.fails(changePassword, 'password.weak', { body });
  expect(failure.errors?.[0]).toMatchObject({ field: 'password', message: expect.stringContaining('filtración') });
  await user.ok(changePassword, { body: { ...body, password: 'doce nubes sobre el páramo' } });
  await careful.close();
  await fake.close();
});

test('changing it needs the current one, keeps this session and ends the others', async () => {
  const user = await service.newUser();
  const { data } = await service.anonymous.ok(login, {
    body: { email: user.email, password: testPassword },
    headers: from(),
  });
  const elsewhere = new ApiClient(service.app, opened(data).token);
  await user.fails(changePassword, 'password.wrong', { body: { currentPassword: 'otra', password } });
  await user.ok(me);
  await user.ok(changePassword, { body: { currentPassword: testPassword, password } });
  await user.ok(me);
  await elsewhere.fails(me, 'auth.session_expired');
});

test('guesses of the current password from an open session are locked', async () => {
  const user = await service.newUser();
  const guess = () => user.send(changePassword, { body: { currentPassword: 'otra', password } });
  const answers = await Promise.all(Array.from({ length: 9 }, guess));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  await user.fails(changePassword, 'auth.locked', { body: { currentPassword: testPassword, password } });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { resetSecondFactor } from '#api/users/users/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { login, me } from '../auth/contract.ts';
import * as contract from './contract.ts';

let service: TestService;
let address = 0;
const password = testPassword;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function from(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `203.0.113.${address}` };
}

/** Code of a secret, `steps` × 30 s from now: a used code is never accepted again. */
function codeOf(uri: string, steps = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Near the end of its thirty seconds the code before would be two steps old when it arrives. */
async function awayFromTheNextStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3000) await sleep(left);
}

async function withSecondFactor(): Promise<{ user: TestUser; uri: string; recoveryCodes: string[] }> {
  const user = await service.newUser();
  const started = await user.ok(contract.startSecondFactor, { body: { password } });
  const { uri } = started.data;
  await awayFromTheNextStep();
  const { data } = await user.ok(contract.confirmSecondFactor, { body: { code: codeOf(uri, -1) } });
  return { user, uri, recoveryCodes: data.recoveryCodes };
}

async function ticketOf(user: TestUser): Promise<string> {
  const { data } = await service.anonymous.ok(login, { body: { email: user.email, password }, headers: from() });
  if ('token' in data) throw new Error('opened without a code');
  return data.ticket;
}

const verify = (ticket: string, code: string) =>
  service.anonymous.send(contract.verifySecondFactor, { body: { ticket, code } });

test('makes the device known with the code, not with the password before it', async () => {
  const { user, recoveryCodes } = await withSecondFactor();
  const first = await service.anonymous.send(login, { body: { email: user.email, password }, headers: from() });
  expect(first.status).toBe(200);
  expect(first.headers).not.toHaveProperty('set-cookie');
  const { data } = first.body as { data: { ticket: string } };
  expect((await verify(data.ticket, '000000')).headers).not.toHaveProperty('set-cookie');
  const { headers } = await verify(data.ticket, recoveryCodes[0] ?? '');
  expect(headers['set-cookie']).toMatch(/^__Host-device=[\w-]{43};/);
});

test('is inactive until a first code confirms it', async () => {
  const user = await service.newUser();
  const { data } = await user.ok(contract.startSecondFactor, { body: { password } });
  expect(data.qr).toContain('<svg');
  expect(data.uri).toContain('issuer=Cuadre');
  opened((await service.anonymous.ok(login, { body: { email: user.email, password }, headers: from() })).data);
  const wrong = await user.fails(contract.confirmSecondFactor, 'second_factor.wrong', { body: { code: '000000' } });
  expect(wrong.message).toContain('hora automática');
  expect((await user.ok(contract.getSecondFactor)).data).toEqual({
    enabled: false,
    required: false,
    recoveryCodesLeft: 0,
  });
});

test('the password gives a ticket; ticket and code open a session, once', async () => {
  const { user, uri } = await withSecondFactor();
  const ticket = await ticketOf(user);
  await new ApiClient(service.app, ticket).fails(me, 'auth.session_expired');
  const code = codeOf(uri);
  const { data } = await service.anonymous.ok(contract.verifySecondFactor, { body: { ticket, code } });
  expect((await new ApiClient(service.app, data.token).ok(me)).data.id).toBe(user.userId);
  expect((await verify(ticket, codeOf(uri, 1))).status).toBe(410);
  expect((await verify(await ticketOf(user), code)).status).toBe(422);
});

test('of two concurrent sign-ins with one code, one succeeds', async () => {
  const { user, uri } = await withSecondFactor();
  const code = codeOf(uri);
  const ticket = await ticketOf(user);
  const answers = await Promise.all([verify(ticket, code), verify(ticket, code), verify(ticket, code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('recovery codes work once each, in any spelling, and each use is mailed', async () => {
  const { user, recoveryCodes } = await withSecondFactor();
  expect(new Set(recoveryCodes).size).toBe(10);
  await user.ok(updatePreferences, { body: { mails: { ingreso_nuevo: false } } });
  const known = (await service.nextMail(user.email)).id;
  const [first = '', second = ''] = recoveryCodes;
  expect((await verify(await ticketOf(user), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await verify(await ticketOf(user), first)).status).toBe(422);
  expect((await service.nextMail(user.email, known)).text).toContain('quedan 9');
  const used = (await service.nextMail(user.email, known)).id;
  const renewed = await user.ok(contract.renewRecoveryCodes, { body: { password } });
  expect((await service.nextMail(user.email, used)).subject).toContain('códigos de recuperación nuevos');
  expect((await user.ok(listActivityLog, { query: { act: 'second_factor.codes_renewed' } })).meta.total).toBe(1);
  expect((await verify(await ticketOf(user), second)).status).toBe(422);
  expect((await verify(await ticketOf(user), renewed.data.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('guesses lock after five, across tickets', async () => {
  const { user, uri } = await withSecondFactor();
  const tickets = [await ticketOf(user), await ticketOf(user)];
  const guesses = Array.from({ length: 12 }, (_, index) => verify(tickets[1] ?? '', String(100_000 + index)));
  expect((await Promise.all(guesses)).filter(({ status }) => status === 422)).toHaveLength(5);
  expect((await verify(await ticketOf(user), codeOf(uri))).status).toBe(423);
});

test('the secret is stored sealed, and recovery codes as digests', async () => {
  const { user, uri, recoveryCodes } = await withSecondFactor();
  const { rows } = await withClient(service.access.owner, (owner) =>
    owner.query(
      `select (select sealed_secret from second_factor where user_id = $1) || (select string_agg(digest, '') from recovery_code where user_id = $1) as kept`,
      [user.userId],
    ),
  );
  expect(rows[0].kept).not.toContain(new URL(uri).searchParams.get('secret'));
  for (const code of recoveryCodes) expect(rows[0].kept).not.toContain(code);
});

test('a response with codes is not stored for its Idempotency-Key', async () => {
  const { user } = await withSecondFactor();
  const headers = { 'idempotency-key': 'una-vez' };
  const first = await user.ok(contract.renewRecoveryCodes, { body: { password }, headers });
  const second = await user.ok(contract.renewRecoveryCodes, { body: { password }, headers });
  expect(second.data.recoveryCodes).not.toEqual(first.data.recoveryCodes);
});

test('a user whose second factor was removed by another is notified', async () => {
  const { user } = await withSecondFactor();
  const known = (await service.nextMail(user.email)).id;
  await withClient(service.access.owner, (owner) =>
    owner.query('update app_user set is_root = false where id = $1', [user.userId]),
  );
  const root = await service.newUser({ accountId: user.accountId });
  await root.ok(resetSecondFactor, { params: { userId: user.userId }, body: { password } });
  const { subject, text } = await service.nextMail(user.email, known);
  expect(subject).toContain('Quitaron tu verificación');
  expect(text).toContain('Persona');
});

test('disabling and enabling it need the password', async () => {
  const { user } = await withSecondFactor();
  await user.fails(contract.disableSecondFactor, 'password.wrong', { body: { password: 'otra' } });
  await user.fails(contract.startSecondFactor, 'resource.conflict', { body: { password } });
  await user.ok(contract.disableSecondFactor, { body: { password } });
  opened((await service.anonymous.ok(login, { body: { email: user.email, password }, headers: from() })).data);
});

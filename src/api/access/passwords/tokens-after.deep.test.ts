/** API tokens and a new password: they live on or end as their owner answers, and the owner is told which. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { createToken, listTokens, revokeToken } from '../api-tokens/contract.ts';
import { login, me } from '../auth/contract.ts';
import { changePassword, openPasswordLink, recoverPassword, resetPassword } from './contract.ts';

let service: TestService;
let user: TestUser;
let program: ApiClient;
const password = 'caballo azul grapadora 44';

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.newUser();
  const revoked = await made('Perdida');
  await user.ok(revokeToken, { params: { tokenId: revoked.apiToken.id } });
  program = new ApiClient(service.app, (await made('Tablero')).token);
});

async function made(name: string) {
  const body = { name, scopes: ['empresas.ver'], days: 30, password: testPassword };
  const { data } = await user.ok(createToken, { body });
  // Its mail is the newest no more once it has arrived.
  await mailWith(new RegExp(`«${name}»`));
  return data;
}

/** Text of the newest mail to the user that has something, once it has arrived. */
async function mailWith(what: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const { text } = await service.nextMail(user.email);
      expect(text).toMatch(what);
      return text;
    },
    { timeout: 60_000 },
  );
}
const told = () => mailWith(/Tu contraseña de Cuadre cambió/);

let address = 0;
async function link(): Promise<{ secret: string; headers: Record<string, string> }> {
  address += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${address}` };
  await service.anonymous.ok(recoverPassword, { body: { email: user.email }, headers });
  const text = await mailWith(/recuperar-clave#/);
  return { secret: /#(\S+)/.exec(text)?.[1] ?? '', headers };
}

const revocations = async (client: ApiClient) =>
  (await client.ok(listActivityLog, { query: { act: 'token.revoked' } })).data.map(({ attributes }) => attributes);
const states = async (client: ApiClient) =>
  (await client.ok(listTokens)).data.map(({ attributes: { name, state } }) => `${name} ${state}`);

describe('a changed password', () => {
  const body = { currentPassword: testPassword, password };

  test('asks whether the living tokens end, and changes nothing without an answer', async () => {
    const { message } = await user.fails(changePassword, 'password.tokens_undecided', { body });
    expect(message).toContain('una llave de API vigente');
    await program.ok(userCompanies);
    const headers = { 'x-forwarded-for': '198.51.100.200' };
    await service.anonymous.ok(login, { body: { email: user.email, password: testPassword }, headers });
  });

  test('ends them if their owner says so, one entry in the activity log for each', async () => {
    await user.ok(changePassword, { body: { ...body, endTokens: true } });
    await program.fails(userCompanies, 'auth.session_expired');
    expect(await states(user)).toEqual(['Tablero revocada', 'Perdida revocada']);
    expect(await revocations(user)).toMatchObject([
      { target: 'Tablero', userId: user.userId, details: { reason: 'password' } },
      { target: 'Perdida' },
    ]);
    expect(await told()).toContain('También terminaron tus llaves de API: «Tablero».');
  });

  test('keeps them if their owner says so, and the mail names them', async () => {
    await user.ok(changePassword, { body: { ...body, endTokens: false } });
    await program.ok(userCompanies);
    expect(await revocations(user)).toHaveLength(1);
    expect(await told()).toContain('Siguen vigentes tus llaves de API: «Tablero».');
  });

  test('asks nothing when none lives', async () => {
    const other = await service.newUser();
    await other.ok(changePassword, { body });
    await other.ok(me);
  });
});

describe('a password set with a mailed link', () => {
  test('says which tokens live, with their last use, to the holder of the link only', async () => {
    await program.ok(userCompanies);
    const { secret, headers } = await link();
    const { data } = await service.anonymous.ok(openPasswordLink, { body: { secret }, headers });
    expect(data.tokens).toMatchObject([{ name: 'Tablero', tail: expect.any(String), lastUsedAt: expect.any(String) }]);
    const wrong = { body: { secret: `${secret.slice(0, -1)}x` }, headers };
    await service.anonymous.fails(openPasswordLink, 'password.link_expired', wrong);
    await service.anonymous.ok(resetPassword, { body: { secret, password, endTokens: false }, headers });
    await service.anonymous.fails(openPasswordLink, 'password.link_expired', { body: { secret }, headers });
    await program.ok(userCompanies);
  });

  test('asks whether they end; the link still serves after the question', async () => {
    const { secret, headers } = await link();
    const body = { secret, password };
    await service.anonymous.fails(resetPassword, 'password.tokens_undecided', { body, headers });
    await user.ok(me);
    await service.anonymous.ok(resetPassword, { body: { ...body, endTokens: true }, headers });
    await program.fails(userCompanies, 'auth.session_expired');
    expect(await told()).toContain('También terminaron tus llaves de API: «Tablero».');
  });
});

/** Tokens that have expired, are forged, or belong to users with fewer permissions than before. */

import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { login, logout, me } from '#api/access/auth/contract.ts';
import { changePassword, resetPassword } from '#api/access/passwords/contract.ts';
import { endOtherSessions } from '#api/access/sessions/contract.ts';
import { endSupport } from '#api/access/support-grants/contract.ts';
import { startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { getCompany, updateCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { endUserSessions, resetSecondFactor, updateUser } from '#api/users/users/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../support/api-client.ts';
import { fixture } from '../support/fixture-files.ts';
import {
  allowSupport,
  newCompany,
  opened,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../support/test-service.ts';
import { isDeep } from '../support/test-sizes.ts';

const secret = 'una clave de sesiones con más de treinta y dos caracteres';

let service: TestService;
let root: TestUser;
let company: number;
beforeAll(async () => {
  service = await startTestService({ secret });
  root = await service.newUser();
  company = await newCompany(root);
});
afterAll(() => service.close());

let address = 0;
async function tokenOf(user: TestUser): Promise<string> {
  address += 1;
  const { data } = await service.anonymous.ok(login, {
    body: { email: user.email, password: testPassword },
    headers: { 'x-forwarded-for': `198.51.100.${address}` },
  });
  return opened(data).token;
}
const bearing = (token: string) => new ApiClient(service.app, token);

/** A user of the account, linked to its company. */
async function colleague(): Promise<TestUser> {
  const user = await service.newUser({ accountId: root.accountId, isRoot: false });
  await root.ok(linkCompanyUser, { params: { id: company, userId: user.userId } });
  return user;
}

describe('a formerly valid token', () => {
  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['logout', (user) => user.ok(logout)],
    [
      'its owner is deactivated',
      ({ userId }) =>
        root.ok(updateUser, { params: { userId }, body: { user_is_active: false, password: testPassword } }),
    ],
    [
      'somebody ends their sessions',
      ({ userId }) => root.ok(endUserSessions, { params: { userId }, body: { password: testPassword } }),
    ],
    [
      'the second factor is taken away',
      ({ userId }) => root.ok(resetSecondFactor, { params: { userId }, body: { password: testPassword } }),
    ],
  ])('is refused after %s', async (_, end) => {
    const user = await colleague();
    await user.ok(me);
    await end(user);
    await user.fails(me, 'auth.session_expired');
    await user.fails(getCompany, 'auth.session_expired', { params: { id: company } });
  });

  test('of another device is refused after a password change, or after its owner ended other sessions', async () => {
    const user = await colleague();
    const password = 'doce nubes sobre el páramo';
    const first = bearing(await tokenOf(user));
    const body = { currentPassword: testPassword, password };
    await user.ok(changePassword, { body });
    await first.fails(me, 'auth.session_expired');
    await user.ok(me);
    const other = await colleague();
    const second = bearing(await tokenOf(other));
    await other.ok(endOtherSessions, { body: { password: testPassword } });
    await second.fails(me, 'auth.session_expired');
  });

  test('is limited to current permissions after losing a role, a link, or a permission', async () => {
    const user = await colleague();
    const params = { id: company };
    await user.ok(getCompany, { params });
    await root.ok(assignRole, { body: { user_id: user.userId, job_id: 'cliente', company_id: null } });
    await user.fails(updateCompany, 'auth.forbidden', { params, body: { comp_business_name: 'Otra S.A.S.' } });
    await root.ok(unlinkCompanyUser, { params: { id: company, userId: user.userId } });
    await user.fails(getCompany, 'resource.not_found', { params });
  });

  test('of staff is an ordinary one as soon as they are no longer staff', async () => {
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(root);
    await staff.ok(getCompany, { params: { id: company } });
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set is_admin = false where id = $1', [staff.userId]),
    );
    await staff.fails(getCompany, 'resource.not_found', { params: { id: company } });
    await root.ok(endSupport);
  });

  test('of the API is refused after its owner is deactivated', async () => {
    const user = await colleague();
    const { data } = await user.ok(createToken, {
      body: { name: 'Tablero', scopes: ['empresas.ver'], days: 30, password: testPassword },
    });
    const program = bearing(data.token);
    await program.ok(getCompany, { params: { id: company } });
    await root.ok(updateUser, {
      params: { userId: user.userId },
      body: { user_is_active: false, password: testPassword },
    });
    await program.fails(getCompany, 'auth.session_expired', { params: { id: company } });
  });

  test('a link to a new password works once', async () => {
    const body = { secret: 'x'.repeat(43), password: 'doce nubes sobre el páramo' };
    await service.anonymous.fails(resetPassword, 'password.link_expired', { body });
  });
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a forged token', () => {
  let sid: string;
  let payload: Record<string, unknown>;
  let good: string;
  beforeAll(async () => {
    good = await tokenOf(root);
    payload = JSON.parse(Buffer.from(good.split('.')[1]!, 'base64url').toString());
    sid = String(payload.sid);
    await bearing(good).ok(me);
  });

  const signed = (header: object, content: object, key = secret, hash = 'sha256') => {
    const text = `${base64(header)}.${base64(content)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const hs256 = { alg: 'HS256' };

  test('signed with our key is valid: the other cases fail for their own reason', async () => {
    await bearing(signed(hs256, payload)).ok(me);
  });

  test.each<[string, () => string]>([
    ['without algorithm', () => `${base64({ alg: 'none' })}.${base64(payload)}.`],
    ['without algorithm, in capitals', () => `${base64({ alg: 'NONE' })}.${base64(payload)}.`],
    ['with another algorithm', () => signed({ alg: 'HS512' }, payload, secret, 'sha512')],
    ['with an asymmetric algorithm over our key', () => signed({ alg: 'RS256' }, payload)],
    ['with a key inside', () => signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, payload, 'x')],
    ['with the path of a key', () => signed({ alg: 'HS256', kid: '../../../dev/null' }, payload, '')],
    ['with another key', () => signed(hs256, payload, `${secret} `)],
    ['of another issuer', () => signed(hs256, { ...payload, iss: 'otra' })],
    ['of no issuer', () => signed(hs256, { ...payload, iss: undefined })],
    ['that is over', () => signed(hs256, { ...payload, exp: Math.floor(Date.now() / 1000) - 1 })],
    ['of a session that nobody has', () => signed(hs256, { ...payload, sid: '00000000-0000-4000-8000-000000000000' })],
    ['of no session', () => signed(hs256, { ...payload, sid: undefined })],
    ['of a session that is a list', () => signed(hs256, { ...payload, sid: [sid] })],
    [
      'with another content under the same signature',
      () => {
        const [header, , signature] = good.split('.');
        return `${header}.${base64({ ...payload, admn_id: 1 })}.${signature}`;
      },
    ],
    ['cut short', () => good.slice(0, -2)],
    ['that is the session alone', () => sid],
    ['of an API, guessed', () => `cuadre_${'x'.repeat(43)}`],
    ['of nothing', () => '..'],
  ])('%s is refused', async (_, make) => {
    await bearing(make()).fails(me, 'auth.session_expired');
  });

  test('in the URL, a cookie or another header is ignored', async () => {
    for (const headers of [
      { cookie: `token=${good}` },
      { 'x-authorization': `Bearer ${good}` },
      { authorization: good },
    ]) {
      await service.anonymous.fails(me, 'auth.required', { headers });
    }
    const { statusCode } = await service.app.inject({ url: `/api/v1/auth/me?token=${good}&access_token=${good}` });
    expect(statusCode).toBe(401);
  });

  test('with a false staff claim is refused', async () => {
    const claimed = signed(hs256, { ...payload, admn_id: root.userId, is_admin: true });
    const { data } = await bearing(claimed).ok(me);
    expect(data.attributes.isAdmin).toBe(false);
  });
});

describe('the session key', () => {
  const newer = 'otra clave de sesiones y también de más de treinta y dos';

  test('is rotated without ending sessions while the old key is configured, and ends them otherwise', async () => {
    const { createTokens } = await import('#platform/auth/tokens.ts');
    const content = { sessionId: 'a', userId: 1, isAdmin: false };
    const soon = new Date(Date.now() + 60_000);
    const before = await createTokens('/nowhere', secret).sign(content, soon);
    const both = createTokens('/nowhere', `${newer}, ${secret}`);
    expect(await both.verify(before)).toBe('a');
    const after = await both.sign(content, soon);
    expect(await createTokens('/nowhere', newer).verify(after)).toBe('a');
    expect(await createTokens('/nowhere', newer).verify(before)).toBeNull();
    expect(await createTokens('/nowhere', secret).verify(after)).toBeNull();
    expect(() => createTokens('/nowhere', `${newer},corta`)).toThrow('al menos 32');
  });

  test('is the only secret: tokens contain no other data worth stealing', async () => {
    const token = await new SignJWT({ sid: 'x' }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(newer));
    await bearing(token).fails(me, 'auth.session_expired');
    expect(
      Object.keys(JSON.parse(Buffer.from((await tokenOf(root)).split('.')[1]!, 'base64url').toString())).sort(),
    ).toEqual(['exp', 'iat', 'iss', 'sid', 'sub']);
  });
});

describe('an event stream', () => {
  // `feed/follow-audit.test.ts` proves it with a clock of its own; here its rounds last.
  test.runIf(isDeep)('ends shortly after its session, even without events', async () => {
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const user = await colleague();
    const token = await tokenOf(user);
    const params = { id: company };
    const { data: read } = await root.ok(inspectTrialBalance, {
      params,
      file: fixture('errors', 'balance-2026-01.xlsx'),
    });
    await root.ok(storeTrialBalance, {
      params,
      body: { uploadId: read.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true },
    });
    const { data: audit } = await root.ok(startAudit, { params, body: { year: 2026, month: 1 } });
    // Keeps the audit running: no event ends the stream.
    await withClient(service.access.owner, async (owner) => {
      for (let state = ''; state !== 'done'; await sleep(100)) {
        const { rows } = await owner.query('select state from audit where id = $1', [audit.id]);
        state = rows[0].state;
      }
      await owner.query('delete from audit_event where audit_id = $1', [audit.id]);
    });
    const response = await fetch(`${url}/api/v1/companies/${company}/audits/${audit.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    await bearing(token).ok(logout);
    // Would never end otherwise.
    expect(await response.text()).not.toContain('data:');
  });
});

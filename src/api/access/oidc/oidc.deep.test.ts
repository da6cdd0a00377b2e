import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEmailChange, confirmEmailChange } from '#api/users/profile/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { readProviders } from '#platform/oidc/providers.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../../tests/support/identity-provider.ts';
import { startTestService, type TestService, testPassword, testUrl } from '../../../../tests/support/test-service.ts';
import { logout, me } from '../auth/contract.ts';
import { arriveFromOutside, listProviders, startOutside } from './contract.ts';

let service: TestService;
let identity: IdentityProvider;
let address = 0;

beforeAll(async () => {
  identity = await startIdentityProvider();
  identity.allow(`${testUrl}/redireccionar`);
  service = await startTestService({
    providers: readProviders({
      CUADRE_OIDC_ISSUER: identity.issuer.href,
      CUADRE_OIDC_CLIENT_ID: identity.clientId,
      CUADRE_OIDC_CLIENT_SECRET: identity.clientSecret,
      CUADRE_OIDC_NAME: 'Universidad',
      CUADRE_OIDC_ALLIANCE: 'siigo',
    }),
  });
});
afterAll(async () => {
  await service.close();
  await identity.close();
});

function from(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `198.51.100.${address}` };
}

/** Redirect, sign-in at the provider, callback. */
async function travel(login: string) {
  const { data } = await service.anonymous.ok(startOutside, { params: { provider: 'otro' }, headers: from() });
  const back = await identity.visit(data.url, login);
  return { ...data, query: back.search.slice(1) };
}

const arrive = (query: string, secret: string) => ({ body: { query, secret }, headers: from() });

test('lists the providers; the redirect carries PKCE, nonce and state', async () => {
  expect((await service.anonymous.ok(listProviders)).data).toEqual([{ key: 'otro', name: 'Universidad' }]);
  const { data } = await service.anonymous.ok(startOutside, { params: { provider: 'otro' }, headers: from() });
  const { searchParams, origin } = new URL(data.url);
  expect(origin).toBe(identity.issuer.origin);
  expect(searchParams.get('redirect_uri')).toBe(`${testUrl}/redireccionar`);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const part of ['code_challenge', 'nonce', 'state']) expect(searchParams.get(part)).toMatch(/^[\w-]{40,}$/);
  await service.anonymous.fails(startOutside, 'resource.not_found', {
    params: { provider: 'ninguno' },
    headers: from(),
  });
});

test('signs in a user known by a verified address, and from then on by the linked identity, whatever its address', async () => {
  const user = await service.newUser();
  identity.accounts.set('ana', { email: user.email.toUpperCase(), email_verified: true, name: 'Ana' });
  const first = await travel('ana');
  const { data } = await service.anonymous.ok(arriveFromOutside, arrive(first.query, first.secret));
  expect(data).toMatchObject({ user: { id: user.userId } });
  if (!('token' in data)) throw new Error('no session');
  expect((await new ApiClient(service.app, data.token).ok(me)).data.id).toBe(user.userId);
  identity.accounts.set('ana', { email: 'otra@ejemplo.co', email_verified: true, name: 'Ana' });
  const second = await travel('ana');
  const again = await service.anonymous.ok(arriveFromOutside, arrive(second.query, second.secret));
  expect(again.data).toMatchObject({ user: { id: user.userId } });
});

test('an identity linked by address opens nothing once the user is linked to another one', async () => {
  const user = await service.newUser();
  identity.accounts.set('exempleada', { email: user.email, email_verified: true, name: 'Ana' });
  const first = await travel('exempleada');
  await service.anonymous.ok(arriveFromOutside, arrive(first.query, first.secret));
  const email = `otra${user.userId}@ejemplo.co`;
  await user.ok(askEmailChange, { body: { email, password: testPassword } });
  const code = (await service.nextMail(email)).text.match(/\b\d{6}\b/)?.[0];
  await user.ok(confirmEmailChange, { body: { code } });
  const second = await travel('exempleada');
  const { data } = await service.anonymous.ok(arriveFromOutside, arrive(second.query, second.secret));
  expect(data).toHaveProperty('register');
});

test('an address that the provider has not verified opens nothing', async () => {
  const user = await service.newUser();
  identity.accounts.set('impostor', { email: user.email, email_verified: false, name: 'Impostor' });
  const { query, secret } = await travel('impostor');
  const { data } = await service.anonymous.ok(arriveFromOutside, arrive(query, secret));
  expect(data).toEqual({ register: { name: 'Impostor', email: '', alliance: 'siigo' } });
});

test('an unknown identity is sent to registration with its known data; staff cannot sign in this way', async () => {
  identity.accounts.set('nueva', { email: 'nueva@ejemplo.co', email_verified: true, name: 'Nueva Persona' });
  const newcomer = await travel('nueva');
  expect((await service.anonymous.ok(arriveFromOutside, arrive(newcomer.query, newcomer.secret))).data).toEqual({
    register: { name: 'Nueva Persona', email: 'nueva@ejemplo.co', alliance: 'siigo' },
  });
  const staff = await service.newUser({ isAdmin: true });
  identity.accounts.set('jefe', { email: staff.email, email_verified: true, name: 'Jefe' });
  const visitor = await travel('jefe');
  const { data } = await service.anonymous.ok(arriveFromOutside, arrive(visitor.query, visitor.secret));
  expect(data).toHaveProperty('register');
});

test('a callback works once, from the browser that started it, unaltered', async () => {
  const user = await service.newUser();
  identity.accounts.set('luis', { email: user.email, email_verified: true, name: 'Luis' });
  const fails = (query: string, secret: string) =>
    service.anonymous.fails(arriveFromOutside, 'oidc.failed', arrive(query, secret));
  // Another browser's secret: would sign a victim in as the attacker (login CSRF).
  const [mine, theirs] = [await travel('luis'), await travel('luis')];
  await fails(mine.query, theirs.secret);
  // A refused state is consumed too.
  await fails(mine.query, mine.secret);
  // Authorization code of one attempt with the state of another.
  const [one, two] = [await travel('luis'), await travel('luis')];
  const mixed = new URLSearchParams(one.query);
  mixed.set('code', new URLSearchParams(two.query).get('code') ?? '');
  await fails(mixed.toString(), one.secret);
  // Another issuer than the one of the redirect (mix-up attack).
  const other = await travel('luis');
  const lying = new URLSearchParams(other.query);
  lying.set('iss', 'https://malo.ejemplo.co');
  await fails(lying.toString(), other.secret);
  const good = await travel('luis');
  await service.anonymous.ok(arriveFromOutside, arrive(good.query, good.secret));
  await fails(good.query, good.secret);
});

test('an expired or refused attempt is reported as such', async () => {
  identity.accounts.set('eva', { email: 'eva@ejemplo.co', email_verified: true, name: 'Eva' });
  const late = await travel('eva');
  await withClient(service.access.owner, (owner) => owner.query(`update oidc_attempt set expires_at = now()`));
  await service.anonymous.fails(arriveFromOutside, 'oidc.failed', arrive(late.query, late.secret));
  const { data } = await service.anonymous.ok(startOutside, { params: { provider: 'otro' }, headers: from() });
  const state = new URL(data.url).searchParams.get('state') ?? '';
  await service.anonymous.fails(
    arriveFromOutside,
    'oidc.refused',
    arrive(new URLSearchParams({ error: 'access_denied', state }).toString(), data.secret),
  );
});

test('a deactivated user reads whom to write to, by a linked identity or a verified address; who is only invited registers', async () => {
  const root = await service.newUser();
  const guest = () => service.newUser({ accountId: root.accountId, isRoot: false });
  const [linked, unlinked, invited] = [await guest(), await guest(), await guest()];
  const proof = (email: string) => ({ email, email_verified: true, name: 'Ida' });
  identity.accounts.set('ida', proof(linked.email));
  identity.accounts.set('eda', proof(unlinked.email));
  identity.accounts.set('ada', proof(invited.email));
  identity.accounts.set('oda', { email: unlinked.email, email_verified: false, name: 'Oda' });
  const first = await travel('ida');
  await service.anonymous.ok(arriveFromOutside, arrive(first.query, first.secret));
  await withClient(service.access.owner, async (owner) => {
    const ids = [linked, unlinked, invited].map(({ userId }) => userId);
    await owner.query('update app_user set is_active = false where id = any($1)', [ids]);
    await owner.query(`update app_user set password_hash = 'none' where id = $1`, [invited.userId]);
  });
  // The identity is known by its link, whatever address it has by now.
  identity.accounts.set('ida', proof('otra@ejemplo.co'));
  for (const login of ['ida', 'eda']) {
    const { query, secret } = await travel(login);
    const refused = await service.anonymous.fails(arriveFromOutside, 'auth.user_inactive', arrive(query, secret));
    expect(refused.message).toContain(root.email);
  }
  for (const login of ['ada', 'oda']) {
    const { query, secret } = await travel(login);
    expect((await service.anonymous.ok(arriveFromOutside, arrive(query, secret))).data).toHaveProperty('register');
  }
});

test('a session has our lifetime, whatever becomes of the one at the provider', async () => {
  const user = await service.newUser();
  identity.accounts.set('sara', { email: user.email, email_verified: true, name: 'Sara' });
  const enter = async () => {
    const { query, secret } = await travel('sara');
    const { data } = await service.anonymous.ok(arriveFromOutside, arrive(query, secret));
    if (!('token' in data)) throw new Error('no session');
    return new ApiClient(service.app, data.token);
  };
  const [left, idle] = [await enter(), await enter()];
  const lifetimes = await withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query(
      `select extract(epoch from expires_at - created_at)::int as seconds from session where user_id = $1`,
      [user.userId],
    );
    return rows.map(({ seconds }) => Math.round(seconds / 60));
  });
  expect(lifetimes).toEqual([720, 720, 720]);
  identity.accounts.delete('sara');
  await idle.ok(me);
  await left.ok(logout);
  await left.fails(me, 'auth.session_expired');
  await withClient(service.access.owner, (owner) =>
    owner.query(`update session set last_seen_at = now() - interval '2 hours' where user_id = $1`, [user.userId]),
  );
  await idle.fails(me, 'auth.session_expired');
});

test('an incomplete configuration, or one without https, refuses to start', () => {
  expect(() => readProviders({ CUADRE_GOOGLE_CLIENT_ID: 'x' })).toThrow(/CUADRE_GOOGLE_CLIENT_SECRET/);
  const client = { CUADRE_OIDC_CLIENT_ID: 'x', CUADRE_OIDC_CLIENT_SECRET: 'y' };
  expect(() => readProviders({ ...client, CUADRE_OIDC_ISSUER: 'http://id.ejemplo.co' })).toThrow(/https/);
  expect(() =>
    readProviders({ ...client, CUADRE_OIDC_ISSUER: 'http://localhost:1', NODE_ENV: 'production' }),
  ).toThrow();
  const ready = readProviders({ CUADRE_GOOGLE_CLIENT_ID: 'x', CUADRE_GOOGLE_CLIENT_SECRET: 'y' });
  expect(ready.map(({ key, issuer }) => [key, issuer.href])).toEqual([['google', 'https://accounts.google.com/']]);
});

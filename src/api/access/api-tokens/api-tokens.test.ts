import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAudit } from '#api/audits/audits/contract.ts';
import { listTrialBalances } from '#api/balances/trial-balances/contract.ts';
import { createCompany, getCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { listUsers, updateUser } from '#api/users/users/contract.ts';
import { type PermissionKey, tokenScopes } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  newCompany,
  testPassword as password,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { logout, me } from '../auth/contract.ts';
import { createToken, listTokens, revokeToken } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function tokenOf(user: TestUser, scopes: readonly PermissionKey[] = tokenScopes) {
  const body = { name: 'Tablero', scopes, days: 30, password };
  const { data } = await user.ok(createToken, { body });
  return { ...data, program: new ApiClient(service.app, data.token) };
}

describe('an API token', () => {
  test('is shown once, stored as a digest, announced by mail and in the activity log, and never stored for an idempotency key', async () => {
    const user = await service.newUser();
    const body = { name: 'Tablero', scopes: ['auditoria.ver'], days: 365, password };
    const headers = { 'idempotency-key': 'una-vez' };
    const { data } = await user.ok(createToken, { body, headers });
    expect(data.token).toMatch(/^cuadre_[\w-]{43}$/);
    expect((await user.ok(createToken, { body, headers })).data.token).not.toBe(data.token);
    const [, first] = (await user.ok(listTokens)).data;
    expect(first?.attributes).toMatchObject({
      name: 'Tablero',
      state: 'vigente',
      tail: data.token.slice(-4),
      lastUsedAt: null,
    });
    const { rows } = await withClient(service.access.owner, (owner) =>
      owner.query(
        `select count(*)::int as found from api_token t where t::text like '%' || $1 || '%'
         union all select count(*)::int from idempotent_request r where r::text like '%' || $1 || '%'
         union all select count(*)::int from record_entry r where r::text like '%' || $1 || '%'`,
        [data.token],
      ),
    );
    expect(rows.map(({ found }) => found)).toEqual([0, 0, 0]);
    expect((await service.nextMail(user.email)).text).toContain('Tablero');
    const { data: entries } = await user.ok(listActivityLog, { query: { act: 'token.created' } });
    expect(entries[0]?.attributes).toMatchObject({
      target: 'Tablero',
      details: { scopes: ['auditoria.ver'], days: 365 },
    });
  });

  test('needs the password, a known scope, and at most a year', async () => {
    const user = await service.newUser();
    const body = { name: 'Tablero', scopes: ['auditoria.ver'], days: 30, password };
    await user.fails(createToken, 'password.wrong', { body: { ...body, password: 'otra' } });
    for (const wrong of [
      { days: 366 },
      { days: 0 },
      { scopes: [] },
      { scopes: ['usuarios.ver'] },
      { scopes: ['auditoria.aprobar'] },
      { user_id: 1 },
    ]) {
      await user.fails(createToken, 'request.invalid', { body: { ...body, ...wrong } });
    }
  });

  test('is limited to twenty per user at once', async () => {
    const user = await service.newUser();
    const body = { name: 'Muchas', scopes: ['auditoria.ver'], days: 1, password };
    const answers = await Promise.all(Array.from({ length: 5 }, () => user.send(createToken, { body })));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    await withClient(service.access.owner, (owner) =>
      owner.query(
        `insert into api_token (id, account_id, user_id, name, digest, tail, scopes, expires_at)
         select gen_random_uuid(), $1, $2, 'x', 'digest-' || n, 'x', '{}', now() + interval '1 day' from generate_series(1, 15) n`,
        [user.accountId, user.userId],
      ),
    );
    await user.fails(createToken, 'token.limit', { body });
  });

  test('reads what its scopes allow, signs its entries in the activity log, and notes when it was used', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const { program } = await tokenOf(user, ['empresas.ver', 'auditoria.ver']);
    expect((await program.ok(userCompanies)).data).toHaveLength(1);
    await program.ok(getCompany, { params: { id } });
    await program.ok(listTrialBalances, { params: { id } });
    await program.fails(startAudit, 'auth.forbidden', { params: { id }, body: { year: 2026, month: 1 } });
    const { program: runner } = await tokenOf(user, ['auditoria.ver', 'auditoria.ejecutar']);
    await runner.fails(userCompanies, 'auth.forbidden');
    await runner.fails(startAudit, 'audit.no_balance', { params: { id }, body: { year: 2026, month: 1 } });
    expect((await user.ok(listTokens)).data.map(({ attributes }) => attributes.lastUsedAt !== null)).toEqual([
      true,
      true,
    ]);
  });

  test("grants no more than its owner has: scopes are intersected with the owner's permissions", async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    const { program } = await tokenOf(guest);
    await program.fails(getCompany, 'resource.not_found', { params: { id } });
    await root.ok(linkCompanyUser, { params: { id, userId: guest.userId } });
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: 'cliente', company_id: null } });
    await program.ok(getCompany, { params: { id } });
    await program.fails(startAudit, 'auth.forbidden', { params: { id }, body: { year: 2026, month: 1 } });
    const stranger = await tokenOf(await service.newUser());
    await stranger.program.fails(getCompany, 'resource.not_found', { params: { id } });
  });

  test('of the staff reaches its own account only', async () => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const { program } = await tokenOf(await service.newUser({ isAdmin: true }));
    await program.fails(getCompany, 'resource.not_found', { params: { id } });
    expect((await program.ok(userCompanies)).data).toEqual([]);
  });

  test('with every scope is refused on users, sessions, licenses, tokens and the account', async () => {
    const { program } = await tokenOf(await service.newUser());
    const open: string[] = [];
    for (const endpoint of service.router.endpoints.filter(({ access }) => access !== 'public')) {
      const module = typeof endpoint.permission === 'object' ? endpoint.permission.module : endpoint.permission;
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '1']));
      const { body } = await program.send(endpoint, { params, query: { __nadie: '1' } });
      const isOpen = (body as { error?: string } | undefined)?.error !== 'auth.forbidden';
      // A path with a malformed id is refused before authorisation.
      const isRead = (body as { errors?: { field: string }[] } | undefined)?.errors?.every(
        ({ field }) => field !== '__nadie',
      );
      if (isOpen && !isRead) open.push(`${module} ${endpoint.path}`);
    }
    const forbidden = open.filter((line) =>
      /^(usuarios|licencias|root|undefined) | \/(auth|users|tokens|profile|licenses|codes|jobs)/.test(line),
    );
    expect(forbidden).toEqual([]);
    expect(open.filter((line) => line.startsWith('own '))).toEqual([
      'own /user/companies',
      'own /user/companies/months',
      'own /user/portfolio',
    ]);
    expect(open.length).toBeGreaterThan(10);
  });

  test('is not a session: it cannot sign out or read the current user', async () => {
    const user = await service.newUser();
    const { program } = await tokenOf(user);
    for (const endpoint of [me, logout, listTokens]) await program.fails(endpoint, 'auth.forbidden');
    await program.fails(listUsers, 'auth.forbidden');
    await program.fails(createCompany, 'auth.forbidden', { body: {} });
    await user.ok(me);
  });
});

describe('the end of an API token', () => {
  test('comes when it is revoked, by its owner only', async () => {
    const user = await service.newUser();
    const colleague = await service.newUser({ accountId: user.accountId, isRoot: false });
    const { program, apiToken } = await tokenOf(user);
    const params = { tokenId: apiToken.id };
    for (const other of [colleague, await service.newUser()]) {
      await other.fails(revokeToken, 'resource.not_found', { params });
      expect((await other.ok(listTokens)).data).toEqual([]);
    }
    await program.ok(userCompanies);
    await user.ok(revokeToken, { params });
    await program.fails(userCompanies, 'auth.session_expired');
    await user.fails(revokeToken, 'resource.not_found', { params });
    expect((await user.ok(listTokens)).data[0]?.attributes.state).toBe('revocada');
  });

  test('comes at its expiry', async () => {
    const { program, apiToken } = await tokenOf(await service.newUser());
    await withClient(service.access.owner, (owner) =>
      owner.query('update api_token set expires_at = now() where id = $1', [apiToken.id]),
    );
    await program.fails(userCompanies, 'auth.session_expired');
  });

  test('comes when its owner is deactivated, and activating them does not bring it back', async () => {
    const root = await service.newUser();
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    const { program } = await tokenOf(guest);
    const params = { userId: guest.userId };
    await program.ok(userCompanies);
    await root.ok(updateUser, { params, body: { user_is_active: false, password } });
    await program.fails(userCompanies, 'auth.session_expired');
    await root.ok(updateUser, { params, body: { user_is_active: true } });
    await program.fails(userCompanies, 'auth.session_expired');
    const { data } = await root.ok(listActivityLog, { query: { act: 'token.revoked' } });
    expect(data.map(({ attributes }) => attributes)).toMatchObject([
      { userId: root.userId, target: 'Tablero', details: { reason: 'deactivation', owner: guest.email } },
    ]);
  });

  test('comes at activation for one of a user who was deactivated before tokens ended with that', async () => {
    const root = await service.newUser();
    const guest = await service.newUser({ accountId: root.accountId, isRoot: false });
    const { program } = await tokenOf(guest);
    await withClient(service.access.owner, (owner) =>
      owner.query('update app_user set is_active = false where id = $1', [guest.userId]),
    );
    await root.ok(updateUser, { params: { userId: guest.userId }, body: { user_is_active: true } });
    await program.fails(userCompanies, 'auth.session_expired');
  });

  test('guessed tokens fail, and so does the stored digest', async () => {
    const user = await service.newUser();
    const { token } = await tokenOf(user);
    const { rows } = await withClient(service.access.owner, (owner) => owner.query('select digest from api_token'));
    const guesses = [`cuadre_${rows[0].digest}`, 'cuadre_', token.slice(0, -1), token.toUpperCase(), `${token}x`];
    for (const guess of guesses) await new ApiClient(service.app, guess).fails(userCompanies, 'auth.session_expired');
  });
});

import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPull } from '#api/balances/balance-pulls/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { withClient } from '#platform/database/connection.ts';
import { fakeAccessKey } from '../../../../tests/support/fake-siigo/fake-siigo.ts';
import { type SiigoService, startSiigoService } from '../../../../tests/support/fake-siigo/siigo-service.ts';
import type { TestUser } from '../../../../tests/support/test-service.ts';
import { allowSupport } from '../../../../tests/support/test-service.ts';
import * as contract from './contract.ts';
import { maskUserName } from './credential-document.ts';

let siigo: SiigoService;
let user: TestUser;
let logged = '';

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += chunk;
      done();
    },
  });
  siigo = await startSiigoService({ logger: { level: 'trace', stream } });
});
afterAll(() => siigo.close());

const typed = { userName: 'contadora@empresa.co', accessKey: fakeAccessKey };

async function newcomer(software?: number): Promise<{ user: TestUser; params: { id: number } }> {
  user = await siigo.service.newUser();
  return { user, params: { id: await siigo.company(user, software) } };
}

describe('a credential', () => {
  test('is tested and stored, and cannot be read back', async () => {
    const { user, params } = await newcomer();
    expect((await user.ok(contract.getSoftwareCredential, { params })).data).toMatchObject({
      exists: false,
      userName: null,
      test: null,
      automatic: { enabled: false, day: 5 },
    });
    const answer = await user.send(contract.putSoftwareCredential, { params, body: typed });
    expect(answer.status).toBe(200);
    const { data } = await user.ok(contract.getSoftwareCredential, { params });
    expect(data).toMatchObject({ exists: true, userName: 'co•••@empresa.co', test: { works: true, error: null } });
    for (const secret of [typed.accessKey, typed.userName]) {
      expect(answer.bytes.toString()).not.toContain(secret);
      expect(JSON.stringify(data)).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(logged).toContain('software-credentials');
  });

  test('is in no table in clear', async () => {
    const { user, params } = await newcomer();
    await user.ok(contract.putSoftwareCredential, { params, body: typed });
    const found = await withClient(siigo.service.access.owner, async (owner) => {
      const tables = await owner.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname in ('public', 'queue')`,
      );
      const holding: string[] = [];
      for (const { name } of tables.rows) {
        const { rows } = await owner.query(
          `select 1 from ${name} as one where one::text like $1 or one::text like $2 limit 1`,
          [`%${typed.accessKey}%`, `%${typed.userName}%`],
        );
        if (rows.length > 0) holding.push(name);
      }
      return { looked: tables.rows.length, holding };
    });
    expect(found.looked).toBeGreaterThan(15);
    expect(found.holding).toEqual([]);
  });

  test('rejected by Siigo is not stored, and the previous one stays', async () => {
    const { user, params } = await newcomer();
    const wrong = { ...typed, accessKey: 'otra clave'.replace(' ', '-') };
    const failure = await user.fails(contract.putSoftwareCredential, 'siigo.credentials_rejected', {
      params,
      body: wrong,
    });
    expect(failure.message).toContain('no aceptó el usuario o la clave');
    expect((await user.ok(contract.getSoftwareCredential, { params })).data.exists).toBe(false);
    await user.ok(contract.putSoftwareCredential, { params, body: typed });
    await user.fails(contract.putSoftwareCredential, 'siigo.credentials_rejected', { params, body: wrong });
    const { data } = await user.ok(contract.testSoftwareCredential, { params });
    expect(data.test).toMatchObject({ works: true });
  });

  test('is stored when Siigo does not answer, with that outcome', async () => {
    const { user, params } = await newcomer();
    const body = { ...typed, userName: 'sin-terceros@empresa.co' };
    const { data } = await user.ok(contract.putSoftwareCredential, { params, body });
    expect(data).toMatchObject({ exists: true, test: { works: false, error: 'siigo.unavailable' } });
    expect(data.test?.message).toContain('no respondió');
  });

  test('is tested again on demand, and the outcome is stored', async () => {
    const { user, params } = await newcomer();
    await user.fails(contract.testSoftwareCredential, 'siigo.credentials_missing', { params });
    const body = { ...typed, userName: 'cambia@empresa.co' };
    await user.ok(contract.putSoftwareCredential, { params, body });
    siigo.fake.misbehave('cambia@empresa.co', [{ at: 'auth', times: 1, what: { status: 401 } }]);
    expect((await user.ok(contract.testSoftwareCredential, { params })).data.test?.works).toBe(false);
    expect((await user.ok(contract.getSoftwareCredential, { params })).data.test?.error).toBe(
      'siigo.credentials_rejected',
    );
    expect((await user.ok(contract.testSoftwareCredential, { params })).data.test?.works).toBe(true);
  });

  test('of another company stays so when tested again, until another is saved', async () => {
    const { user, params } = await newcomer();
    await user.ok(contract.putSoftwareCredential, { params, body: typed });
    await withClient(siigo.service.access.owner, (owner) =>
      owner.query(`update software_credential set failure = 'siigo.other_company' where company_id = $1`, [params.id]),
    );
    const { data } = await user.ok(contract.testSoftwareCredential, { params });
    expect(data.test).toMatchObject({ works: false, error: 'siigo.other_company' });
    expect((await user.ok(contract.putSoftwareCredential, { params, body: typed })).data.test?.works).toBe(true);
  });

  test('is deleted together with automatic pulls', async () => {
    const { user, params } = await newcomer();
    await user.ok(contract.putSoftwareCredential, { params, body: typed });
    await user.ok(contract.changeAutomaticPull, { params, body: { enabled: true, day: 8 } });
    await user.ok(contract.deleteSoftwareCredential, { params });
    await user.ok(contract.deleteSoftwareCredential, { params });
    const { data } = await user.ok(listActivityLog, { query: { companyId: params.id } });
    expect(data.map(({ attributes: { act, target } }) => `${act} ${target}`.trim())).toEqual([
      'siigo.disconnected',
      'siigo.automatic_changed',
      'siigo.connected co•••@empresa.co',
      expect.stringContaining('company.created'),
    ]);
    expect((await user.ok(contract.getSoftwareCredential, { params })).data).toMatchObject({
      exists: false,
      automatic: { enabled: false },
    });
  });

  test('is only for companies in Siigo Nube, and has a format', async () => {
    const helisa = await newcomer(2);
    await helisa.user.fails(contract.putSoftwareCredential, 'siigo.other_software', {
      params: helisa.params,
      body: typed,
    });
    const { user, params } = await newcomer();
    for (const body of [{ ...typed, accessKey: 'corta' }, { ...typed, userName: 'con espacio' }, { userName: 'solo' }])
      await user.fails(contract.putSoftwareCredential, 'request.invalid', { params, body });
  });
});

describe('automatic pulls', () => {
  test('are off by default, and need a credential', async () => {
    const { user, params } = await newcomer();
    const body = { enabled: true };
    await user.fails(contract.changeAutomaticPull, 'siigo.credentials_missing', { params, body });
    const saved = await user.ok(contract.putSoftwareCredential, { params, body: typed });
    expect(saved.data.automatic).toEqual({ enabled: false, day: 5 });
    const on = await user.ok(contract.changeAutomaticPull, { params, body: { enabled: true, day: 12 } });
    expect(on.data.automatic).toEqual({ enabled: true, day: 12 });
    const off = await user.ok(contract.changeAutomaticPull, { params, body: { enabled: false } });
    expect(off.data.automatic).toEqual({ enabled: false, day: 12 });
    await user.fails(contract.changeAutomaticPull, 'request.invalid', { params, body: { enabled: true, day: 31 } });
  });
});

describe('access to a credential', () => {
  test('is limited to its account: staff cannot read any of it', async () => {
    const { user, params } = await newcomer();
    await user.ok(contract.putSoftwareCredential, { params, body: typed });
    const stranger = await siigo.service.newUser();
    const staff = await siigo.service.newUser({ isAdmin: true });
    await allowSupport(user);
    await stranger.fails(contract.getSoftwareCredential, 'resource.not_found', { params });
    await stranger.fails(contract.putSoftwareCredential, 'resource.not_found', { params, body: typed });
    await stranger.fails(contract.deleteSoftwareCredential, 'resource.not_found', { params });
    await staff.fails(contract.getSoftwareCredential, 'auth.forbidden', { params });
    await siigo.service.anonymous.fails(contract.getSoftwareCredential, 'auth.required', { params });
    for (const { accountId, userId, isAdmin } of [
      { ...stranger, isAdmin: false },
      { ...staff, isAdmin: true },
    ]) {
      const seen = await asCaller(siigo.service.services.db, { accountId, userId, isAdmin }, (trx) =>
        trx.selectFrom('software_credential').select('company_id').where('company_id', '=', params.id).execute(),
      );
      expect(seen).toEqual([]);
    }
  });

  test('a ciphertext of another company does not open', async () => {
    const one = await newcomer();
    await one.user.ok(contract.putSoftwareCredential, { params: one.params, body: typed });
    const other = await newcomer();
    await other.user.ok(contract.putSoftwareCredential, { params: other.params, body: typed });
    await withClient(siigo.service.access.owner, (owner) =>
      owner.query(
        `update software_credential set secret = (select secret from software_credential where company_id = $1)
          where company_id = $2`,
        [one.params.id, other.params.id],
      ),
    );
    await other.user.fails(contract.testSoftwareCredential, 'siigo.credentials_lost', { params: other.params });
    const body = { year: 2025, month: 1 };
    const pull = await other.user.ok(startPull, { params: other.params, body });
    expect(pull.data.attributes.months).toHaveLength(1);
    const { data } = await other.user.ok(contract.getSoftwareCredential, { params: other.params });
    expect(JSON.stringify(data)).not.toContain('v1.');
  });
});

test('a user name is masked as far as recognition allows', () => {
  expect(['contador@empresa.co', 'ab@empresa.co', 'usuario', '@x'].map(maskUserName)).toEqual([
    'co•••@empresa.co',
    '•••@empresa.co',
    'us•••',
    '•••@x',
  ]);
});

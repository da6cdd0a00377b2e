import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { createCompany, getCompany, updateCompany, userCompanies } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

const ecopetrol = { comp_entity_id: '899999068', comp_check_digit: 1 };
const body = { comp_business_name: 'Ecopetrol S.A.', acso_id: 2, rety_id: 1, ...ecopetrol };

describe('creating a company', () => {
  test("returns it in the seed's shape", async () => {
    const profile = { ciiu: '4690', municipio: '11001', responsableIva: true };
    const { data } = await user.ok(createCompany, { body: { ...body, comp_city: '11001', profile } });
    expect(data).toMatchObject({
      attributes: { comp_business_name: 'Ecopetrol S.A.', comp_is_active: true, version: 1, profile },
      uses_siigo: false,
      accountable_software: { acso_id: 2, acso_name: 'Helisa' },
      regime_type: { rety_id: 1 },
      chart_accounts: null,
    });
    expect(await user.ok(getCompany, { params: { id: data.id } })).toEqual({ data });
  });

  test('refuses a wrong DV, with the right one', async () => {
    const failure = await user.fails(createCompany, 'company.dv_mismatch', { body: { ...body, comp_check_digit: 7 } });
    expect(failure.errors).toEqual([{ field: 'comp_check_digit', message: 'Debe ser 1.' }]);
  });

  test('refuses a NIT already in the account, not one of another account', async () => {
    const other = await service.newUser();
    const identity = { comp_entity_id: '890903938', comp_check_digit: 8 };
    await newCompany(user, identity);
    await user.fails(createCompany, 'company.nit_taken', { body: { ...body, ...identity } });
    await newCompany(other, identity);
  });

  test('reports each invalid field in Spanish', async () => {
    const wrong = { ...body, acso_id: 3, rety_id: 99, comp_city: '99999', profile: { ciiu: '0000' } };
    const unknown = await user.fails(createCompany, 'request.invalid', { body: wrong });
    expect(unknown.errors?.map(({ field }) => field)).toEqual(['acso_id', 'rety_id', 'comp_city', 'profile.ciiu']);
    const { comp_business_name: _, ...nameless } = body;
    const shapeless = await user.fails(createCompany, 'request.invalid', {
      body: { ...nameless, acso_id: 'x' },
    });
    expect(shapeless.errors).toEqual(
      expect.arrayContaining([
        { field: 'comp_business_name', message: 'Falta este dato.' },
        { field: 'acso_id', message: 'No es un número entero válido.' },
      ]),
    );
    // The first field that does not exist ends the check.
    const extra = await user.fails(createCompany, 'request.invalid', { body: { ...wrong, extra: 1, more: 2 } });
    expect(extra.errors).toEqual([{ field: 'extra', message: 'Este campo no existe.' }]);
  });

  test('refuses NUL characters, which PostgreSQL cannot store', async () => {
    const failure = await user.fails(createCompany, 'request.invalid', {
      body: { ...body, comp_business_name: 'a\0b' },
    });
    expect(failure.errors?.[0]?.field).toBe('comp_business_name');
  });
});

describe('changing a company', () => {
  test('checks the version that was read, when given', async () => {
    const id = await newCompany(user, { comp_entity_id: '800197268', comp_check_digit: 4 });
    const first = await user.send(updateCompany, {
      params: { id },
      body: { comp_business_name: 'Otro nombre' },
      headers: { 'if-match': '"1"' },
    });
    expect(first.headers).toMatchObject({ etag: '"2"' });
    const late = { params: { id }, body: { comp_is_active: false }, headers: { 'if-match': '"1"' } };
    const conflict = await user.fails(updateCompany, 'resource.conflict', late);
    expect(conflict.errors?.[0]?.message).toContain('versión 1 y ya va en la 2');
    const { data } = await user.ok(updateCompany, { params: { id }, body: { comp_is_active: false } });
    expect(data.attributes).toMatchObject({ comp_business_name: 'Otro nombre', comp_is_active: false, version: 3 });
  });

  test('keeps who signs its statements and when its year ends; the log does not name them', async () => {
    const id = await newCompany(user, { comp_entity_id: '860034313', comp_check_digit: 7 });
    const params = { id };
    const stored = (await user.ok(getCompany, { params })).data.attributes;
    expect(stored).toMatchObject({ comp_signers: {}, comp_fiscal_year_end: 12, comp_logo: null });
    const accountant = { name: 'Luz Marina Ñáñez', card: '196402-T' };
    const representative = { name: 'Camila Rojas', document: '52.123.456' };
    const all = { comp_signers: { representative, accountant }, comp_fiscal_year_end: 6 };
    expect((await user.ok(updateCompany, { params, body: all })).data.attributes).toMatchObject({ ...all, version: 2 });
    const auditor = { name: 'Ana Rey' };
    const changed = { representative, accountant, auditor };
    await user.ok(updateCompany, { params, body: { comp_signers: changed } });
    const { attributes } = (await user.ok(getCompany, { params })).data;
    expect(attributes).toMatchObject({ comp_signers: changed, comp_fiscal_year_end: 6 });
    const log = await user.ok(listActivityLog, { query: { companyId: id, act: 'company.changed' } });
    expect(log.data.map((entry) => entry.attributes.details)).toEqual([
      { fields: ['auditor'] },
      { comp_fiscal_year_end: 6, fields: ['representative', 'accountant'] },
    ]);
    const wrong = { comp_signers: { accountant: { name: 'Luz', card: 'una tarjeta' } }, comp_fiscal_year_end: 13 };
    const refused = await user.fails(updateCompany, 'request.invalid', { params, body: wrong });
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual([
      'comp_fiscal_year_end',
      'comp_signers.accountant.card',
    ]);
  });

  test('checks NIT and DV together, and the uniqueness of the NIT', async () => {
    const id = await newCompany(user, { comp_entity_id: '860002964', comp_check_digit: 4 });
    const params = { id };
    await user.fails(updateCompany, 'company.dv_mismatch', { params, body: { comp_entity_id: '860034313' } });
    const taken = { comp_entity_id: '890903938', comp_check_digit: 8 };
    await user.fails(updateCompany, 'company.nit_taken', { params, body: taken });
  });
});

describe('visibility of a company', () => {
  test('another account gets 404, as if it did not exist', async () => {
    const stranger = await service.newUser();
    const id = await newCompany(stranger);
    await user.fails(getCompany, 'resource.not_found', { params: { id } });
    await user.fails(updateCompany, 'resource.not_found', { params: { id }, body: { comp_is_active: false } });
    const { data } = await user.ok(userCompanies);
    expect(data.map((company) => company.id)).not.toContain(id);
  });

  test('the root user sees all of the account, an invited user those linked to them', async () => {
    const root = await service.newUser();
    const id = await newCompany(root);
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    await invited.fails(getCompany, 'resource.not_found', { params: { id } });
    await asCaller(service.services.db, { ...root, isAdmin: false }, async (trx) => {
      await trx
        .insertInto('company_user')
        .values({ account_id: root.accountId, company_id: id, user_id: invited.userId })
        .execute();
    });
    await invited.ok(getCompany, { params: { id } });
    expect((await invited.ok(userCompanies, { query: { comp_is_active: true } })).data).toHaveLength(1);
    expect((await invited.ok(userCompanies, { query: { comp_is_active: false } })).data).toHaveLength(0);
  });

  test("lists them in the seed's shape, the chart null until it is configured", async () => {
    const owner = await service.newUser();
    const id = await newCompany(owner);
    expect((await owner.ok(userCompanies, { query: { comp_is_active: true } })).data).toMatchObject([
      {
        id,
        attributes: {
          comp_business_name: 'Suministros del Norte S.A.S.',
          comp_entity_id: expect.stringMatching(/^\d+$/),
        },
        uses_siigo: true,
        accountable_software: { acso_id: 1, acso_name: 'Siigo Nube' },
        regime_type: { rety_id: 1 },
        chart_accounts: null,
      },
    ]);
  });

  test('staff see it and may not change it', async () => {
    const owner = await service.newUser();
    const id = await newCompany(owner);
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(owner);
    // Staff get the name of its account, which its owner does not need.
    const { data } = await staff.ok(getCompany, { params: { id } });
    expect(data.attributes.subscriber).toMatch(/./);
    expect((await owner.ok(getCompany, { params: { id } })).data.attributes).not.toHaveProperty('subscriber');
    await staff.fails(updateCompany, 'auth.forbidden', { params: { id }, body: { comp_is_active: false } });
  });
});

describe('row-level security, without help from the queries', () => {
  const tables = async () => {
    const { rows } = await sql<{ name: string; guarded: boolean }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
       where n.nspname = 'public' and c.relkind = 'r'`.execute(service.services.db);
    return rows;
  };

  test("guards every table with an account, against the table's owner too", async () => {
    const found = await tables();
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(found.filter(({ guarded }) => !guarded)).toEqual([]);
  });

  test('shows the application nothing without an account, and with one only its rows', async () => {
    await newCompany(await service.newUser());
    const outsider = await service.newUser();
    for (const { name } of await tables()) {
      const all = sql<{ account_id: string }>`select account_id from ${sql.table(name)}`;
      expect((await all.execute(service.services.db)).rows, name).toEqual([]);
      const { rows } = await asCaller(service.services.db, { ...outsider, isAdmin: false }, (trx) => all.execute(trx));
      expect(
        rows.filter(({ account_id }) => account_id !== outsider.accountId),
        name,
      ).toEqual([]);
    }
  });

  test('refuses a row of another account', async () => {
    const victim = await service.newUser();
    const intruder = await service.newUser();
    const id = await newCompany(victim);
    const forged = asCaller(service.services.db, { ...intruder, isAdmin: false }, (trx) =>
      trx
        .insertInto('company_user')
        .values({ account_id: victim.accountId, company_id: id, user_id: victim.userId })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
  });
});

describe('Idempotency-Key', () => {
  const request = (key: string, nit: { comp_entity_id: string; comp_check_digit: number }) => ({
    body: { ...body, ...nit },
    headers: { 'idempotency-key': key },
  });
  const bavaria = { comp_entity_id: '860005224', comp_check_digit: 6 };

  test('repeats the first response and creates nothing twice', async () => {
    const first = await user.send(createCompany, request('una', bavaria));
    const again = await user.send(createCompany, request('una', bavaria));
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { 'idempotency-replayed': 'true' } });
  });

  test('is scoped to its caller and request', async () => {
    const other = await service.newUser();
    expect((await other.send(createCompany, request('una', bavaria))).headers).not.toHaveProperty(
      'idempotency-replayed',
    );
    const reused = await user.fails(createCompany, 'request.invalid', request('una', ecopetrol));
    expect(reused.errors?.[0]?.field).toBe('Idempotency-Key');
  });

  test('is released after a failure', async () => {
    const key = 'tras un error';
    await user.fails(createCompany, 'company.dv_mismatch', request(key, { ...ecopetrol, comp_check_digit: 2 }));
    await user.fails(createCompany, 'company.nit_taken', request(key, ecopetrol));
  });

  test('serialises two concurrent requests', async () => {
    const nit = { comp_entity_id: '860003020', comp_check_digit: 1 };
    const [one, two] = await Promise.all([1, 2].map(() => user.send(createCompany, request('a la vez', nit))));
    const statuses = [one?.status, two?.status].sort();
    // The second finds it in progress, or already answered.
    expect([
      [201, 201],
      [201, 503],
    ]).toContainEqual(statuses);
    const { data } = await user.ok(userCompanies);
    expect(data.filter(({ attributes }) => attributes.comp_entity_id === nit.comp_entity_id)).toHaveLength(1);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '#api/kernel/database.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  getValidation,
  listParametrizationChanges,
  listValidations,
  previewMonths,
  previewValidation,
  resetValidation,
  restoreParametrization,
  setValidation,
} from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** The seed's ids. */
const inverted = 2;
const missing = 999;
let companies = 0;

function company(owner = user): Promise<number> {
  companies += 1;
  const nit = String(900_100_000 + companies);
  return newCompany(owner, { comp_entity_id: nit, comp_check_digit: checkDigit(nit)! });
}

const path = (id: number, validationId = inverted) => ({ params: { id, validationId } });
const set = (id: number, settings: unknown, headers = {}) => ({ ...path(id), body: { settings }, headers });

const mapped = { roles: { acumulada: ['1910'] }, parameters: { pares: [['1910', '1520']] } };

describe('settings of a validation', () => {
  test('are the defaults until the company sets its own', async () => {
    const id = await company();
    const list = (await user.ok(listValidations, { params: { id } })).data;
    expect(list.length).toBeGreaterThan(15);
    expect(list.every(({ attributes }) => attributes.isDefault && attributes.version === 0)).toBe(true);
    const first = await user.send(getValidation, path(id));
    expect(first.headers).toMatchObject({ etag: '"0"' });
    const { data } = await user.ok(setValidation, set(id, { ...mapped, roles: { acumulada: ['1910'], orden: [] } }));
    const { attributes } = data;
    expect(attributes).toMatchObject({ isDefault: false, version: 1, changedBy: { id: user.userId }, problems: [] });
    expect(attributes.roles.filter(({ isDefault }) => !isDefault)).toMatchObject([
      { name: 'acumulada', accounts: ['1910'] },
      { name: 'orden', accounts: [] },
    ]);
    const capital = attributes.parameters.find(({ name }) => name === 'capitalSuscrito');
    expect(capital).toMatchObject({ kind: 'amount', default: '0.00', value: '0.00', minimum: '0.00', isDefault: true });
    expect(await user.ok(getValidation, path(id))).toEqual({ data });
    const changed = (await user.ok(listValidations, { params: { id } })).data.filter(
      (one) => !one.attributes.isDefault,
    );
    expect(changed).toMatchObject([{ id: inverted, attributes: { key: 'invertida', settings: attributes.settings } }]);
  });

  test('equal to the default are not stored, and equal to those in force are no change', async () => {
    const id = await company();
    const { data } = await user.ok(getValidation, path(id));
    const all = {
      roles: Object.fromEntries(data.attributes.roles.map((role) => [role.name, role.accounts])),
      parameters: Object.fromEntries(data.attributes.parameters.map(({ name, value }) => [name, value])),
    };
    expect((await user.ok(setValidation, set(id, all))).data.attributes).toMatchObject({ isDefault: true, version: 0 });
    await user.ok(setValidation, set(id, mapped));
    expect((await user.ok(setValidation, set(id, mapped))).data.attributes.version).toBe(1);
  });

  test('that are invalid are refused, each with its field', async () => {
    const id = await company();
    const wrong = { roles: { acumulada: ['15x'], otra: [] }, parameters: { capitalSuscrito: 5 } };
    for (const call of [setValidation, previewValidation, previewMonths]) {
      const failure = await user.fails(call, 'request.invalid', set(id, wrong));
      expect(failure.errors?.map(({ field }) => field)).toEqual([
        'settings.roles.acumulada.0',
        'settings.roles.otra',
        'settings.parameters.capitalSuscrito',
      ]);
    }
    const shared = await user.fails(setValidation, 'request.invalid', set(id, { roles: { acumulada: ['310510'] } }));
    expect(shared.errors?.[0]?.message).toContain('«Capital por suscribir»');
    await user.fails(setValidation, 'request.invalid', set(id, { roles: { acumulada: '1592' } }));
    await user.fails(getValidation, 'resource.not_found', path(id, missing));
    await user.fails(setValidation, 'resource.not_found', { ...set(id, {}), ...path(id, missing) });
  });

  test('speak of accounts that exist: in the PUC, in the books, or in force already', async () => {
    const id = await company();
    const nobody = { roles: { acumulada: ['1977'] }, parameters: { pares: [['=19880501', '1520']] } };
    const { errors } = await user.fails(setValidation, 'request.invalid', set(id, nobody));
    expect(errors?.map(({ field }) => field)).toEqual(['settings.roles.acumulada.0', 'settings.parameters.pares.0']);
    expect(errors![0]!.message).toContain('Ninguna cuenta empieza por 1977');
    await withClient(service.access.owner, (owner) =>
      owner.query(
        `insert into parametrization_change
                (account_id, company_id, version, validation_id, action, settings, changed_by)
         values ($1, $2, 1, $3, 'set', $4, $5)`,
        [user.accountId, id, inverted, { roles: { acumulada: ['1977'] } }, user.userId],
      ),
    );
    await user.ok(setValidation, set(id, { roles: { acumulada: ['1977', '1910'] } }));
  });

  test('are checked against the version that was read, when given', async () => {
    const id = await company();
    await user.ok(setValidation, set(id, mapped, { 'if-match': '"0"' }));
    const late = await user.fails(setValidation, 'resource.conflict', set(id, {}, { 'if-match': '"0"' }));
    expect(late.errors?.[0]?.message).toContain('versión 0 y ya va en la 1');
    await user.fails(resetValidation, 'resource.conflict', { ...path(id), headers: { 'if-match': '"0"' } });
    await user.ok(resetValidation, { ...path(id), headers: { 'if-match': '"1"' } });
  });

  test('changed concurrently are both stored, one after the other', async () => {
    const id = await company();
    await Promise.all(
      ['19', '1905', '1910', '1995'].map((code) => user.ok(setValidation, set(id, { roles: { acumulada: [code] } }))),
    );
    const { data } = await user.ok(listParametrizationChanges, { params: { id } });
    expect(data.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    for (const [index, { before }] of data.entries()) expect(before).toEqual(data[index + 1]?.after ?? {});
  });
});

describe('the history', () => {
  test('has author, time, before and after, and restores any version', async () => {
    const id = await company();
    await user.ok(setValidation, set(id, mapped));
    await user.ok(setValidation, { ...set(id, { parameters: { mesesSinMovimiento: 6 } }), ...path(id, 13) });
    await user.ok(resetValidation, path(id));
    const back = await user.ok(restoreParametrization, { params: { id, version: 1 } });
    expect(back.data.attributes).toMatchObject({ settings: mapped, version: 4 });
    const { data, meta } = await user.ok(listParametrizationChanges, { params: { id } });
    expect(meta.total).toBe(4);
    expect(data).toMatchObject([
      { version: 4, action: 'restore', restoredVersion: 1, before: {}, after: mapped, validation: 'invertida' },
      { version: 3, action: 'reset', restoredVersion: null, before: mapped, after: {} },
      { version: 2, action: 'set', validationId: 13, before: {}, after: { parameters: { mesesSinMovimiento: 6 } } },
      { version: 1, action: 'set', before: {}, after: mapped, changedBy: { id: user.userId } },
    ]);
    const query = { validationId: 13, pageSize: 1 };
    const own = await user.ok(listParametrizationChanges, { params: { id }, query });
    expect(own).toMatchObject({ data: [{ version: 2 }], meta: { total: 1, pageSize: 1 } });
    await user.fails(restoreParametrization, 'resource.not_found', { params: { id, version: 5 } });
    const stale = { params: { id, version: 1 }, headers: { 'if-match': '"1"' } };
    await user.fails(restoreParametrization, 'resource.conflict', stale);
  });

  test('cannot be rewritten, not even by the application', async () => {
    const id = await company();
    await user.ok(setValidation, set(id, mapped));
    await asCaller(service.services.db, { ...user, isAdmin: false }, async (trx) => {
      const changed = await sql`update parametrization_change set settings = '{}'`.execute(trx);
      const deleted = await sql`delete from parametrization_change`.execute(trx);
      expect([changed.numAffectedRows, deleted.numAffectedRows]).toEqual([0n, 0n]);
    });
    expect((await user.ok(getValidation, path(id))).data.attributes.settings).toEqual(mapped);
  });

  test('of settings that this release does not accept says so, and refuses to restore them', async () => {
    const id = await company();
    await withClient(service.access.owner, async (owner) => {
      await owner.query(`select set_config('app.account_id', '${user.accountId}', false)`);
      await owner.query(
        `insert into parametrization_change values ('${user.accountId}', ${id}, 1, ${inverted}, 'set', null,
           '{"parameters": {"deOtraVersion": 1}}', ${user.userId}, now())`,
      );
    });
    const { problems } = (await user.ok(getValidation, path(id))).data.attributes;
    expect(problems).toEqual([
      { field: 'settings.parameters.deOtraVersion', message: expect.stringContaining('No existe ese parámetro') },
    ]);
    await user.fails(restoreParametrization, 'request.invalid', { params: { id, version: 1 } });
    await user.ok(resetValidation, path(id));
  });
});

describe('access', () => {
  const change = async (one: TestUser, id: number) => {
    await one.ok(setValidation, set(id, mapped));
    await one.ok(resetValidation, path(id));
  };

  test('to change: the root user, and linked invited users', async () => {
    const root = await service.newUser();
    const id = await company(root);
    await change(root, id);
    const invited = await service.newUser({ accountId: root.accountId, isRoot: false });
    await invited.fails(setValidation, 'resource.not_found', set(id, mapped));
    await asCaller(service.services.db, { ...root, isAdmin: false }, (trx) =>
      trx
        .insertInto('company_user')
        .values({ account_id: root.accountId, company_id: id, user_id: invited.userId })
        .execute(),
    );
    await change(invited, id);
  });

  test('read-only for staff; none for another account', async () => {
    const owner = await service.newUser();
    const id = await company(owner);
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(owner);
    await staff.ok(getValidation, path(id));
    await staff.ok(listParametrizationChanges, { params: { id } });
    await staff.fails(setValidation, 'auth.forbidden', set(id, mapped));
    await staff.fails(restoreParametrization, 'auth.forbidden', { params: { id, version: 1 } });
    const stranger = await service.newUser();
    for (const call of [listValidations, getValidation, resetValidation, listParametrizationChanges])
      await stranger.fails(call, 'resource.not_found', path(id));
    for (const call of [setValidation, previewValidation, previewMonths])
      await stranger.fails(call, 'resource.not_found', set(id, mapped));
    await stranger.fails(restoreParametrization, 'resource.not_found', { params: { id, version: 1 } });
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { asCaller } from '#api/kernel/database.ts';
import { checkDigit } from '#core/identity/nit.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import { csvBalance, type TestFile } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { tryCustomRule } from '../custom-rules/contract.ts';
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

/** Machinery, and its depreciation in an account outside the PUC. */
function books(depreciated: number): TestFile {
  const amount = String(depreciated);
  return csvBalance([
    ['11050501', 'Caja', '899999068', 'Propia', '0', amount, '0', amount],
    ['15200501', 'Maquinaria', '899999068', 'Propia', '1000000', '0', '0', '1000000'],
    ['19100501', 'Desgaste de máquinas', '899999068', 'Propia', '0', '0', amount, `-${amount}`],
    ['31050501', 'Capital', '899999068', 'Propia', '-1000000', '0', '0', '-1000000'],
  ]);
}

async function store(id: number, file: TestFile, period: string): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
}

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

  test('of rules are stored with their reason, and change the preview', async () => {
    const id = await company();
    await store(id, books(2_000_000), '2026-02');
    const reason = 'Lo revisa el contador externo';
    const rules = { 'INV-8': { off: true, reason } };
    const preview = async (settings: object) =>
      (await user.ok(previewValidation, { ...path(id), body: { settings } })).data;
    const before = await preview(mapped);
    const [first] = before.findings;
    expect(first).toBeDefined();
    const without = await preview({ ...mapped, rules: { [first!.rule]: { off: true, reason } } });
    expect(without.findings.map(({ rule }) => rule)).not.toContain(first!.rule);
    const other = await preview({ ...mapped, rules: { [first!.rule]: { severity: 'informativa', reason } } });
    expect(other.findings.find(({ rule }) => rule === first!.rule)?.severity).toBe('informativa');
    const { attributes } = (await user.ok(setValidation, set(id, { rules }))).data;
    expect(attributes.rules.find(({ rule }) => rule === 'INV-8')).toEqual({
      rule: 'INV-8',
      title: 'Correctora sin lo que corrige',
      predefined: null,
      severity: expect.any(String),
      setting: { off: true, reason },
    });
    const silent = set(id, { rules: { 'INV-8': { off: true, reason: '' } } });
    const refused = await user.fails(setValidation, 'request.invalid', silent);
    expect(refused.errors?.map(({ field }) => field)).toEqual(['settings.rules.INV-8.reason']);
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

describe('a preview', () => {
  test('shows the month under other settings, and stores nothing', async () => {
    const id = await company();
    await store(id, books(1_500_000), '2026-01');
    await store(id, books(1_200_000), '2026-02');
    const { data } = await user.ok(previewValidation, set(id, mapped));
    expect(data).toMatchObject({
      period: '2026-02',
      before: { outcome: 'sin_hallazgos', findings: 0 },
      after: { key: 'invertida', outcome: 'con_hallazgos', findings: 1, amount: '0.00', toExplain: '200000.00' },
      findings: [{ account: '1910', amount: '200000.00' }],
    });
    expect(data.accounts).toMatchObject({ acumulada: ['19100501'], deterioro: [] });
    const january = { ...path(id), body: { settings: mapped, period: '2026-01' } };
    expect((await user.ok(previewValidation, january)).data).toMatchObject({
      period: '2026-01',
      after: { toExplain: '500000.00' },
    });
    await user.fails(previewValidation, 'audit.no_balance', { ...path(id), body: { settings: {}, period: '2025-01' } });
    expect((await user.ok(getValidation, path(id))).data.attributes.isDefault).toBe(true);
  });

  test('is refused, with its reason, to whoever may not see audits, and so is a trial', async () => {
    const id = await company();
    await store(id, books(1_200_000), '2026-02');
    const keyed = async (...scopes: PermissionKey[]) => {
      const body = { name: scopes.join(), scopes, days: 1, password: testPassword };
      return new ApiClient(service.app, (await user.ok(createToken, { body })).data.token);
    };
    const narrow = await keyed('parametrizacion.ver');
    const wide = await keyed('parametrizacion.ver', 'auditoria.ver');
    const trial = { params: { id }, body: { expression: 'saldo("1") < 0' } };
    const preview = set(id, mapped);
    for (const [call, request] of [
      [previewValidation, preview],
      [previewMonths, preview],
      [tryCustomRule, trial],
    ] as const) {
      const { message } = await narrow.fails(call, 'auth.books_hidden', request);
      expect(message).toContain('permiso');
      expect(message).toContain('ver auditorías');
      await wide.ok(call, request);
    }
    await narrow.ok(getValidation, path(id));
  });

  test('counts the findings of each month', async () => {
    const id = await company();
    await store(id, books(1_500_000), '2026-01');
    await store(id, books(900_000), '2026-02');
    await store(id, books(1_200_000), '2026-04');
    const counts = async (settings: unknown) =>
      (await user.ok(previewMonths, set(id, settings))).data.map(({ period, findings }) => [period, findings]);
    expect(await counts(mapped)).toEqual([
      ['2026-01', 1],
      ['2026-02', 0],
      ['2026-04', 1],
    ]);
    expect((await counts({})).map(([, findings]) => findings)).toEqual([0, 0, 0]);
  });

  test('of a company without balances is empty', async () => {
    const id = await company();
    expect((await user.ok(previewValidation, set(id, {}))).data).toMatchObject({ period: null, findings: [] });
    expect((await user.ok(previewMonths, set(id, {}))).data).toEqual([]);
  });
});

describe('roles that do not follow from the codes', () => {
  const withholding = 10;
  const equivalences = 0;
  const own = csvBalance([
    ['11100501', 'Banco', '899999068', 'Propia', '0', '0', '0', '0'],
    ['248541', 'Retención servicios 4%', '900123456', 'Acme', '0', '0', '40000', '-40000'],
    ['51359501', 'Servicios', '900123456', 'Acme', '0', '1000000', '0', '1000000'],
    ['22050501', 'Proveedores', '900123456', 'Acme', '0', '0', '960000', '-960000'],
  ]);
  const suggested = async (id: number) => {
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    return (await user.ok(previewValidation, asked)).data.suggestions.map(({ account, equivalent }) => [
      account,
      equivalent,
    ]);
  };
  const say = (id: number, pairs: [string, string][]) => ({
    params: { id, validationId: equivalences },
    body: { settings: { parameters: { equivalencias: pairs } } },
  });

  test('are suggested until the company says what they are, for all validations, in its history', async () => {
    const id = await company();
    await store(id, own, '2026-03');
    expect(await suggested(id)).toEqual([['248541', expect.stringMatching(/^2365/)]]);
    await user.ok(setValidation, say(id, [['248541', '236525']]));
    expect(await suggested(id)).toEqual([]);
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    expect((await user.ok(previewValidation, asked)).data.accounts.retServicios).toEqual(['248541']);
    const { data } = await user.ok(listParametrizationChanges, { params: { id } });
    expect(data[0]).toMatchObject({ validation: 'cuentas', validationTitle: 'Papel de las cuentas', action: 'set' });
  });

  test('are refused by saying that the code is right', async () => {
    const id = await company();
    await store(id, own, '2026-03');
    await user.ok(setValidation, say(id, [['248541', '248541']]));
    expect(await suggested(id)).toEqual([]);
    const asked = { params: { id, validationId: withholding }, body: { settings: {} } };
    expect((await user.ok(previewValidation, asked)).data.accounts.retServicios).toEqual([]);
  });

  test('are not said by who may not edit, and have no preview of their own', async () => {
    const id = await company(await service.newUser());
    const staff = await service.newUser({ isAdmin: true });
    await staff.fails(setValidation, 'auth.forbidden', say(id, [['248541', '236525']]));
    const mine = await company();
    await user.fails(setValidation, 'request.invalid', {
      ...say(mine, []),
      body: { settings: { roles: { caja: ['1105'] } } },
    });
    await user.fails(previewValidation, 'resource.not_found', say(mine, []));
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
    const id = await company(await service.newUser());
    const staff = await service.newUser({ isAdmin: true });
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

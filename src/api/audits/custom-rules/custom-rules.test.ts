import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  createCustomRule,
  deleteCustomRule,
  getCustomRule,
  listCustomChanges,
  listCustomRules,
  tryCustomRule,
  updateCustomRule,
} from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

/** Months for trials. */
async function storeMonths(company: number): Promise<void> {
  await store(company, '2026-02', 12_000_000, 5_000_000);
  await store(company, '2026-01', 9_000_000, 1_000_000);
}

const tope = { name: 'Tope de caja', severity: 'media', expression: 'saldo("1105") <= 10_000_000' };

/** A month with the given cash and debt of Ana. */
async function store(company: number, period: string, cash: number, owed: number): Promise<void> {
  const file = csvBalance([
    ['11050501', 'Caja general', '', '', '0', String(cash), '0', String(cash)],
    ['13050501', 'Clientes nacionales', '800197268', 'Ana', '0', String(owed), '0', String(owed)],
    ['31050501', 'Capital', '', '', '0', '0', String(cash + owed), String(-cash - owed)],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id: company }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true };
  const { status } = await user.send(storeTrialBalance, { params: { id: company }, body });
  expect([200, 201]).toContain(status);
}

describe('a custom rule', () => {
  test('is created, changed, activated and deleted, with its history', async () => {
    await storeMonths(id);
    const { data, meta } = await user.ok(createCustomRule, { params: { id }, body: tope });
    expect(meta.trial).toBeNull();
    expect(data).toMatchObject({ id: 200, attributes: { ...tope, message: null, isActive: false, version: 1 } });
    const params = { id, validationId: data.id };
    const changed = await user.send(updateCustomRule, {
      params,
      body: { isActive: true, message: 'Consigna.' },
      headers: { 'if-match': '"1"' },
    });
    expect(changed.headers).toMatchObject({ etag: '"2"' });
    expect((await user.ok(getCustomRule, { params })).data.attributes).toMatchObject({
      ...tope,
      message: 'Consigna.',
      isActive: true,
      changedBy: { id: user.userId },
    });
    const late = { params, body: { name: 'Otro' }, headers: { 'if-match': '"1"' } };
    const conflict = await user.fails(updateCustomRule, 'resource.conflict', late);
    expect(conflict.errors?.[0]?.message).toContain('versión 1 y ya va en la 2');

    await user.ok(createCustomRule, { params: { id }, body: { ...tope, name: 'Segunda', isActive: true } });
    expect((await user.send(deleteCustomRule, { params })).status).toBe(204);
    await user.fails(getCustomRule, 'resource.not_found', { params });
    await user.fails(updateCustomRule, 'resource.not_found', { params, body: { name: 'Otro' } });
    const list = await user.ok(listCustomRules, { params: { id } });
    expect(list.data.map((one) => [one.id, one.attributes.name])).toEqual([[201, 'Segunda']]);

    const history = await user.ok(listCustomChanges, { params: { id }, query: { validationId: 200 } });
    expect(history.meta.total).toBe(3);
    expect(history.data).toMatchObject([
      { version: 3, action: 'delete', before: { isActive: true }, after: null },
      { version: 2, action: 'change', before: { isActive: false, message: null }, after: { message: 'Consigna.' } },
      { version: 1, action: 'create', before: null, after: tope, changedBy: { id: user.userId } },
    ]);
    expect((await user.ok(listCustomChanges, { params: { id }, query: { pageSize: 1 } })).data).toHaveLength(1);
    // Ids are never reused: findings refer to them.
    await user.send(deleteCustomRule, { params: { id, validationId: 201 } });
    expect((await user.ok(createCustomRule, { params: { id }, body: tope })).data.id).toBe(202);
  });

  test('is refused with the position of its syntax error', async () => {
    const body = { ...tope, expression: 'saldos("1105") <= 3' };
    const failure = await user.fails(createCustomRule, 'expression.invalid', { params: { id }, body });
    const message = 'En el carácter 1: no conocemos «saldos». ¿Quisiste decir saldo?';
    expect(failure).toMatchObject({ code: 422, errors: [{ field: 'expression', message }] });
    expect(failure.message).toContain(message);
    await user.fails(tryCustomRule, 'expression.invalid', { params: { id }, body: { expression: '1 < 2' } });
    const unnamed = { ...tope, name: '', severity: 'mucha' };
    const shape = await user.fails(createCustomRule, 'request.invalid', { params: { id }, body: unnamed });
    expect(shape.errors?.map(({ field }) => field).sort()).toEqual(['name', 'severity']);
  });

  test('is tried on every stored month before activation', async () => {
    const company = await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 });
    await storeMonths(company);
    const params = { id: company };
    const cash = await user.ok(tryCustomRule, { params, body: { expression: tope.expression } });
    expect(cash.data).toMatchObject([
      { period: '2026-01', outcome: 'se_cumple' },
      {
        period: '2026-02',
        outcome: 'no_se_cumple',
        terms: [
          { label: 'saldo("1105")', amount: '12000000.00' },
          { label: 'Diferencia', amount: '2000000.00' },
        ],
      },
    ]);
    const expression = 'tercero("1305", saldo("1305") <= promedio(saldo("1305"), 1 mes) * 2)';
    const thirdParties = await user.ok(tryCustomRule, { params, body: { expression } });
    expect(thirdParties.data).toMatchObject([
      { outcome: 'no_evaluada', reason: 'Falta diciembre de 2025 en la historia.' },
      { outcome: 'no_se_cumple', thirdParties: [{ nit: '800197268', name: 'Ana', amount: '3000000.00' }] },
    ]);
  });

  test('is not activated in a company without months, and its trial runs on activation', async () => {
    const company = await newCompany(user, { comp_entity_id: '800197268', comp_check_digit: 4 });
    const params = { id: company };
    const refused = await user.fails(createCustomRule, 'expression.untried', {
      params,
      body: { ...tope, isActive: true },
    });
    expect(refused.message).toContain('no tiene ninguno');
    const { data } = await user.ok(createCustomRule, { params, body: tope });
    const place = { id: company, validationId: data.id };
    await user.fails(updateCustomRule, 'expression.untried', { params: place, body: { isActive: true } });
    expect((await user.ok(getCustomRule, { params: place })).data.attributes.isActive).toBe(false);

    await storeMonths(company);
    const on = await user.ok(updateCustomRule, { params: place, body: { isActive: true } });
    expect(on.meta.trial).toMatchObject([
      { period: '2026-01', outcome: 'se_cumple' },
      { period: '2026-02', outcome: 'no_se_cumple' },
    ]);
    const renamed = await user.ok(updateCustomRule, { params: place, body: { name: 'Otro nombre' } });
    expect(renamed.meta.trial).toBeNull();
    const expression = 'saldo("1105") <= 20_000_000';
    const changed = await user.ok(updateCustomRule, { params: place, body: { expression } });
    expect(changed.meta.trial).toMatchObject([{ outcome: 'se_cumple' }, { outcome: 'se_cumple' }]);
    const off = await user.ok(updateCustomRule, { params: place, body: { isActive: false } });
    expect(off.meta.trial).toBeNull();
  });

  test('belongs to its company: invisible to other accounts, read-only for staff', async () => {
    const own = await service.newUser();
    const company = await newCompany(own);
    const { data } = await own.ok(createCustomRule, { params: { id: company }, body: tope });
    const params = { id: company, validationId: data.id };
    await user.fails(getCustomRule, 'resource.not_found', { params });
    await user.fails(listCustomChanges, 'resource.not_found', { params: { id: company } });
    await user.fails(createCustomRule, 'resource.not_found', { params: { id: company }, body: tope });
    await user.fails(deleteCustomRule, 'resource.not_found', { params });
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(own);
    await staff.ok(getCustomRule, { params });
    await staff.fails(updateCustomRule, 'auth.forbidden', { params, body: { isActive: true } });
  });

  test('created concurrently each get their own id', async () => {
    const company = await newCompany(user, { comp_entity_id: '860002964', comp_check_digit: 4 });
    const params = { id: company };
    const made = await Promise.all(Array.from({ length: 8 }, () => user.ok(createCustomRule, { params, body: tope })));
    expect(made.map(({ data }) => data.id).sort()).toEqual(Array.from({ length: 8 }, (_, index) => 200 + index));
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#api/access/api-tokens/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import type { PermissionKey } from '#core/product/permission.ts';
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
import { getValidation, previewMonths, previewValidation, setValidation } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** The seed's ids. */
const inverted = 2;
let companies = 0;

function company(owner = user): Promise<number> {
  companies += 1;
  const nit = String(900_110_000 + companies);
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

  test('changes with the settings of rules, which are stored with their reason', async () => {
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

  test('tells the accounts that no balance has, of those that are said anew', async () => {
    const id = await company();
    await store(id, books(1_200_000), '2026-01');
    const absent = async (settings: object) => (await user.ok(previewValidation, set(id, settings))).data.absent;
    expect(await absent(mapped)).toEqual([]);
    const wrong = { roles: { acumulada: ['1592', '1910', '1977'] }, parameters: { pares: [['=19880501', '1520']] } };
    expect(await absent(wrong)).toEqual(['1977', '19880501']);
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

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, auditMonths, getAudit, listAudits, startAudit } from '#api/audits/audits/contract.ts';
import { exploreBalance } from '#api/audits/explorer/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { type CsvLine, csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { compareVersions, listVersions, restoreVersion, withdrawVersion } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.newUser();
  id = await newCompany(user);
});

/** Cash, and what each customer owes. */
async function store(owed: Record<string, number>, period = '2026-01'): Promise<string> {
  const all = Object.values(owed).reduce((sum, one) => sum + one, 0);
  const cash: CsvLine = ['11050501', 'Caja', '900394374', 'Norte', '0', '0', String(all), String(-all)];
  const lines = Object.entries(owed).map(
    ([nit, one]): CsvLine => ['13050501', 'Clientes', nit, `Cliente ${nit}`, '0', String(one), '0', String(one)],
  );
  const file = csvBalance([cash, ...lines], `balance ${period}.csv`);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const stored = await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period } }, 201);
  return stored.data.id;
}

async function audit(month = 1): Promise<string> {
  const { data } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } }, 202);
  await user.send(auditEvents, { params: { id, auditId: data.id } });
  return data.id;
}

const monthOf = async (period = '2026-01') =>
  (await user.ok(auditMonths, { params: { id }, query: { to: '2026-06' } })).data.find((one) => one.period === period)!;
const versions = async () => (await user.ok(listVersions, { params: { id }, query: { period: '2026-01' } })).data;
const reason = 'Se exportó con un filtro';

describe('a version', () => {
  test('is withdrawn with a reason: the month shows and audits the one before, and it can be brought back', async () => {
    const first = await store({ 800197268: 500 });
    await audit();
    const second = await store({ 800197268: 700 });
    const audited = await audit();
    const answer = await user.ok(withdrawVersion, { params: { id, balanceId: second }, body: { reason } });
    expect(answer.data.version).toBe(1);
    await user.send(auditEvents, { params: { id, auditId: answer.data.auditId! } });
    expect(await monthOf()).toMatchObject({ version: 1, state: 'auditado', auditId: answer.data.auditId });
    expect(
      (await versions()).map(({ version, isInForce, withdrawn }) => [version, isInForce, withdrawn?.reason]),
    ).toEqual([
      [2, false, reason],
      [1, true, undefined],
    ]);
    const { data: old } = await user.ok(getAudit, { params: { id, auditId: audited } });
    expect(old.attributes.state).toBe('withdrawn');
    expect(old.attributes.balance.attributes.withdrawnAt).toBeDefined();
    expect(old.attributes.result).not.toBeNull();
    expect((await user.ok(listAudits, { params: { id } })).data).toHaveLength(3);
    const explored = await user.ok(exploreBalance, { params: { id }, query: { period: '2026-01', account: '13' } });
    expect(explored.data.sums[3]).toBe('500.00');
    const again = await user.ok(restoreVersion, { params: { id, balanceId: second } });
    expect(again.data.version).toBe(2);
    expect((await monthOf()).version).toBe(2);
    const { data: log } = await user.ok(listActivityLog, { query: { companyId: id } });
    const acts = log.filter(({ attributes }) => /^balance\.(withdrawn|restored)$/.test(attributes.act));
    expect(acts.map(({ attributes: { act, details } }) => [act, details.version, details.reason])).toEqual([
      ['balance.restored', 2, undefined],
      ['balance.withdrawn', 2, reason],
    ]);
    expect(first).not.toBe(second);
  });

  test('that was the only one leaves its month without a balance', async () => {
    const only = await store({ 800197268: 500 });
    const { data } = await user.ok(withdrawVersion, { params: { id, balanceId: only }, body: { reason } });
    expect(data).toEqual({ version: null, auditId: null });
    expect((await monthOf()).state).toBe('sin_cargar');
    await user.fails(exploreBalance, 'audit.no_balance', { params: { id }, query: { period: '2026-01' } });
    await user.fails(withdrawVersion, 'resource.not_found', { params: { id, balanceId: only }, body: { reason } });
    await store({ 800197268: 500 });
    const failure = await user.fails(restoreVersion, 'balance.stored_again', { params: { id, balanceId: only } });
    expect(failure.message).toContain('versión 2');
    // As the list says before anybody tries.
    expect((await versions()).map(({ obstacle }) => obstacle)).toEqual([null, failure.message]);
  });

  test('is no neighbour of other months once it is withdrawn', async () => {
    const january = await store({ 800197268: 500 });
    await audit();
    await store({ 800197268: 500 }, '2026-02');
    const before = await audit(2);
    const of = async (auditId: string) =>
      (await user.ok(getAudit, { params: { id, auditId } })).data.attributes.result!.comparison?.period;
    expect(await of(before)).toBe('2026-01');
    await user.ok(withdrawVersion, { params: { id, balanceId: january }, body: { reason } });
    expect(await of(before)).toBeUndefined();
  });

  test('is compared with another: rows added, changed and gone, with their sums', async () => {
    const first = await store({ 800197268: 500, 860005224: 300 });
    const second = await store({ 800197268: 650, 890903938: 20 });
    const { data } = await user.ok(compareVersions, { params: { id, balanceId: second }, query: { with: first } });
    expect(data).toMatchObject({
      before: 1,
      after: 2,
      total: 4,
      added: { count: 1, debit: '20.00', closing: '20.00' },
      gone: { count: 1, debit: '-300.00', closing: '-300.00' },
      changed: { count: 2, debit: '150.00', credit: '-130.00' },
    });
    const other = await store({ 800197268: 1 }, '2026-02');
    await user.fails(compareVersions, 'resource.not_found', {
      params: { id, balanceId: second },
      query: { with: other },
    });
  });

  test('is withdrawn by nobody who may not edit audits', async () => {
    const balanceId = await store({ 800197268: 500 });
    const stranger = await service.newUser();
    await stranger.fails(withdrawVersion, 'resource.not_found', { params: { id, balanceId }, body: { reason } });
    await stranger.fails(listVersions, 'resource.not_found', { params: { id }, query: { period: '2026-01' } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { fromDecimal } from '#core/money/money.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { fixture } from '../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  copyExogenaMapping,
  type ExogenaSummary,
  exportExogena,
  getExogena,
  getExogenaMapping,
  listExogenaAccounts,
  listExogenaChanges,
  listExogenaRows,
  listExogenaYears,
  resetExogenaMapping,
  restoreExogenaMapping,
  setExogenaMapping,
} from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  for (const period of ['2025-10', '2025-12', '2026-01']) {
    const file = fixture('errors', `balance-${period}.xlsx`);
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
  }
});
afterAll(() => service.close());

const summary = async (year = 2025): Promise<ExogenaSummary> =>
  (await user.ok(getExogena, { params: { id, year } })).data;
const mapping = async (year: number) => (await user.ok(getExogenaMapping, { params: { id, year } })).data;
const amounts = (decimals: readonly string[]) => decimals.reduce((sum, one) => sum + fromDecimal(one), 0n);

test('the years are those with balances; another one has none', async () => {
  const { data } = await user.ok(listExogenaYears, { params: { id } });
  expect(data).toEqual([2026, 2025]);
  await user.fails(getExogena, 'audit.no_balance', { params: { id, year: 2020 } });
});

describe('the formats of a year', () => {
  test('are told with the months that they come from, and reconcile', async () => {
    const { periods, missing, cut, closedIn, formats } = await summary();
    expect({ periods, cut, closedIn }).toEqual({ periods: ['2025-10', '2025-12'], cut: '2025-12', closedIn: null });
    expect(missing).toHaveLength(10);
    expect(formats.map(({ key }) => key).join()).toBe('1001,1003,1005,1006,1007,1008,1009,1010,2276');
    expect(formats.every(({ difference }) => difference === '0.00')).toBe(true);
    const [payments] = formats;
    expect(payments!.threshold).toMatchObject({ amount: '149000.00', uvt: 3, standing: 'high' });
    expect(payments!.people).toBeGreaterThan(3);
  });

  test('list rows that add up to them, by page, by words and by what is lacking', async () => {
    const { formats } = await summary();
    for (const { key, totals, rows } of formats) {
      const { data } = await user.ok(listExogenaRows, {
        params: { id, year: 2025, format: key },
        query: { limit: 500 },
      });
      expect({ key, total: data.total, sums: data.sums }).toEqual({ key, total: rows, sums: totals });
      const added = totals.map((_, column) => amounts(data.rows.map((row) => row.amounts[column]!)));
      expect(added).toEqual(totals.map(fromDecimal));
    }
    const params = { id, year: 2025, format: '1009' } as const;
    const { data: all } = await user.ok(listExogenaRows, { params, query: { limit: 500 } });
    const { data: part } = await user.ok(listExogenaRows, { params, query: { offset: 2, limit: 3 } });
    expect(part.rows).toEqual(all.rows.slice(2, 5));
    const dian = await user.ok(listExogenaRows, { params, query: { words: '800197268' } });
    expect(dian.data.rows).toMatchObject([{ number: '800197268', type: '31', dv: 4, concept: '2204' }]);
    const unsplit = await user.ok(listExogenaRows, { params, query: { lack: 'names', limit: 500 } });
    expect(unsplit.data.rows.every(({ lacks, type }) => lacks.includes('names') && type === '13')).toBe(true);
    expect(unsplit.data.total).toBeGreaterThan(0);
  });

  test('tell of each account what is in rows and what is left out', async () => {
    const { data } = await user.ok(listExogenaAccounts, { params: { id, year: 2025, format: '1001' } });
    for (const { balance, reported, minor, left } of data.accounts)
      expect(fromDecimal(reported) + fromDecimal(minor) + amounts(left.map(({ amount }) => amount))).toBe(
        fromDecimal(balance),
      );
    const depreciation = data.accounts.find(({ code }) => code.startsWith('5160'));
    expect(depreciation).toMatchObject({ goal: null, standing: 'proposed', left: [{ reason: 'leftOut' }] });
    expect(data.accounts.find(({ code }) => code.startsWith('5110'))).toMatchObject({
      goal: { concept: '5002', column: 'deductible' },
      proposed: { concept: '5002', column: 'deductible' },
      confidence: 'medium',
    });
  });
});

describe('what the company says', () => {
  const said = { assignments: { '1001': { '5110*': '5004/nonDeductible' } }, thresholds: { '1001': '0' } };

  test('is refused where the format has no such concept, column or account', async () => {
    const body = {
      assignments: { '1001': { '5110*': '9999/deductible', x: 'none' }, '1010': { '31*': '5004/nominal' }, '7': {} },
      thresholds: { '1001': 'mucho' },
    };
    const refused = await user.fails(setExogenaMapping, 'request.invalid', { params: { id, year: 2025 }, body });
    expect(refused.errors?.map(({ field }) => field).sort()).toEqual([
      'assignments.1001.5110*',
      'assignments.1001.x',
      'assignments.1010.31*',
      'assignments.7',
      'thresholds.1001',
    ]);
  });

  test('holds for its year, and is proposed to the year after without its amounts', async () => {
    expect(await mapping(2025)).toMatchObject({ assignments: {}, version: 0, takenFrom: null });
    const before = (await summary()).formats[0]!;
    await user.ok(setExogenaMapping, { params: { id, year: 2025 }, body: said, headers: { 'if-match': '"0"' } });
    const after = (await summary()).formats[0]!;
    expect(fromDecimal(after.totals[1]!)).toBeGreaterThan(fromDecimal(before.totals[1]!));
    expect(amounts(after.totals.slice(0, 2))).toBe(amounts(before.totals.slice(0, 2)));
    expect(after.threshold).toEqual({ amount: null, uvt: null, standing: 'company', norm: null });
    expect(after.minorPeople).toBe(0);
    expect(after.accounts.company).toBe(1);
    expect(await mapping(2026)).toMatchObject({ ...said, thresholds: {}, version: 0, takenFrom: 2025 });
    const stale = { params: { id, year: 2025 }, body: said, headers: { 'if-match': '"0"' } };
    await user.fails(setExogenaMapping, 'resource.conflict', stale);
    const { data } = await user.ok(listActivityLog, { query: { act: 'exogena.changed' } });
    expect(data).toHaveLength(1);
  });
});

describe('changes of a year', () => {
  const of = { id: 0, year: 2024 };
  const tagged = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  const put = (pattern: string, goal: string, version: number, year = 2024) => ({
    params: { id: of.id, year },
    body: { assignments: { '1001': { [pattern]: goal } }, thresholds: {} },
    ...tagged(version),
  });
  const history = async (year = 2024) =>
    (await user.ok(listExogenaChanges, { params: { id: of.id, year }, query: {} })).data;

  test('are told newest first with what they changed, and taken back', async () => {
    of.id = await newCompany(user, { comp_entity_id: '900400123', comp_check_digit: checkDigit('900400123') });
    await user.ok(setExogenaMapping, put('5110*', '5004/deductible', 0));
    await user.ok(setExogenaMapping, put('5110*', 'none', 1));
    const [second, first] = await history();
    expect(second).toMatchObject({
      version: 2,
      action: 'set',
      before: { assignments: { '1001': { '5110*': '5004/deductible' } } },
    });
    expect(first).toMatchObject({ before: { assignments: {}, thresholds: {} }, changedBy: { id: user.userId } });
    const back = await user.ok(restoreExogenaMapping, { params: { ...of, version: 1 }, ...tagged(2) });
    expect(back.data).toMatchObject({ version: 3, assignments: { '1001': { '5110*': '5004/deductible' } } });
    const before = await user.ok(restoreExogenaMapping, { params: { ...of, version: 0 }, ...tagged(3) });
    expect(before.data).toMatchObject({ version: 4, assignments: {} });
    expect((await history())[0]).toMatchObject({ action: 'restore', restoredVersion: 0 });
    await user.fails(restoreExogenaMapping, 'resource.not_found', { params: { ...of, version: 9 }, ...tagged(4) });
    await user.fails(restoreExogenaMapping, 'resource.conflict', { params: { ...of, version: 1 }, ...tagged(1) });
  });

  test('go to another year without its amounts, and back to what we propose', async () => {
    const set = put('5110*', '5004/deductible', 4);
    const body = { ...set.body, thresholds: { '1001': '50000' } };
    await user.ok(setExogenaMapping, { ...set, body });
    const next = { id: of.id, year: 2025 };
    const copied = await user.ok(copyExogenaMapping, { params: next, body: { from: 2024 }, ...tagged(0) });
    expect(copied.data).toMatchObject({ assignments: body.assignments, thresholds: {}, takenFrom: null, version: 1 });
    // What a year takes over of the one before is what was there before its first change.
    expect((await history(2025))[0]).toMatchObject({
      action: 'copy',
      copiedFrom: 2024,
      before: { assignments: body.assignments },
    });
    const reset = await user.ok(resetExogenaMapping, { params: next, ...tagged(1) });
    expect(reset.data).toMatchObject({ assignments: {}, thresholds: {}, takenFrom: null, version: 2 });
    expect((await history(2025)).map(({ action }) => action)).toEqual(['reset', 'copy']);
  });

  test('are nobody else’s', async () => {
    const stranger = await service.newUser();
    expect((await stranger.send(listExogenaChanges, { params: of })).status).toBe(404);
    expect((await stranger.send(restoreExogenaMapping, { params: { ...of, version: 1 }, ...tagged(5) })).status).toBe(
      404,
    );
  });
});

test('the workbook has a sheet a format, in whole pesos, with the conciliation', async () => {
  const { bytes } = await user.send(exportExogena, { params: { id, year: 2025 } });
  const workbook = await openWorkbook(bytes, 'exogena-2025.xlsx');
  const { formats } = await summary();
  const names = workbook.sheets.map(({ name }) => name);
  expect(names).toEqual([...formats.map(({ key }) => key), 'Terceros por completar', 'Conciliación']);
  for (const [index, { key, totals, rows }] of formats.entries()) {
    const [heads, ...lines] = Object.values(await rowsOf(workbook.sheets[index]!));
    const columns = formats[index]!.columns.filter(({ isOfBooks }) => isOfBooks);
    const sums = columns.map(({ name }) => {
      const at = heads!.indexOf(name);
      return BigInt(lines.reduce((sum, line) => sum + Number(line[at] ?? 0), 0)) * 100n;
    });
    expect({ key, rows: lines.length, sums }).toEqual({ key, rows, sums: totals.map(fromDecimal) });
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { auditFinding, auditFindings } from '#api/audits/audits/findings/contract.ts';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type CsvLine, csvBalance, fixture } from '../../../../tests/support/fixture-files.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  type ExplorerLine,
  type ExplorerPage,
  type ExplorerView,
  exploreBalance,
  exploreRow,
  exportExplorer,
} from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;
let auditId: string;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  for (const period of ['2025-12', '2026-01', '2026-03']) {
    const { data } = await user.ok(inspectTrialBalance, {
      params: { id },
      file: fixture('errors', `balance-${period}.xlsx`),
    });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
  }
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 3 } }, 202);
  auditId = started.data.id;
  await user.send(auditEvents, { params: { id, auditId } });
});
afterAll(() => service.close());

type Asked = ExplorerView & { offset?: number; limit?: number };

async function explore(asked: Partial<Asked> = {}): Promise<ExplorerPage> {
  return (await user.ok(exploreBalance, { params: { id }, query: { period: '2026-03', ...asked } })).data;
}

const sum = (amounts: readonly string[]) => toDecimal(amounts.reduce((all, one) => all + fromDecimal(one), 0n));
const figures = (lines: readonly ExplorerLine[], column: number) => lines.map((line) => line.figures[column]!);

describe('a month beside another', () => {
  test('shows the classes, beside the nearest month before, and what they add up to', async () => {
    const page = await explore();
    expect(page).toMatchObject({
      list: 'accounts',
      with: { period: '2026-01', isStored: true },
      periods: ['2025-12', '2026-01', '2026-03'],
      // Its file leaves out a row.
      balanced: false,
      newestVersion: 1,
      difference: '1767000.00',
      path: [],
    });
    expect(page.columns.map(({ period, figure }) => `${period} ${figure}`)).toEqual([
      '2026-01 closing',
      '2026-03 debit',
      '2026-03 credit',
      '2026-03 closing',
    ]);
    expect(page.lines.map(({ account }) => account)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const column of page.columns.keys()) expect(page.sums[column]).toBe(sum(figures(page.lines, column)));
    expect([page.sums[0], page.sums[3]]).toEqual(['0.00', '1767000.00']);
  });

  test('goes down from a class to the third parties of an account, with the same sums', async () => {
    const [active] = (await explore()).lines;
    const groups = await explore({ account: '1' });
    expect(groups.sums).toEqual(active!.figures);
    const customers = await explore({ account: '13050501' });
    expect(customers.list).toBe('thirdParties');
    expect(customers.path.map(({ account }) => account)).toEqual(['1', '13', '1305', '130505', '13050501']);
    const sizes = customers.lines.map(({ difference }) => Math.abs(Number(difference)));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(customers.scale).toBe(sizes[0]);
    const [first] = customers.lines;
    const accounts = await explore({ thirdParty: first!.thirdParty, level: 16 });
    expect(accounts.thirdParty).toMatchObject({ key: first!.thirdParty, name: first!.thirdPartyName });
    expect(accounts.lines.find(({ account }) => account === '13050501')?.figures).toEqual(first!.figures);
  });

  test('lists pages of all its rows', async () => {
    const all = await explore({ list: 'rows', limit: 500 });
    expect(all.total).toBeGreaterThan(500);
    expect(all.rows).toBe(all.total);
    const part = await explore({ list: 'rows', offset: 7, limit: 5 });
    expect(part.lines).toEqual(all.lines.slice(7, 12));
    expect(part.total).toBe(all.total);
    const biggest = await explore({ list: 'rows', order: 'after', limit: 2 });
    expect(Math.abs(Number(biggest.lines[0]!.figures[3]))).toBeGreaterThanOrEqual(
      Math.abs(Number(biggest.lines[1]!.figures[3])),
    );
    const opened = await explore({ open: '1~13', list: 'accounts' });
    expect(opened.lines.filter(({ depth }) => depth === 2).every(({ account }) => account.startsWith('13'))).toBe(true);
  });

  test('filters rows, and tells where else the words are', async () => {
    const moved = await explore({ list: 'rows', moved: true, limit: 500 });
    expect(moved.lines.every(({ figures: [, debit, credit] }) => debit !== '0.00' || credit !== '0.00')).toBe(true);
    const large = await explore({ list: 'rows', minimum: 50_000_000, limit: 500 });
    expect(large.total).toBeGreaterThan(0);
    expect(large.total).toBeLessThan(moved.total);
    const fresh = await explore({ list: 'rows', fresh: true, limit: 500 });
    expect(fresh.lines.every(({ figures: [before] }) => before === '0.00')).toBe(true);
    const name = moved.lines.find(({ account, thirdPartyName }) => account.startsWith('13') && thirdPartyName)!;
    const [word] = name.thirdPartyName.split(' ');
    expect((await explore({ words: word!, account: '13', list: 'rows' })).total).toBeGreaterThan(0);
    const none = await explore({ words: '1105', account: '13' });
    expect([none.total, none.elsewhere?.accounts]).toEqual([0, ['1105']]);
    expect((await explore({ words: 'guadalupe-xyz' })).elsewhere).toBeNull();
  });

  test('that is not stored is told with the nearest one', async () => {
    const page = await explore({ with: '2026-02' });
    expect(page.with).toEqual({ period: '2026-02', isStored: false, nearest: '2026-01' });
    expect(page.columns[0]).toMatchObject({ period: '2026-02', isStored: false });
    const first = await explore({ period: '2025-12' });
    expect(first.with).toBeNull();
    await user.fails(exploreBalance, 'audit.no_balance', { params: { id }, query: { period: '2026-02' } });
  });
});

describe('twelve months', () => {
  test('are closing balances or movements, of the months that are stored', async () => {
    const page = await explore({ layout: 'months' });
    const stored = page.columns.filter(({ isStored }) => isStored).map(({ period }) => period);
    expect([page.columns.length, page.columns.at(-1)?.period, stored]).toEqual([
      12,
      '2026-03',
      ['2025-12', '2026-01', '2026-03'],
    ]);
    const compared = await explore({ with: '2026-01' });
    expect(figures(page.lines, 11)).toEqual(figures(compared.lines, 3));
    const moved = await explore({ layout: 'months', figure: 'movement' });
    const [debit, credit] = [1, 2].map((column) => fromDecimal(compared.lines[0]!.figures[column]!));
    expect(moved.lines[0]!.figures[11]).toBe(toDecimal(debit! - credit!));
  });

  test('are told of one row, with where else its third party is', async () => {
    const { lines } = await explore({ account: '13050501' });
    const line = lines.find(({ figures: all }) => all[3] !== '0.00')!;
    const query = { period: '2026-03', account: '13050501', thirdParty: line.thirdParty };
    const { data } = await user.ok(exploreRow, { params: { id }, query });
    expect(data.months).toHaveLength(12);
    expect(data.months.at(-1)).toMatchObject({ closing: line.figures[3], debit: line.figures[1], isStored: true });
    expect(data.sourceRow).toBeGreaterThan(0);
    const everywhere = await explore({ thirdParty: line.thirdParty, level: 16 });
    const open = everywhere.lines.filter(({ figures: all }) => all[3] !== '0.00').map(({ account }) => account);
    expect(data.others.map(({ account }) => account).sort()).toEqual(open.filter((one) => one !== '13050501').sort());
  });
});

describe('findings', () => {
  test('mark their lines, and their rows are found', async () => {
    const { data: items } = await user.ok(auditFindings, { params: { id, auditId } });
    const item = items.find(
      ({ finding, change }) =>
        finding.account && finding.thirdPartyCount > 0 && change !== 'corregido' && finding.severity !== 'informativa',
    )!;
    const { fingerprint, account } = item.finding;
    const { data: detail } = await user.ok(auditFinding, { params: { id, auditId, fingerprint } });
    const page = await explore({ finding: fingerprint, list: 'rows', limit: 500 });
    expect(page.finding).toEqual({ fingerprint, title: item.finding.title });
    expect(page.total).toBeGreaterThan(0);
    const nits = new Set(detail.sourceRows.map(({ account: code, nit }) => `${code} ${nit}`));
    expect(page.lines.every(({ account: code, nit }) => nits.has(`${code} ${nit}`))).toBe(true);
    const [top] = (await explore()).lines.filter(({ account: code }) => account!.startsWith(code));
    expect(top!.marks[0]).toMatchObject({ column: 3, period: '2026-03', auditId });
    expect(top!.marks[0]!.title).not.toBe('');
    const query = { period: '2026-03', account: account! };
    const row = (await user.ok(exploreRow, { params: { id }, query })).data;
    expect(row.findings.map((one) => one.fingerprint)).toContain(fingerprint);
  });
});

test('a view is exported with its figures as numbers, and the export is logged', async () => {
  const query = { period: '2026-03', account: '13050501' };
  const { bytes, headers } = await user.send(exportExplorer, { params: { id }, query });
  expect(headers['content-disposition']).toBe('attachment; filename="balance-2026-03-13050501.xlsx"');
  const [sheet] = (await openWorkbook(bytes, 'a.xlsx')).sheets;
  const rows = Object.values(await rowsOf(sheet!));
  const page = await explore({ account: '13050501', limit: 500 });
  expect(rows[0]!.slice(0, 6)).toEqual([
    'Cuenta',
    'Nombre de la cuenta',
    'NIT',
    'Tercero',
    'Saldo ene 2026',
    'Débitos mar 2026',
  ]);
  expect(rows.slice(1, -1).map((row) => row[7])).toEqual(page.lines.map(({ figures: all }) => Number(all[3])));
  expect(rows.at(-1)?.[7]).toBe(Number(page.sums[3]));
  const { data } = await user.ok(listActivityLog, { query: { act: 'balance.exported' } });
  expect(data[0]).toMatchObject({ attributes: { target: 'balance-2026-03-13050501.xlsx' } });
});

test('a version of a month is looked at by itself', async () => {
  const other = await newCompany(user, { comp_entity_id: '900445924', comp_check_digit: 5 });
  for (const cash of ['10', '20']) {
    const lines: CsvLine[] = [
      ['11050501', 'Caja', '900445924', 'Propia', '0', cash, '0', cash],
      ['31050501', 'Capital', '900445924', 'Propia', '0', '0', cash, `-${cash}`],
    ];
    const file = csvBalance(lines, `balance 2026-01 ${cash}.csv`);
    const { data } = await user.ok(inspectTrialBalance, { params: { id: other }, file });
    await user.ok(
      storeTrialBalance,
      { params: { id: other }, body: { uploadId: data.uploadId, period: '2026-01' } },
      201,
    );
  }
  const of = async (version?: number) => {
    const query = { period: '2026-01', account: '1', ...(version && { version }) };
    const { data } = await user.ok(exploreBalance, { params: { id: other }, query });
    return [data.balance.attributes.version, data.newestVersion, data.sums[3]];
  };
  expect(await of()).toEqual([2, 2, '20.00']);
  expect(await of(1)).toEqual([1, 2, '10.00']);
  const stranger = await service.newUser();
  await stranger.fails(exploreBalance, 'resource.not_found', { params: { id: other }, query: { period: '2026-01' } });
  expect((await user.ok(listTrialBalances, { params: { id: other } })).data).toHaveLength(2);
});

/** Use of the product: totals, months, software and allies, filters, what stays after deletion, and who sees it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { clock } from '#platform/clock.ts';
import { withClient } from '#platform/database/connection.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
import { fixture } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { exportUsage, getUsage, type Usage } from './contract.ts';
import { refreshUsage } from './queries.ts';

let service: TestService;
let staff: TestUser;
const today = clock.today();
const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28');

const owner = (statement: string, values: unknown[] = []) =>
  withClient(service.access.owner, (client) => client.query(statement, values));
const usageOf = async (query: object = {}): Promise<Usage> =>
  (await staff.ok(getUsage, { query: { from, to: today, ...query } })).data;

/** A company with a month stored and audited. */
async function auditedCompany(user: TestUser): Promise<number> {
  const id = await newCompany(user);
  const file = fixture('errors', 'balance-2026-01.xlsx');
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, confirmCompany: true } }, 201);
  const audit = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  await user.send(auditEvents, { params: { id, auditId: audit.data.id } });
  return id;
}

let allied: TestUser;
let company: number;

beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  const user = await service.newUser();
  allied = await service.newUser();
  await owner("update account set alliance = 'siigo' where id = $1", [allied.accountId]);
  await auditedCompany(user);
  company = await auditedCompany(allied);
  await owner('update company set software_id = 2 where id = $1', [company]);
  // Their first audits ended 7 and 10 minutes after they were created.
  await owner(
    `update company set created_at = (select min(finished_at) from audit where company_id = company.id)
       - case when id = $1 then interval '10 minutes' else interval '7 minutes' end`,
    [company],
  );
});
afterAll(() => service.close());

test('totals, months, software and allies agree with each other', async () => {
  const usage = await usageOf();
  const { totals, months, days, software, allies } = usage;
  expect(totals).toMatchObject({ activeCompanies: 2, companies: 2, imports: 2, firstImports: 100, audits: 2 });
  expect(totals.auditSeconds).toBeGreaterThanOrEqual(0);
  expect(totals.findings).toBeGreaterThan(0);
  expect(totals.resolved).toBe(0);
  expect([totals.firstMinutes, months.at(-1)!.firstMinutes]).toEqual([8.5, 8.5]);
  expect(totals.firstMinutesBefore).toBeNull();
  expect(months).toHaveLength(13);
  // All were created this month.
  expect(months.map(({ companies }) => companies)).toEqual([...Array<number>(12).fill(0), 2]);
  expect(months.at(-1)!.users).toBe(totals.users);
  expect(months.at(-1)).toMatchObject({ month: today.slice(0, 7), imports: 2, audits: 2 });
  expect(months.at(-1)!.critica + months.at(-1)!.alta).toBeGreaterThan(0);
  expect(days).toEqual([expect.objectContaining({ day: today, imports: 2, audits: 2 })]);
  expect(software.reduce((sum, row) => sum + row.imports, 0)).toBe(2);
  expect(software.map(({ name }) => name)).toContain('Helisa');
  expect(allies.map(({ ally, companies, audits }) => [ally, companies, audits])).toEqual([
    ['', 1, 1],
    ['siigo', 1, 1],
  ]);
  expect(allies[0]!.lastActive).toBe(today);
});

test('filters by software, ally and plan', async () => {
  expect((await usageOf({ ally: 'siigo' })).totals).toMatchObject({ companies: 1, imports: 1, audits: 1 });
  expect((await usageOf({ software: 2 })).totals).toMatchObject({
    companies: 1,
    imports: 1,
    users: 1,
    firstMinutes: 10,
  });
  expect((await usageOf({ software: 2 })).months.at(-1)).toMatchObject({ companies: 1, users: 1 });
  expect((await usageOf({ plan: 'demo' })).totals.companies).toBeLessThanOrEqual(2);
  expect((await usageOf({ from: '2020-01-01', to: '2020-12-31' })).totals).toMatchObject({
    imports: 0,
    resolved: null,
  });
  await staff.fails(getUsage, 'request.invalid', { query: { from: today, to: from } });
  await staff.fails(getUsage, 'request.invalid', { query: { from: '2001-01-01', to: today } });
});

test('it comes as a workbook', async () => {
  const { bytes, headers } = await staff.send(exportUsage, { query: { from, to: today } });
  expect(headers['content-disposition']).toMatch(/reportes-\d{4}-\d\d-\d\d\.xlsx/);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('days that are closed keep their figures when a company is deleted, and name nobody', async () => {
  await owner('update usage_day set day = day - 30');
  await owner("update usage_refresh set refreshed_at = now() - interval '1 day'");
  await owner('update company set deleted_at = now() where id = $1', [company]);
  await owner(
    "insert into usage_day select day + 29, software_id, alliance, plan, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '{}' from usage_day",
  );
  const { totals } = await usageOf();
  expect(totals).toMatchObject({ companies: 1, activeCompanies: 1 });
  expect(totals.imports).toBe(2 + 2);
  const { rows } = await owner(
    "select column_name as name from information_schema.columns where table_name = 'usage_day'",
  );
  expect(rows.map(({ name }) => name).filter((name: string) => /account|company|user|name|nit/.test(name))).toEqual([]);
});

test('an account sees none of it, and counting writes figures only', async () => {
  await allied.fails(getUsage, 'auth.forbidden', { query: { from, to: today } });
  await inStatistics(service.services.db, refreshUsage);
  await expect(
    inStatistics(service.services.db, (trx) => trx.updateTable('company').set({ business_name: 'x' }).execute()),
  ).resolves.toMatchObject([{ numUpdatedRows: 0n }]);
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { inspectKeptFile } from '#api/balances/kept-files/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { listNotifications, rereadNote } from '#api/users/notifications/contract.ts';
import { readerVersion } from '#core/reading/reader-version.ts';
import { withClient } from '#platform/database/connection.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { rereadTrialBalance } from './contract.ts';
import { rereadJob } from './reread.job.ts';

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

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));
const signal = new AbortController().signal;
const work = (given: Parameters<typeof rereadJob>[1] = {}) =>
  rereadJob(service.services, given).handle({}, { last: false, signal });

const fileOf = (period: string) =>
  csvBalance(
    [
      ['11050501', 'Caja', '900394374', 'Una', '0', '500', '0', '500'],
      ['31050501', 'Capital', '900394374', 'Una', '0', '0', '500', '-500'],
    ],
    `balance ${period}.csv`,
  );

async function store(period: string) {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: fileOf(period) });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  return (await user.ok(storeTrialBalance, { params: { id }, body }, 201)).data;
}

/** As an earlier reader stored it: with debits twice the true ones. */
async function readBefore(period: string, debits: string | null = '1000.00'): Promise<void> {
  const [year, month] = period.split('-').map(Number);
  const path = `{totals,debits}`;
  await sql(
    `update trial_balance set reader = 1, debits = coalesce($4::numeric * 100, debits),
            reading = case when $4::text is null then reading else jsonb_set(reading, '${path}', to_jsonb($4::text)) end
      where company_id = $1 and year = $2 and month = $3`,
    [id, year, month, debits],
  );
}

const monthOf = async (period: string) =>
  (await user.ok(auditMonths, { params: { id }, query: { to: period } })).data.find((one) => one.period === period);
const notes = async () =>
  (await user.ok(listNotifications)).data.flatMap(({ attributes: { noti_description, notification_template } }) =>
    notification_template.note_id === rereadNote ? [noti_description] : [],
  );

test('a month that is read otherwise is told with both totals; the others are not', async () => {
  await store('2026-01');
  await store('2026-02');
  await readBefore('2026-01');
  await readBefore('2026-02', null);
  await work();
  const january = await monthOf('2026-01');
  expect(january?.reread).toMatchObject({
    differences: ['totals'],
    before: { debits: '1000.00', credits: '500.00', rows: 2 },
    after: { debits: '500.00', credits: '500.00', rows: 2 },
  });
  expect(january?.version).toBe(1);
  expect((await monthOf('2026-02'))?.reread).toBeUndefined();
  expect(await notes()).toEqual([
    expect.stringMatching(/un mes guardado se lee distinto: enero de 2026\. No cambiamos/),
  ]);
  await work();
  expect(await notes()).toHaveLength(1);
});

test('the job goes on where it was stopped, and tells when the last month is read', async () => {
  for (const period of ['2026-01', '2026-02', '2026-03']) {
    await store(period);
    await readBefore(period);
  }
  // Its process dies after each month.
  const stopped = { ...service.services, queue: { ...service.services.queue, send: () => Promise.resolve() } };
  const one = rereadJob(stopped, { batch: 1 });
  await one.handle({}, { last: false, signal });
  await one.handle({}, { last: false, signal });
  const read = await sql('select count(*)::int as count from rereading where company_id = $1', [id]);
  expect([read.rows[0].count, await notes()]).toEqual([2, []]);
  await work();
  expect(await notes()).toEqual([
    expect.stringContaining('3 meses guardados se leen distinto: enero de 2026, febrero'),
  ]);
});

test('is started with the service, for months of an earlier reader', async () => {
  await store('2026-01');
  await readBefore('2026-01');
  await service.services.queue.send('reread-balances', {});
  await vi.waitFor(async () => expect((await monthOf('2026-01'))?.reread).toBeDefined(), { timeout: 60_000 });
});

test('reading it again makes a new version by the usual way, and loading the file does too', async () => {
  const stored = await store('2026-01');
  await readBefore('2026-01');
  await work();
  const { data: kept } = await user.ok(rereadTrialBalance, { params: { id, balanceId: stored.id } }, 201);
  expect(kept).toMatchObject({ fileName: 'balance 2026-01.csv' });
  const params = { id, fileId: kept.id };
  const { data: found } = await user.ok(inspectKeptFile, { params, body: {} });
  expect(found.existing).toMatchObject({ version: 1, sameBytes: false });
  const body = { uploadId: found.uploadId, period: '2026-01', confirmCompany: true };
  const { data: second } = await user.ok(storeTrialBalance, { params: { id }, body }, 201);
  const sha256 = createHash('sha256').update(fileOf('2026-01').bytes).digest('hex');
  expect(second.attributes).toMatchObject({ version: 2, sha256, debits: '500.00' });
  expect((await monthOf('2026-01'))?.reread).toBeUndefined();
  // Now it is stored as it is read.
  const { data: again } = await user.ok(inspectTrialBalance, { params: { id }, file: fileOf('2026-01') });
  expect(again.existing).toEqual({ version: 2, sameBytes: true });
});

test('a signed month only says so', async () => {
  const stored = await store('2026-01');
  await readBefore('2026-01');
  await work();
  const audit = await sql(
    `insert into audit (id, account_id, company_id, balance_id, year, month, requested_by, state)
     select gen_random_uuid(), account_id, company_id, id, year, month, uploaded_by, 'failed'
       from trial_balance where id = $1 returning *`,
    [stored.id],
  );
  const { id: auditId, account_id, requested_by } = audit.rows[0];
  await sql(
    `insert into sign_off (id, account_id, company_id, year, month, state, audit_id, balance_id, content, digest, prepared_by, prepared_name,
                           closed_by, closed_name, closed_at)
     values (gen_random_uuid(), $1, $2, 2026, 1, 'closed', $3, $4, '{}', repeat('a', 64), $5, 'Ana', $5, 'Ana', now())`,
    [account_id, id, auditId, stored.id, requested_by],
  );
  expect(await monthOf('2026-01')).toMatchObject({ signOff: 'closed', reread: { differences: ['totals'] } });
  await user.fails(rereadTrialBalance, 'sign_off.closed', { params: { id, balanceId: stored.id } });
});

test('a file that is refused now is told with its reason', async () => {
  const stored = await store('2026-01');
  await readBefore('2026-01', null);
  await sql(`update trial_balance set bytes = 'nada', reader = 1 where id = $1`, [stored.id]);
  await work();
  expect((await monthOf('2026-01'))?.reread).toMatchObject({ differences: ['refused'], after: null });
});

test('versions carry the number of their reader; another account sees nothing', async () => {
  const stored = await store('2026-01');
  const found = await sql('select reader from trial_balance where id = $1', [stored.id]);
  expect(found.rows[0].reader).toBe(readerVersion);
  await readBefore('2026-01');
  await work();
  const stranger = await service.newUser();
  await stranger.fails(rereadTrialBalance, 'resource.not_found', { params: { id, balanceId: stored.id } });
});

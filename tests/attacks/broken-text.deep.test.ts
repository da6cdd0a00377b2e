/** Text that PostgreSQL cannot store: NUL, lone surrogates. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getAudit, startAudit } from '#api/audits/audits/contract.ts';
import { setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { verifyActivityLog } from '#api/kernel/activity-log/contract.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { csvBalance } from '../support/fixture-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';

let service: TestService;
let user: TestUser;
let id: number;
beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

const half = '\ud83d';

describe('a lone surrogate', () => {
  test('is refused with its field, in values and in field names', async () => {
    const named = await user.fails(updateCompany, 'request.invalid', {
      params: { id },
      body: { comp_business_name: `Suministros ${half}` },
    });
    expect(named.errors?.[0]?.field).toBe('comp_business_name');
    for (const text of [half, '\0', '\udc00\ud83d']) {
      await user.fails(setValidation, 'request.invalid', {
        params: { id, validationId: 1 },
        body: { settings: { roles: { [text]: ['1105'] } } },
      });
    }
  });

  test('does not break the hash chain of the activity log, whatever its origin', async () => {
    const before = (await user.ok(verifyActivityLog)).data.entries;
    const actor = { accountId: user.accountId, userId: user.userId, isAdmin: false, name: `Ana ${half}` };
    await asCaller(service.services.db, actor, (trx) =>
      logActivity(trx, actor, { act: 'file.infected', target: `balance${half}\0.xlsx`, details: { virus: half } }),
    );
    expect((await user.ok(verifyActivityLog)).data).toMatchObject({ isWhole: true, entries: before + 1 });
  });

  test('at the end of a truncated file name is dropped', async () => {
    const file = { ...csvBalance([]), name: `${'a'.repeat(199)}😀.csv` };
    const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
    expect(data.fileName.isWellFormed()).toBe(true);
  });
});

test('a NUL in the names of a balance does not prevent reading, storing and auditing it', async () => {
  const file = csvBalance([
    ['11050501', 'Caja\0general', '901234567', 'Ana Mora', '0', '100000', '0', '100000'],
    ['41200501', 'Ventas', '901234567', 'Ana Mora', '0', '0', '100000', '-100000'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  expect(data.readable).toBe(true);
  const body = { uploadId: data.uploadId, period: '2026-01' };
  await user.ok(storeTrialBalance, { params: { id }, body });
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  await vi.waitFor(
    async () => {
      const audit = await user.ok(getAudit, { params: { id, auditId: started.data.id } });
      expect(audit.data.attributes).toMatchObject({ state: 'done', failure: null });
    },
    { timeout: 60_000, interval: 100 },
  );
});

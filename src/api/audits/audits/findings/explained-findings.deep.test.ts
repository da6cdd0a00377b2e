import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { fixture } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { auditEvents, getAudit, startAudit } from '../contract.ts';
import { auditFinding, auditFindings } from './contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** Audits March: its findings, what is to be explained (in variations, in all), and the validations that were reused. */
async function audit(id: number) {
  const { data } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 3 } });
  const params = { id, auditId: data.id };
  await user.send(auditEvents, { params });
  const { basis, result } = (await user.ok(getAudit, { params })).data.attributes;
  const items = (await user.ok(auditFindings, { params })).data;
  const found = (fingerprint: string) => items.find(({ finding }) => finding.fingerprint === fingerprint)?.finding;
  const { toExplain } = result!.validations.find(({ key }) => key === 'variacion')!;
  const all = result!.severities.reduce((sum, part) => sum + fromDecimal(part.toExplain), 0n);
  return { params, found, toExplain: fromDecimal(toExplain), all, reused: basis!.reused };
}

test('a change counts with what explains it, as long as that is found, also where its own result is reused', async () => {
  const id = await newCompany(user);
  for (const month of ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']) {
    const { data } = await user.ok(inspectTrialBalance, {
      params: { id },
      file: fixture('errors', `balance-${month}.xlsx`),
    });
    await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } }, 201);
  }
  const [cash, change] = ['NAT-1:11050501', 'VAR-2:11050501@2026-03'];
  const first = await audit(id);
  expect(first.found(change)?.explainedBy).toMatchObject({ fingerprint: cash, rule: 'NAT-1' });
  expect(first.found(cash)?.explains).toMatchObject([{ fingerprint: change, rule: 'VAR-2', account: '11050501' }]);
  const detail = await user.ok(auditFinding, { params: { ...first.params, fingerprint: cash } });
  expect(detail.data.finding.explains).toEqual(first.found(cash)?.explains);

  const params = { id, validationId: 1 };
  const settings = { rules: { 'NAT-1': { off: true, reason: 'Para la prueba' } } };
  await user.ok(setValidation, { params, body: { settings } });
  const without = await audit(id);
  expect(without.reused).toContain('variacion');
  expect(without.found(change)).toBeDefined();
  expect(without.found(change)).not.toHaveProperty('explainedBy');
  const amount = fromDecimal(without.found(change)!.amount);
  expect([without.toExplain, without.all]).toEqual([first.toExplain + amount, first.all + amount]);

  await user.ok(resetValidation, { params });
  const back = await audit(id);
  expect(back.found(change)?.explainedBy).toMatchObject({ fingerprint: cash });
  expect([back.toExplain, back.all]).toEqual([first.toExplain, first.all]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { csvBalance, type TestFile } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { auditEvents, getAudit, startAudit } from '../contract.ts';
import { auditFindings } from '../findings/contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** Ana's debt; the rest is cash. */
function books(owed: number): TestFile {
  const cash = String(9_000_000 - owed);
  return csvBalance([
    ['11050501', 'Caja general', '900394374', 'Suministros del Norte', '0', cash, '0', cash],
    ['13050501', 'Clientes nacionales', '800197268', 'Ana', '0', String(owed), '0', String(owed)],
    ['31050501', 'Capital', '900394374', 'Suministros del Norte', '0', '0', '9000000', '-9000000'],
  ]);
}

async function store(id: number, month: number, owed: number): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: books(owed) });
  const body = { uploadId: data.uploadId, period: `2026-0${month}`, confirmPeriod: true };
  const { status } = await user.send(storeTrialBalance, { params: { id }, body });
  expect([200, 201]).toContain(status);
}

/** Audits a month to its end: outcome and findings of `mes_modificado`. */
async function changes(id: number, month: number) {
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } });
  const params = { id, auditId: started.data.id };
  await user.send(auditEvents, { params });
  const audit = await user.ok(getAudit, { params });
  const { data } = await user.ok(auditFindings, { params });
  const found = data
    .filter(({ validation, change }) => validation === 'mes_modificado' && change !== 'corregido')
    .map(({ finding }) => [finding.rule, finding.account, finding.severity, finding.amount]);
  const summary = audit.data.attributes.result?.validations.find(({ key }) => key === 'mes_modificado');
  return { outcome: summary?.outcome, found };
}

test('a month imported again is compared with the previously audited version', async () => {
  const id = await newCompany(user);
  await store(id, 1, 1_000_000);
  expect(await changes(id, 1)).toEqual({ outcome: 'no_aplica', found: [] });
  // Corrected while it is the last month: a finding only.
  await store(id, 1, 1_500_000);
  const corrected = { outcome: 'con_hallazgos', found: [] as unknown[] };
  corrected.found = [
    ['MOD-1', '11050501', 'informativa', '500000.00'],
    ['MOD-1', '13050501', 'informativa', '500000.00'],
  ];
  expect(await changes(id, 1)).toEqual(corrected);
  // A version that was never audited is not compared with.
  await store(id, 1, 1_600_000);
  await store(id, 2, 2_000_000);
  await store(id, 1, 4_500_000);
  const reopened = await changes(id, 1);
  expect(reopened.found).toEqual([
    ['MOD-1', '11050501', 'alta', '3000000.00'],
    ['MOD-1', '13050501', 'alta', '3000000.00'],
  ]);
  expect(await changes(id, 1)).toEqual(reopened);
});

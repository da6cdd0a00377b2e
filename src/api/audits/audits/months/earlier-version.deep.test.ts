import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { csvBalance, type TestFile } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { auditEvents, getAudit, startAudit } from '../contract.ts';
import { auditFinding, auditFindings } from '../findings/contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
});
// With a company of its own.
beforeEach(async () => {
  user = await service.newUser();
});
afterAll(() => service.close());

/** Ana's debt; the rest is cash. Of the month, or from before. */
function books(owed: number, isOpening: boolean): TestFile {
  const amounts = (debit: number, credit: number): [string, string, string, string] => {
    const closing = String(debit - credit);
    return isOpening ? [closing, '0', '0', closing] : ['0', String(debit), String(credit), closing];
  };
  return csvBalance([
    ['11050501', 'Caja general', '900394374', 'Suministros del Norte', ...amounts(9_000_000 - owed, 0)],
    ['13050501', 'Clientes nacionales', '800197268', 'Ana', ...amounts(owed, 0)],
    ['31050501', 'Capital', '900394374', 'Suministros del Norte', ...amounts(0, 9_000_000)],
  ]);
}

async function store(id: number, month: number, owed: number, isOpening = false): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: books(owed, isOpening) });
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

/** What MOD-1 tells of Ana's account. */
async function told(id: number, month: number): Promise<string> {
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } });
  const params = { id, auditId: started.data.id };
  await user.send(auditEvents, { params });
  const { data } = await user.ok(auditFindings, { params });
  const found = data.find(({ finding }) => finding.rule === 'MOD-1' && finding.account === '13050501')!;
  const { fingerprint } = found.finding;
  return (await user.ok(auditFinding, { params: { ...params, fingerprint } })).data.finding.message;
}

test('the month before changed although the version was audited again since', async () => {
  const id = await newCompany(user);
  await store(id, 1, 1_000_000);
  await store(id, 2, 1_000_000, true);
  await changes(id, 2);
  await store(id, 1, 1_500_000);
  await changes(id, 2);
  await store(id, 2, 2_000_000, true);
  expect(await told(id, 2)).toContain('No es el cierre de enero de 2026, que también cambió desde entonces');
});

test('a month before that was loaded since, and once, did not change', async () => {
  const id = await newCompany(user);
  await store(id, 2, 1_000_000, true);
  await changes(id, 2);
  await store(id, 1, 1_500_000);
  await store(id, 2, 2_000_000, true);
  expect(await told(id, 2)).toContain('No es el cierre de enero de 2026, que no ha cambiado');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { fixture } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { createCustomRule, updateCustomRule } from '../custom-rules/contract.ts';
import { auditEvents, getAudit, startAudit } from './contract.ts';
import { auditFinding, auditFindings } from './findings/contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

async function audit(id: number) {
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 1 } });
  const params = { id, auditId: started.data.id };
  await user.send(auditEvents, { params });
  const { result } = (await user.ok(getAudit, { params })).data.attributes;
  const own = result!.validations.filter(({ key }) => key === 'propia');
  const { data } = await user.ok(auditFindings, { params });
  return { params, result: result!, own, found: data.filter(({ validation }) => validation === 'propia') };
}

test("active custom rules run in the company's audits, each under its id, and other results are reused", async () => {
  const id = await newCompany(user);
  const { data } = await user.ok(inspectTrialBalance, {
    params: { id },
    file: fixture('errors', 'balance-2026-01.xlsx'),
  });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId } });
  const write = (name: string, expression: string, isActive: boolean) =>
    user.ok(createCustomRule, { params: { id }, body: { name, severity: 'alta', expression, isActive } });
  await write('Tope de caja', 'saldo("1105") <= 1_000_000', true);
  await write('Apagada', 'saldo("1105") <= 0', false);
  await write('Un cliente no debe tanto', 'tercero("1305", saldo("1305") <= 5_000_000)', true);

  const first = await audit(id);
  expect(first.own).toMatchObject([
    { id: 200, title: 'Tope de caja', outcome: 'con_hallazgos', findings: 1, worst: 'alta', toExplain: '3000000.00' },
    { id: 202, title: 'Un cliente no debe tanto', outcome: 'con_hallazgos', findings: 1 },
  ]);
  const byId = first.found.toSorted((a, b) => a.validationId - b.validationId);
  expect(byId).toMatchObject([
    { validationId: 200, validationTitle: 'Tope de caja', finding: { rule: 'PRO-200', account: '1105' } },
    { validationId: 202, validationTitle: 'Un cliente no debe tanto', finding: { rule: 'PRO-202', account: '1305' } },
  ]);
  const { fingerprint } = byId[0]!.finding;
  const detail = (await user.ok(auditFinding, { params: { ...first.params, fingerprint } })).data;
  expect(detail.months).toMatchObject([{ period: '2026-01', closing: '4000000.00' }]);

  await user.ok(updateCustomRule, {
    params: { id, validationId: 200 },
    body: { expression: 'saldo("1105") <= 4_000_000' },
  });
  await user.ok(updateCustomRule, { params: { id, validationId: 202 }, body: { isActive: false } });
  const second = await audit(id);
  expect(second.own).toMatchObject([{ id: 200, outcome: 'sin_hallazgos' }]);
  const others = ({ result }: typeof first) => result.validations.filter(({ key }) => key !== 'propia');
  expect(others(second)).toEqual(others(first));
  const basis = (await user.ok(getAudit, { params: second.params })).data.attributes.basis;
  expect(basis?.reused.length).toBe(others(first).filter(({ outcome }) => outcome !== 'error').length);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import type { Finding } from '#core/engine/finding.ts';
import { withClient } from '#platform/database/connection.ts';
import { type CsvLine, csvBalance, type TestFile } from '../../../../../tests/support/fixture-files.ts';
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
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

/** Ana's balance is negative, and machinery is depreciated in an account outside the PUC. */
function books(owed: number): TestFile {
  const line = (code: string, name: string, opening: number, closing: number): CsvLine => {
    const change = closing - opening;
    const [debit, credit] = change >= 0 ? [change, 0] : [0, -change];
    return [code, name, '800197268', 'Ana', String(opening), String(debit), String(credit), String(closing)];
  };
  return csvBalance([
    line('11050501', 'Caja general', 0, 1_200_000 - owed),
    line('13050501', 'Clientes nacionales', 0, owed),
    line('15200501', 'Maquinaria', 1_000_000, 1_000_000),
    line('19200501', 'Desgaste de máquinas', 0, -1_200_000),
    line('31050501', 'Capital autorizado', -1_000_000, -1_000_000),
  ]);
}

async function store(period: string, owed: number): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: books(owed) });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true };
  await user.ok(storeTrialBalance, { params: { id }, body }, 201);
}

/** Audits February to its end: basis, validations that ran, findings. */
async function audit() {
  const started = await user.ok(startAudit, { params: { id }, body: { year: 2026, month: 2 } });
  const params = { id, auditId: started.data.id };
  const events = (await user.send(auditEvents, { params })).bytes.toString().match(/^data: .*$/gm)!;
  const { basis, result } = (await user.ok(getAudit, { params })).data.attributes;
  const listed = (await user.ok(auditFindings, { params })).data.map(({ finding }) => finding.fingerprint);
  const findings: Finding[] = [];
  for (const fingerprint of listed)
    findings.push((await user.ok(auditFinding, { params: { ...params, fingerprint } })).data.finding);
  const told = events.flatMap((event) => JSON.parse(event.slice('data: '.length)).validation?.key ?? []).sort();
  const keys = Object.keys(basis!.validations).sort();
  // Reused or computed, every validation is reported exactly once.
  expect(told).toEqual(keys);
  expect(result!.validations.map(({ key }) => key).sort()).toEqual(keys);
  return { basis: basis!, result: result!, findings, ran: keys.filter((key) => !basis!.reused.includes(key)), keys };
}

const mapped = { roles: { acumulada: ['1920'] }, parameters: { pares: [['1920', '1520']] } };

test('a repeated audit runs only the validations whose inputs changed', async () => {
  await store('2026-01', 300_000);
  await store('2026-02', -400_000);
  const first = await audit();
  expect(first.ran).toEqual(first.keys);
  expect(first.basis).toMatchObject({ parametrization: 0, history: [expect.any(String)] });

  const again = await audit();
  expect(again.ran).toEqual([]);
  expect([again.result, again.findings]).toEqual([first.result, first.findings]);

  const params = { id, validationId: 2 };
  await user.ok(setValidation, { params, body: { settings: mapped } });
  const changed = await audit();
  expect(changed.ran).toEqual(['invertida']);
  expect(changed.basis.parametrization).toBe(1);
  const isOwn = ({ rule }: { rule: string }) => rule.startsWith('INV-');
  expect(first.findings.filter(isOwn)).toEqual([]);
  expect(changed.findings.filter(isOwn)).toMatchObject([{ account: '1920', amount: '200000.00' }]);
  expect(changed.findings.filter((finding) => !isOwn(finding))).toEqual(first.findings);
  expect(changed.result.healthIndex).toBeLessThan(first.result.healthIndex);

  await user.ok(resetValidation, { params });
  const back = await audit();
  expect(back.ran).toEqual(['invertida']);
  expect([back.result, back.findings]).toEqual([first.result, first.findings]);
});

test('a change of the profile, of an earlier month or of the month itself runs everything', async () => {
  await user.ok(updateCompany, { params: { id }, body: { profile: { responsableIva: true } } });
  const profiled = await audit();
  expect(profiled.ran).toEqual(profiled.keys);
  expect(profiled.basis.profile).toEqual({ responsableIva: true });
  await store('2026-01', 200_000);
  expect((await audit()).ran).toEqual(profiled.keys);
  await store('2026-02', -500_000);
  expect((await audit()).ran).toEqual(profiled.keys);
  expect((await audit()).ran).toEqual([]);
});

test('a validation that failed runs again', async () => {
  await withClient(service.access.owner, async (owner) => {
    await owner.query(`select set_config('app.account_id', '${user.accountId}', false)`);
    await owner.query(
      `insert into parametrization_change values ('${user.accountId}', ${id}, 3, 2, 'set', null,
         '{"roles": null}', ${user.userId}, now())`,
    );
  });
  for (const _ of [1, 2]) {
    const { ran, result } = await audit();
    expect(ran).toEqual(['invertida']);
    expect(result.validations.find(({ key }) => key === 'invertida')).toMatchObject({ outcome: 'error', findings: 0 });
  }
});

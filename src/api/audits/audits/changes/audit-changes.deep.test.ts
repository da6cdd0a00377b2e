import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomRule } from '#api/audits/custom-rules/contract.ts';
import { resetValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { type CsvLine, csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { auditChanges, auditEvents, auditMonths, listAudits, newestMonths, startAudits } from '../contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

async function store(id: number, period: string, owed: number): Promise<void> {
  const line = (code: string, name: string, closing: number): CsvLine => {
    const [debit, credit] = closing >= 0 ? [closing, 0] : [0, -closing];
    return [code, name, '800197268', 'Ana', '0', String(debit), String(credit), String(closing)];
  };
  const file = csvBalance([
    line('11050501', 'Caja general', 9_000_000 - owed),
    line('13050501', 'Clientes nacionales', owed),
    line('31050501', 'Capital autorizado', -9_000_000),
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true };
  await user.ok(storeTrialBalance, { params: { id }, body }, 201);
}

/** Audits months to their end; returns their audits by month. */
async function audit(id: number, periods: string[], following = false): Promise<Map<string, string>> {
  const { data } = await user.ok(startAudits, { params: { id }, body: { periods, following } }, 202);
  for (const { id: auditId } of data) await user.send(auditEvents, { params: { id, auditId } });
  return new Map(data.map((one) => [one.attributes.period, one.id]));
}

async function changesOf(id: number, auditId: string) {
  return (await user.ok(auditChanges, { params: { id, auditId } })).data;
}

test('months are audited together, oldest first, and with those after them', async () => {
  const id = await newCompany(user, { comp_entity_id: '860005224', comp_check_digit: 6 });
  for (const [index, owed] of [1, 2, 3, 4].entries()) await store(id, `2026-0${index + 1}`, owed * 1_000_000);
  const chosen = await audit(id, ['2026-03', '2026-01', '2026-03']);
  expect([...chosen.keys()]).toEqual(['2026-01', '2026-03']);
  const later = await audit(id, ['2026-02'], true);
  expect([...later.keys()]).toEqual(['2026-02', '2026-03', '2026-04']);
  const { data: strip } = await user.ok(auditMonths, { params: { id } });
  expect(strip.slice(-4).map(({ state }) => state)).toEqual(Array(4).fill('auditado'));
  expect(strip.at(-1)?.auditId).toBe(later.get('2026-04'));
  await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 });
  expect((await user.ok(newestMonths)).data).toMatchObject([
    { companyId: id, month: { period: '2026-04', auditId: later.get('2026-04') } },
  ]);
  expect((await (await service.newUser()).ok(newestMonths)).data).toEqual([]);
  const failure = await user.fails(startAudits, 'audit.no_balance', {
    params: { id },
    body: { periods: ['2026-01', '2026-07'] },
  });
  expect(failure.message).toContain('julio de 2026');
  expect((await user.ok(listAudits, { params: { id } })).meta.total).toBe(5);
});

test('an audit knows what changed after it, in words, and forgets what was undone', async () => {
  const id = await newCompany(user);
  for (const period of ['2026-01', '2026-02']) await store(id, period, 1_000_000);
  const audits = await audit(id, ['2026-01', '2026-02']);
  const [january, february] = [audits.get('2026-01')!, audits.get('2026-02')!];
  expect(await changesOf(id, january)).toEqual({ sentence: null, changes: [], following: ['2026-02'] });
  expect(await changesOf(id, february)).toEqual({ sentence: null, changes: [], following: [] });

  const settings = { parameters: { pares: [['1910', '1520']], capitalSuscrito: '5000000' } };
  await user.ok(setValidation, { params: { id, validationId: 2 }, body: { settings } });
  expect((await changesOf(id, february)).sentence).toBe('2 parámetros cambiaron después de esta auditoría.');
  await user.ok(updateCompany, { params: { id }, body: { profile: { responsableIva: true } } });
  expect(await changesOf(id, february)).toMatchObject({
    sentence: 'El perfil de la empresa y 2 parámetros cambiaron después de esta auditoría.',
    changes: [{ kind: 'profile' }, { kind: 'parameters', words: '2 parámetros' }],
  });
  await user.ok(resetValidation, { params: { id, validationId: 2 } });
  expect((await changesOf(id, february)).sentence).toBe('El perfil de la empresa cambió después de esta auditoría.');

  const again = await audit(id, ['2026-01'], true);
  expect((await changesOf(id, again.get('2026-02')!)).sentence).toBeNull();
});

test('another release names the validations whose facts it may change, and none where it changes only words', async () => {
  const id = await newCompany(user, { comp_entity_id: '800037800', comp_check_digit: 8 });
  await store(id, '2026-01', 1_000_000);
  const auditId = (await audit(id, ['2026-01'])).get('2026-01')!;
  const release = (mark: string, value: string | null) =>
    withClient(service.access.owner, (owner) =>
      owner.query('update audit set basis = jsonb_set(basis, $2, $3) where id = $1', [
        auditId,
        `{marks,${mark}}`,
        JSON.stringify(value),
      ]),
    );
  await release('iva,digest', 'of other words');
  expect((await changesOf(id, auditId)).changes).toEqual([]);
  for (const key of ['iva', 'retencion']) await release(`${key},facts`, 'other');
  expect((await changesOf(id, auditId)).sentence).toMatch(
    /^El cálculo de .* (y|e) .* cambió después de esta auditoría\.$/,
  );
});

test('another version of an earlier month, custom rules, tables of the law and the program are changes', async () => {
  const id = await newCompany(user, { comp_entity_id: '860034313', comp_check_digit: 7 });
  for (const period of ['2026-01', '2026-02']) await store(id, period, 1_000_000);
  const auditId = (await audit(id, ['2026-01', '2026-02'])).get('2026-02')!;
  await store(id, '2026-01', 2_000_000);
  await store(id, '2025-12', 1_000_000);
  const rule = { name: 'Caja', expression: 'saldo("1105") <= 10_000_000', severity: 'media', isActive: true } as const;
  await user.ok(createCustomRule, { params: { id }, body: rule }, 201);
  expect((await changesOf(id, auditId)).sentence).toBe(
    '1 validación propia y los balances de diciembre de 2025 y enero de 2026 cambiaron después de esta auditoría.',
  );
  await withClient(service.access.owner, async (owner) => {
    await owner.query(`insert into loaded_rate (table_key, key, from_day, to_day, figures, norm, source, norm_day, loaded_by)
      values ('uvt', '', '2027-01-01', '2027-12-31', '{"value": 60000}', 'Resolución 1', 'DIAN', '2026-11-01', 'Ana')`);
  });
  expect((await changesOf(id, auditId)).changes.map(({ kind }) => kind)).toEqual(['customRules', 'history']);
  await withClient(service.access.owner, async (owner) => {
    await owner.query(`update loaded_rate set from_day = '2026-01-01', to_day = '2026-12-31'`);
    await owner.query(
      `update audit set basis = jsonb_set(basis, '{marks,iva,facts}', '"other"') where id = '${auditId}'`,
    );
  });
  const { changes } = await changesOf(id, auditId);
  expect(changes.map(({ kind }) => kind)).toEqual(['customRules', 'history', 'rates', 'program']);
  expect(changes.at(-1)!.words).toBe('el cálculo de IVA');
});

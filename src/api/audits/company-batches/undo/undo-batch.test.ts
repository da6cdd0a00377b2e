import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { checkDigit } from '#core/identity/nit.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { createCompanyBatch } from '../contract.ts';
import { undoCompanyBatch } from './contract.ts';

let service: TestService;
let user: TestUser;
beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

const home = '900394374';
const company = (nit: string) => ({
  ...{ comp_business_name: `Empresa ${nit}`, comp_entity_id: nit, comp_check_digit: checkDigit(nit) },
  ...{ acso_id: 1, rety_id: 1 },
});

async function inspected(id: number, nit: string, month: string, cash = '60,00'): Promise<string> {
  const lines = [
    `Empresa ${nit}`,
    `NIT ${nit}-${checkDigit(nit)}`,
    `${month} de 2026`,
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    `11050501;Caja;;;0,00;${cash};0,00;${cash}`,
    `31050501;Capital;800197268;Socio;0,00;0,00;${cash};-${cash}`,
  ];
  const file = { name: `${nit} ${month}.csv`, bytes: Buffer.from(lines.join('\r\n')) };
  return (await user.ok(inspectTrialBalance, { params: { id }, file })).data.uploadId!;
}

test('a batch is taken back: its companies and months, but not what somebody worked on since, which is said', async () => {
  const id = await newCompany(user);
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: await inspected(id, home, 'Enero') } }, 201);
  const [first, second] = ['901000011', '901000022'];
  const batchId = randomUUID();
  const uploads = async (nit: string, cash?: string) => [{ uploadId: await inspected(id, nit, 'Enero', cash) }];
  const companies = [
    { ...company(first), uploads: await uploads(first) },
    company(second),
    { ...company(home), uploads: await uploads(home, '70,00') },
  ];
  const made = (await user.ok(createCompanyBatch, { body: { id: batchId, companies } })).data.attributes;
  expect(made).toMatchObject({ created: 2, existing: 1, stored: 2 });
  expect(made.rows[2]!.months[0]!.version).toBe(2);
  const renamed = made.rows[1]!.companyId!;
  await user.ok(updateCompany, {
    params: { id: renamed },
    body: { comp_business_name: 'Otro nombre' },
    headers: { 'if-match': '*' },
  });

  const params = { batchId };
  const stranger = await service.newUser();
  await stranger.fails(undoCompanyBatch, 'resource.not_found', { params });
  const colleague = await service.newUser({ accountId: user.accountId, isRoot: true });
  await colleague.fails(undoCompanyBatch, 'resource.not_found', { params });

  expect((await user.ok(undoCompanyBatch, { params })).data).toEqual({
    companies: 1,
    months: 1,
    kept: [{ companyId: renamed, comp_business_name: 'Otro nombre', acts: ['Cambió una empresa'] }],
  });
  const nits = (await user.ok(userCompanies)).data.map(({ attributes }) => attributes.comp_entity_id);
  expect(nits.toSorted()).toEqual([home, second]);
  // The version before is in force again.
  const { data } = await user.ok(listTrialBalances, { params: { id } });
  expect(data.map(({ attributes }) => attributes.version)).toEqual([1]);
  expect((await user.ok(undoCompanyBatch, { params })).data).toMatchObject({ companies: 0, months: 0 });
});

test('a month that was stored again since stays', async () => {
  const nit = '901000033';
  const at = await newCompany(user, { comp_entity_id: '890903938', comp_check_digit: 8 });
  const batchId = randomUUID();
  const companies = [{ ...company(nit), uploads: [{ uploadId: await inspected(at, nit, 'Enero') }] }];
  const { rows } = (await user.ok(createCompanyBatch, { body: { id: batchId, companies } })).data.attributes;
  const id = rows[0]!.companyId!;
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: await inspected(id, nit, 'Febrero') } }, 201);
  const { data } = await user.ok(undoCompanyBatch, { params: { batchId } });
  expect(data).toMatchObject({ companies: 0, kept: [{ companyId: id, acts: ['Guardó un balance'] }] });
});

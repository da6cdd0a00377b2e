import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCompanies } from '#api/companies/companies/contract.ts';
import { newCompany, startTestService, type TestService } from '../../../../../tests/support/test-service.ts';
import { createCompanyBatch } from '../contract.ts';
import { companyTableTemplate, readCompanyTable } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('a table of companies is read with what is wrong by row and column, and what is right is created', async () => {
  const user = await service.newUser();
  await newCompany(user);
  for (const format of ['csv', 'xlsx'] as const) {
    const { bytes } = await user.send(companyTableTemplate, { query: { format } });
    const { data } = await user.ok(readCompanyTable, { file: { name: `plantilla.${format}`, bytes } });
    expect(data).toMatchObject({
      problem: null,
      rows: [{ row: 2, comp_entity_id: '900481237', exists: false, errors: [] }],
    });
  }
  const lines = [
    'Empresa;NIT;Software contable;Régimen de renta',
    'Ágora S.A.S.;890.903.938-8;Helisa;Ordinario',
    'Mala S.A.S.;890.903.938;Excel;Ordinario',
    'Suministros del Norte S.A.S.;900394374-4;Siigo Nube;Ordinario',
  ];
  const file = { name: 'clientes.csv', bytes: Buffer.from(lines.join('\r\n')) };
  const { rows } = (await user.ok(readCompanyTable, { file })).data;
  expect(rows.map(({ row, exists, errors }) => [row, exists, errors.map(({ field }) => field)])).toEqual([
    [2, false, []],
    [3, false, ['NIT', 'Software contable']],
    [4, true, []],
  ]);
  const companies = rows.flatMap(({ company }) => company ?? []);
  const body = { id: crypto.randomUUID(), companies };
  expect((await user.ok(createCompanyBatch, { body })).data.attributes).toMatchObject({ created: 1, existing: 1 });

  // What is exported is a table of companies too.
  const { bytes } = await user.send(exportCompanies, { query: { format: 'xlsx' } });
  const again = (await user.ok(readCompanyTable, { file: { name: 'empresas.xlsx', bytes } })).data;
  expect(again.rows.find(({ comp_entity_id: nit }) => nit === '890903938')).toMatchObject({ exists: true, errors: [] });
  const balance = { name: 'balance.csv', bytes: Buffer.from('Cuenta;Saldo\r\n1105;5\r\n') };
  expect((await user.ok(readCompanyTable, { file: balance })).data.problem).toMatch(/«Empresa» y «NIT»/);
});

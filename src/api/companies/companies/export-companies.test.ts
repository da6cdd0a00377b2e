import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { newCompany, startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { createCompany, exportCompanies } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('exporting companies', () => {
  test('writes the profile in words, and only companies that the caller may export', async () => {
    const root = await service.newUser();
    const first = await newCompany(root);
    const { data: second } = await root.ok(createCompany, {
      body: {
        ...{ comp_business_name: '=Ágora S.A.S.', comp_entity_id: '890903938', comp_check_digit: 8 },
        ...{ acso_id: 2, rety_id: 1, comp_city: '05001', profile: { responsableIva: true, claseArl: 2 } },
      },
    });
    const all = (await root.send(exportCompanies)).bytes.toString();
    const lines = all.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.includes('Ágora'))).toMatch(
      /^'=Ágora S\.A\.S\.;890\.903\.938-8;Activa;Helisa;.*;05001;Medellín;;Sí;;No sé;No sé;No sé;2;;12;;;;;;$/,
    );
    const { data } = await root.ok(listActivityLog, { query: { act: 'file.downloaded' } });
    expect(data[0]?.attributes).toMatchObject({ target: 'Empresas', details: { companies: 2 } });

    const guest = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
    for (const id of [first, second.id]) await root.ok(linkCompanyUser, { params: { id, userId: guest.userId } });
    const { data: job } = await root.ok(createRole, {
      body: { name: 'Solo una', permissions: ['empresas.ver', 'empresas.exportar'] },
    });
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: 'cliente', company_id: first } });
    await guest.fails(exportCompanies, 'auth.forbidden');
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: job.id, company_id: second.id } });
    const own = (await guest.send(exportCompanies, { query: { format: 'csv' } })).bytes.toString();
    expect(own.trim().split('\r\n')).toHaveLength(2);
    expect(own).toContain('Ágora');
    const { bytes, headers } = await guest.send(exportCompanies, { query: { format: 'xlsx' } });
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="empresas-[\d-]+\.xlsx"$/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { linkCompanyUser } from '../company-users/contract.ts';
import { assignRole, createRole, exportRoleAssignments, exportRoles } from './contract.ts';

let service: TestService;
let root: TestUser;
let guest: TestUser;
let company: number;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  guest = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
  company = await newCompany(root);
});
afterAll(() => service.close());

async function linesOf(endpoint: typeof exportRoles | typeof exportRoleAssignments, query = {}): Promise<string[]> {
  const { bytes } = await root.send(endpoint, { query });
  return bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
}

describe('exported roles', () => {
  test('list the permissions of each, account permissions included', async () => {
    await root.ok(createRole, { body: { name: 'Tesorero', permissions: ['auditoria.ver'] } });
    const [heads, first, second, ...rest] = await linesOf(exportRoles);
    expect(heads).toBe('Módulo;Permiso;Contador;Revisor fiscal;Auxiliar contable;Gerente;Cliente;Tesorero');
    expect(first).toBe('Auditoría;Ver;Sí;Sí;Sí;Sí;Sí;Sí');
    expect(second).toBe('Auditoría;Ejecutar;Sí;No;Sí;No;No;No');
    expect(rest).toHaveLength(28);
  });
});

describe('exported assignments', () => {
  const row = async () => (await linesOf(exportRoleAssignments, { q: guest.email }))[1]?.split(';').slice(1);

  test("list each user's role in each company, or the meaning of none", async () => {
    expect(await row()).toEqual([guest.email, 'Ninguno', 'Sin vincular']);
    await root.ok(linkCompanyUser, { params: { id: company, userId: guest.userId } });
    expect(await row()).toEqual([guest.email, 'Ninguno', 'Sin acceso']);
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: 'gerente', company_id: null } });
    expect(await row()).toEqual([guest.email, 'Gerente', 'General: Gerente']);
    await root.ok(assignRole, { body: { user_id: guest.userId, job_id: 'cliente', company_id: company } });
    expect(await row()).toEqual([guest.email, 'Gerente', 'Cliente']);
  });

  test('exclude the subscriber, are logged, and need a permission', async () => {
    const lines = await linesOf(exportRoleAssignments);
    expect(lines[0]).toBe('Usuario;Correo;En todas sus empresas;Suministros del Norte S.A.S.');
    expect(lines).toHaveLength(2);
    const { data } = await root.ok(listActivityLog, { query: { act: 'file.downloaded' } });
    expect(data[0]?.attributes).toMatchObject({ target: 'Asignación de cargos', details: { users: 1 } });
    await guest.fails(exportRoles, 'auth.forbidden', {});
    await guest.fails(exportRoleAssignments, 'auth.forbidden', {});
  });
});

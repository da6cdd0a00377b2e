import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, me } from '#api/access/auth/contract.ts';
import { permissionMatrix } from '#api/access/permissions/contract.ts';
import { closeSignOff, getSignOff, prepareSignOff } from '#api/audits/audits/sign-off/contract.ts';
import { getFirstSteps } from '#api/audits/first-steps/contract.ts';
import { listValidations, resetValidation } from '#api/audits/parametrization/contract.ts';
import { getPortfolio } from '#api/audits/portfolio/contract.ts';
import { getCompany, updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { ApiClient } from '../../../../tests/support/api-client.ts';
import {
  asClient,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testPassword,
} from '../../../../tests/support/test-service.ts';
import { linkCompanyUser, listCompanyUsers, unlinkCompanyUser } from '../company-users/contract.ts';
import {
  acceptInvitation,
  inviteUser,
  openInvitation,
  repeatInvitation,
  withdrawInvitation,
} from '../invitations/contract.ts';
import {
  assignRole,
  createRole,
  deleteRole,
  listRoleAssignments,
  listRoles,
  unassignRole,
  updateRole,
} from '../roles/contract.ts';
import { endUserSessions, exportUsers, getUser, listUserSessions, listUsers, updateUser } from './contract.ts';

let service: TestService;
let root: TestUser;
let company: number;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  company = await newCompany(root);
});
afterAll(() => service.close());

const colleague = () => service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
const chosen = 'Paloma-verde-47 en el balcón';

async function secretOf(email: string, after?: string): Promise<{ token: string; id: string }> {
  const mail = await service.nextMail(email, after);
  return { token: /#invitacion=([\w-]+)/.exec(mail.text)![1]!, id: mail.id };
}

describe('an invitation', () => {
  const invited = { user_name: 'Andrés Gil', user_email: 'Andres@Ejemplo.co', jobs: asClient };

  test('creates an inactive user with a link that works once', async () => {
    const body = { ...invited, company_ids: [company], jobs: [{ job_id: 'auxiliar_contable', company_id: null }] };
    const { data } = await root.ok(inviteUser, { body });
    expect(data.attributes).toMatchObject({
      user_email: 'andres@ejemplo.co',
      status: 'invitado',
      companies: [company],
      jobs: [{ jobId: 'auxiliar_contable', jobName: 'Auxiliar contable', companyId: null }],
    });
    await root.fails(inviteUser, 'user.email_taken', { body });
    const { token } = await secretOf('andres@ejemplo.co');
    expect((await service.anonymous.ok(openInvitation, { body: { token } })).data).toEqual({
      user_name: 'Andrés Gil',
      user_email: 'andres@ejemplo.co',
      account: data.attributes.account.name,
    });
    await service.anonymous.fails(acceptInvitation, 'password.weak', { body: { token, password: '12345678' } });
    const accepted = await service.anonymous.ok(acceptInvitation, { body: { token, password: chosen } });
    await new ApiClient(service.app, accepted.data.token).ok(getCompany, { params: { id: company } });
    await service.anonymous.fails(acceptInvitation, 'invitation.invalid', { body: { token, password: chosen } });
    await service.anonymous.ok(login, { body: { email: 'andres@ejemplo.co', password: chosen } });
    const member = (await root.ok(getUser, { params: { userId: data.id } })).data.attributes;
    expect(member).toMatchObject({ status: 'activo', invitationExpiresAt: null });
  });

  test('does not let in, and tells nobody that it was sent', async () => {
    const email = 'sin.aceptar@ejemplo.co';
    await root.ok(inviteUser, { body: { user_name: 'Sin Aceptar', user_email: email, jobs: asClient } });
    for (const body of [
      { email, password: testPassword },
      { email: 'nadie.aqui@ejemplo.co', password: testPassword },
    ])
      await service.anonymous.fails(login, 'auth.invalid_credentials', {
        body,
        headers: { 'x-forwarded-for': '192.0.2.77' },
      });
  });

  test('sent again voids the earlier link; withdrawn, both link and user are gone', async () => {
    const email = 'otra@ejemplo.co';
    const { data } = await root.ok(inviteUser, {
      body: { user_name: 'Otra Persona', user_email: email, jobs: asClient },
    });
    const first = await secretOf(email);
    await root.ok(repeatInvitation, { params: { userId: data.id } });
    const second = await secretOf(email, first.id);
    await service.anonymous.fails(openInvitation, 'invitation.invalid', { body: { token: first.token } });
    await service.anonymous.ok(openInvitation, { body: { token: second.token } });
    await root.ok(withdrawInvitation, { params: { userId: data.id } });
    await service.anonymous.fails(openInvitation, 'invitation.invalid', { body: { token: second.token } });
    await root.fails(getUser, 'resource.not_found', { params: { userId: data.id } });
  });

  test('does not reveal addresses of other accounts; the owner of the address is notified', async () => {
    const other = await service.newUser();
    const { data } = await root.ok(inviteUser, {
      body: { user_name: 'Persona ajena', user_email: other.email, jobs: asClient },
    });
    expect(data.attributes.status).toBe('invitado');
    const { token } = await secretOf(other.email);
    const body = { token, password: chosen };
    await service.anonymous.fails(acceptInvitation, 'user.email_in_use', { body });
  });

  test('cannot link companies or roles of another account', async () => {
    const stranger = await newCompany(await service.newUser());
    const body = { user_name: 'Alguien', user_email: 'alguien@ejemplo.co', jobs: asClient };
    await root.fails(inviteUser, 'resource.not_found', { body: { ...body, company_ids: [stranger] } });
    const jobs = [{ job_id: '999999', company_id: null }];
    await root.fails(inviteUser, 'resource.not_found', { body: { ...body, jobs } });
    expect((await root.ok(listUsers, { query: { q: 'alguien@' } })).meta.total).toBe(0);
  });
});

describe('users', () => {
  test('are listed by name, searched and filtered, within the account', async () => {
    const other = await service.newUser();
    const { data } = await root.ok(listUsers, { query: { status: 'activo' } });
    expect(data.map(({ id }) => id)).toContain(root.userId);
    expect(data.map(({ id }) => id)).not.toContain(other.userId);
    expect((await root.ok(listUsers, { query: { q: '%' } })).meta.total).toBe(0);
    await root.fails(getUser, 'resource.not_found', { params: { userId: other.userId } });
    const staff = await service.newUser({ isAdmin: true });
    const seen = await staff.ok(listUsers, { query: { q: other.email } });
    expect(seen.data[0]?.attributes.account.id).toBe(other.accountId);
    const params = { userId: other.userId };
    await staff.fails(inviteUser, 'auth.forbidden', {
      body: { user_name: 'Ana Mora', user_email: 'ana.mora@ejemplo.co', jobs: asClient },
    });
    await staff.fails(updateUser, 'auth.forbidden', {
      params,
      body: { user_is_active: false, password: testPassword },
    });
  });

  test('are sorted as in a dictionary, and so are their roles', async () => {
    const owner = await service.newUser();
    const names = ['Zoe Ruiz', 'ana Díaz', 'Álvaro Paz', 'Ñusta Gil', 'Nora Gil'];
    for (const [at, user_name] of names.entries())
      await owner.ok(inviteUser, { body: { user_name, user_email: `orden${at}@ejemplo.co`, jobs: asClient } });
    const { data } = await owner.ok(listUsers, { query: { status: 'invitado' } });
    const inOrder = ['Álvaro Paz', 'ana Díaz', 'Nora Gil', 'Ñusta Gil', 'Zoe Ruiz'];
    expect(data.map(({ attributes }) => attributes.user_name)).toEqual(inOrder);
    for (const name of names) await owner.ok(createRole, { body: { name, permissions: [] } });
    const { data: jobs } = await owner.ok(listRoles);
    expect(jobs.slice(5).map(({ attributes }) => attributes.name)).toEqual(inOrder);
  });

  test('are exported with companies and roles by name, in the requested order', async () => {
    const owner = await service.newUser();
    const id = await newCompany(owner);
    const guest = await service.newUser({ accountId: owner.accountId, isRoot: false, hasRole: false });
    await owner.ok(linkCompanyUser, { params: { id, userId: guest.userId } });
    await owner.ok(assignRole, { body: { user_id: guest.userId, job_id: 'cliente', company_id: id } });
    const { bytes } = await owner.send(exportUsers, { query: { sort: '-name' } });
    const [, first, second] = bytes.toString().split('\r\n');
    expect(first).toContain(guest.email);
    expect(first).toContain('Suministros del Norte S.A.S.;Cliente (Suministros del Norte S.A.S.)');
    expect(second).toContain(owner.email);
    const { data } = await owner.ok(listActivityLog, { query: { act: 'file.downloaded' } });
    expect(data[0]?.attributes).toMatchObject({ target: 'Usuarios', details: { users: 2, sort: '-name' } });
    await guest.fails(exportUsers, 'auth.forbidden', {});
  });

  test('lose access at once when deactivated, and can be reactivated', async () => {
    const person = await colleague();
    const params = { userId: person.userId };
    await person.ok(me);
    expect((await root.ok(listUserSessions, { params })).data).toHaveLength(1);
    await root.ok(updateUser, { params, body: { user_is_active: false, password: testPassword } });
    await person.fails(me, 'auth.session_expired');
    const body = { email: person.email, password: testPassword };
    await service.anonymous.fails(login, 'auth.user_inactive', { body });
    const { data } = await root.ok(updateUser, {
      params,
      body: { user_is_active: true, user_name: 'Con otro nombre' },
    });
    expect(data.attributes).toMatchObject({ status: 'activo', user_name: 'Con otro nombre' });
    await person.fails(me, 'auth.session_expired');
    await service.anonymous.ok(login, { body });
    await root.ok(endUserSessions, { params, body: { password: testPassword } });
    expect((await root.ok(listUserSessions, { params })).data).toHaveLength(0);
    const { data: told } = await root.ok(listActivityLog, { query: { act: 'user.deactivated' } });
    expect(told[0]?.attributes).toMatchObject({ target: person.email, userId: root.userId });
  });

  test('cannot be reactivated while another account has their address', async () => {
    const person = await colleague();
    const params = { userId: person.userId };
    await root.ok(updateUser, { params, body: { user_is_active: false, password: testPassword } });
    const other = await service.newUser();
    await other.ok(inviteUser, { body: { user_name: 'Persona', user_email: person.email, jobs: asClient } });
    const { token } = await secretOf(person.email);
    await service.anonymous.ok(acceptInvitation, { body: { token, password: chosen } });
    await root.fails(updateUser, 'user.email_in_use', { params, body: { user_is_active: true } });
  });

  test('cannot remove the subscriber, nor can the subscriber themselves', async () => {
    const manager = await colleague();
    const job = await root.ok(createRole, { body: { name: 'Jefe', permissions: ['usuarios.ver', 'usuarios.editar'] } });
    const given = { user_id: manager.userId, job_id: job.data.id, company_id: null };
    await root.ok(assignRole, { body: given });
    await root.ok(linkCompanyUser, { params: { id: company, userId: manager.userId } });
    for (const caller of [root, manager]) {
      const params = { userId: root.userId };
      await caller.fails(updateUser, 'user.protected', {
        params,
        body: { user_is_active: false, password: testPassword },
      });
      await caller.fails(endUserSessions, 'user.protected', { params, body: { password: testPassword } });
      await caller.fails(assignRole, 'user.protected', { body: { ...given, user_id: root.userId } });
      await caller.fails(unlinkCompanyUser, 'user.protected', { params: { id: company, userId: root.userId } });
    }
    await manager.fails(updateUser, 'user.protected', {
      params: { userId: manager.userId },
      body: { user_is_active: false, password: testPassword },
    });
    for (const field of ['is_root', 'isRootUser', 'is_admin', 'user_email', 'account_id']) {
      await root.fails(updateUser, 'request.invalid', { params: { userId: manager.userId }, body: { [field]: true } });
    }
  });
});

describe('a role', () => {
  test('takes effect from the next call on', async () => {
    const person = await colleague();
    const params = { id: company };
    await root.ok(linkCompanyUser, { params: { ...params, userId: person.userId } });
    const reset = { params: { id: company, validationId: 1 } };
    await person.fails(getCompany, 'auth.forbidden', { params });
    await person.fails(resetValidation, 'auth.forbidden', reset);
    const { data } = await root.ok(assignRole, {
      body: { user_id: person.userId, job_id: 'auxiliar_contable', company_id: company },
    });
    await person.ok(listValidations, { params });
    await person.fails(resetValidation, 'auth.forbidden', reset);
    await person.fails(updateCompany, 'auth.forbidden', { params, body: { comp_is_active: false } });
    await root.ok(assignRole, { body: { user_id: person.userId, job_id: 'gerente', company_id: company } });
    await person.fails(listValidations, 'auth.forbidden', { params });
    await root.ok(assignRole, { body: { user_id: person.userId, job_id: 'contador', company_id: company } });
    await person.ok(resetValidation, reset);
    await root.ok(unassignRole, { params: { assignmentId: data.id } });
    await person.fails(getCompany, 'auth.forbidden', { params });
  });

  test('of the account is created, changed and deleted; built-in ones are not', async () => {
    const body = { name: 'Tesorera', permissions: ['auditoria.ver'] };
    const { data } = await root.ok(createRole, { body });
    for (const name of ['Tesorera', ' TESORERA', 'contador'])
      await root.fails(createRole, 'job.name_taken', { body: { ...body, name } });
    await root.fails(createRole, 'request.invalid', { body: { name: 'Otra', permissions: ['auditoria.todo'] } });
    const params = { jobId: data.id };
    const person = await colleague();
    await root.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
    const { data: given } = await root.ok(assignRole, {
      body: { user_id: person.userId, job_id: data.id, company_id: null },
    });
    await person.fails(getCompany, 'auth.forbidden', { params: { id: company } });
    const changed = await root.ok(updateRole, {
      params,
      body: { permissions: ['empresas.ver'] },
      headers: { 'if-match': '"1"' },
    });
    expect(changed.data.attributes).toMatchObject({ users: 1, version: 2, permissions: ['empresas.ver'] });
    await person.ok(getCompany, { params: { id: company } });
    await root.fails(updateRole, 'resource.conflict', { params, body: { name: 'X2' }, headers: { 'if-match': '"1"' } });
    await root.fails(deleteRole, 'job.in_use', { params });
    await root.ok(unassignRole, { params: { assignmentId: given.id } });
    await root.ok(deleteRole, { params });
    await root.fails(deleteRole, 'auth.forbidden', { params: { jobId: 'contador' } });
    await root.fails(updateRole, 'auth.forbidden', { params: { jobId: 'contador' }, body: { permissions: [] } });
    const { data: jobs } = await root.ok(listRoles);
    expect(jobs.slice(0, 5).map(({ attributes }) => attributes.name)).toEqual([
      'Contador',
      'Revisor fiscal',
      'Auxiliar contable',
      'Gerente',
      'Cliente',
    ]);
  });

  test('of another account does not exist', async () => {
    const other = await service.newUser();
    const { data } = await other.ok(createRole, { body: { name: 'Ajeno', permissions: [] } });
    await root.fails(updateRole, 'resource.not_found', { params: { jobId: data.id }, body: { name: 'Mío' } });
    await root.fails(deleteRole, 'resource.not_found', { params: { jobId: data.id } });
    const body = { user_id: other.userId, job_id: 'cliente', company_id: null };
    await root.fails(assignRole, 'resource.not_found', { body });
    expect((await root.ok(listRoleAssignments, { query: { userId: other.userId } })).data).toEqual([]);
  });
});

describe('without a role', () => {
  test('nobody is invited, and nobody prepares, closes or reviews a month', async () => {
    const body = { user_name: 'Cliente Invitado', user_email: 'sin.cargo@ejemplo.co', company_ids: [company] };
    for (const jobs of [undefined, []])
      await root.fails(inviteUser, 'request.invalid', { body: { ...body, ...(jobs && { jobs }) } as never });
    const person = await colleague();
    await root.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
    const month = { params: { id: company, period: '2026-01' } };
    const signed = { ...month, body: { digest: 'a'.repeat(64) } };
    for (const call of [prepareSignOff, closeSignOff]) await person.fails(call, 'auth.forbidden', signed);
    await person.fails(getSignOff, 'auth.forbidden', month);
    const { reviewers } = (await root.ok(getSignOff, month)).data;
    expect(reviewers.map(({ id }) => id)).toEqual([root.userId]);
  });

  test('nobody learns of the companies that they are linked to', async () => {
    const person = await colleague();
    await root.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
    for (const call of [userCompanies, getPortfolio]) expect((await person.ok(call)).data).toEqual([]);
    await person.fails(getFirstSteps, 'resource.not_found', { params: { companyId: company } });
  });
});

describe('a manager of users who is not the subscriber', () => {
  test('cannot grant what they do not have', async () => {
    const manager = await colleague();
    const person = await colleague();
    const { data } = await root.ok(createRole, {
      body: { name: 'Gestora', permissions: ['usuarios.ver', 'usuarios.editar', 'auditoria.ver'] },
    });
    await root.ok(linkCompanyUser, { params: { id: company, userId: manager.userId } });
    await root.ok(assignRole, { body: { user_id: manager.userId, job_id: data.id, company_id: null } });
    const give = (job_id: string) => ({ body: { user_id: person.userId, job_id, company_id: null } });
    const refused = await manager.fails(assignRole, 'auth.forbidden', give('contador'));
    expect(refused.message).toContain('Solo puedes dar o quitar permisos que tú tienes');
    await manager.fails(assignRole, 'user.protected', {
      body: { user_id: manager.userId, job_id: data.id, company_id: null },
    });
    await manager.fails(createRole, 'auth.forbidden', { body: { name: 'Todo', permissions: ['licencias.editar'] } });
    await manager.fails(updateRole, 'auth.forbidden', {
      params: { jobId: data.id },
      body: { permissions: ['usuarios.editar', 'auditoria.editar'] },
    });
    const invitation = { user_name: 'Libre Total', user_email: 'libre@ejemplo.co', jobs: asClient };
    const whole = await manager.fails(inviteUser, 'auth.forbidden', { body: invitation });
    expect(whole.message).toContain('Elige un cargo');
    const { data: lesser } = await manager.ok(createRole, {
      body: { name: 'Lectora', permissions: ['auditoria.ver'] },
    });
    const { data: given } = await manager.ok(assignRole, give(lesser.id));
    await manager.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
    const { data: linked } = await manager.ok(listCompanyUsers, { params: { id: company } });
    expect(linked.map(({ id }) => id)).toContain(person.userId);
    expect((await person.ok(userCompanies)).data).toHaveLength(1);
    // Without a role they see nothing of the company that they are linked to.
    await manager.ok(unassignRole, { params: { assignmentId: given.id } });
    expect((await person.ok(userCompanies)).data).toEqual([]);
    await person.fails(getCompany, 'auth.forbidden', { params: { id: company } });
  });

  test('cannot reach companies that are not linked to them', async () => {
    const manager = await colleague();
    await root.ok(assignRole, { body: { user_id: manager.userId, job_id: 'revisor_fiscal', company_id: null } });
    await manager.fails(listCompanyUsers, 'resource.not_found', { params: { id: company } });
    await manager.fails(linkCompanyUser, 'auth.forbidden', { params: { id: company, userId: root.userId } });
    expect((await manager.ok(permissionMatrix)).data.modules).toHaveLength(6);
    // Neither by name among its users, nor by assigning a role there.
    const person = await colleague();
    await root.ok(assignRole, { body: { user_id: person.userId, job_id: 'cliente', company_id: company } });
    const { data } = await root.ok(createRole, {
      body: { name: 'Encargada', permissions: ['usuarios.ver', 'usuarios.editar'] },
    });
    await root.ok(assignRole, { body: { user_id: manager.userId, job_id: data.id, company_id: null } });
    const query = { userId: person.userId };
    expect((await manager.ok(listRoleAssignments, { query })).data).toEqual([]);
    expect((await root.ok(listRoleAssignments, { query })).data).toHaveLength(1);
    const give = { body: { user_id: person.userId, job_id: data.id, company_id: null } };
    await manager.fails(assignRole, 'auth.forbidden', give);
    await root.ok(linkCompanyUser, { params: { id: company, userId: manager.userId } });
    await manager.ok(assignRole, give);
  });
});

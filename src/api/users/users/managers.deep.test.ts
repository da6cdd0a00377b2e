/**
 * Managers of users who are not the subscriber: they touch no right in companies that they do not see, take nothing
 * that they could not give, and see no session of the subscriber.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { me } from '#api/access/auth/contract.ts';
import { createCompany, getCompany } from '#api/companies/companies/contract.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import {
  newCompany,
  testPassword as password,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { linkCompanyUser, listCompanyUsers, unlinkCompanyUser } from '../company-users/contract.ts';
import { inviteUser, repeatInvitation, withdrawInvitation } from '../invitations/contract.ts';
import { assignRole, createRole, deleteRole, unassignRole, updateRole } from '../roles/contract.ts';
import { endUserSessions, getUser, listUserSessions, resetSecondFactor, updateUser } from './contract.ts';

let service: TestService;
let root: TestUser;
/** Sees `seen` only, with `managing` in all their companies. */
let manager: TestUser;
let person: TestUser;
let seen: number;
let unseen: number;
let managing: string;

const managed: PermissionKey[] = ['usuarios.ver', 'usuarios.editar', 'auditoria.ver', 'empresas.ver'];

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  root = await service.newUser();
  seen = await newCompany(root);
  const other = { comp_business_name: 'Otra S.A.S.', comp_entity_id: '890903938', comp_check_digit: 8 };
  unseen = (await root.ok(createCompany, { body: { ...other, acso_id: 1, rety_id: 1 } })).data.id;
  manager = await colleague();
  managing = await role('Gestora', managed);
  await link(manager, seen);
  await give(manager, managing, null);
  person = await colleague();
});

const colleague = () => service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
const link = ({ userId }: TestUser, id: number) => root.ok(linkCompanyUser, { params: { id, userId } });
const role = async (name: string, permissions: PermissionKey[]) =>
  (await root.ok(createRole, { body: { name, permissions } })).data.id;
const given = ({ userId }: TestUser, job_id: string, company_id: number | null) => ({
  body: { user_id: userId, job_id, company_id },
});
const give = async (...to: Parameters<typeof given>) => (await root.ok(assignRole, given(...to))).data.id;
const about = ({ userId }: TestUser) => ({ params: { userId }, body: { password } });

/** All that changes a person as a whole. */
const wholly: [name: string, call: Endpoint, body: object][] = [
  ['deactivating', updateUser, { user_is_active: false, password }],
  ['ending sessions', endUserSessions, { password }],
  ['removing the second factor', resetSecondFactor, { password }],
];

/** A manager's call that is refused and leaves the person as they were. */
async function refused(call: Endpoint, request: object, reason: string): Promise<void> {
  const before = await root.ok(getUser, { params: { userId: person.userId } });
  const { message } = await manager.fails(call, 'auth.forbidden', request);
  expect(message).toContain(reason);
  expect(await root.ok(getUser, { params: { userId: person.userId } })).toEqual(before);
  await person.ok(me);
}

const notSeen = 'empresas que tú no ves';
const notYours = 'Solo puedes dar o quitar permisos que tú tienes';

describe('rights in a company that the manager does not see', () => {
  test('stay, whatever is done to a person of both', async () => {
    await link(person, seen);
    const there = await give(person, managing, unseen);
    const here = await give(person, managing, seen);
    for (const [, call, body] of wholly) await refused(call, { params: { userId: person.userId }, body }, notSeen);
    await refused(unassignRole, { params: { assignmentId: there } }, notSeen);
    await refused(assignRole, given(person, managing, null), notSeen);
    await manager.fails(listUserSessions, 'auth.forbidden', { params: { userId: person.userId } });
    for (const call of [linkCompanyUser, unlinkCompanyUser])
      await manager.fails(call, 'resource.not_found', { params: { id: unseen, userId: person.userId } });
    await manager.fails(assignRole, 'resource.not_found', given(person, managing, unseen));
    // What the manager does see is theirs to change, and the rest stays.
    await manager.ok(unassignRole, { params: { assignmentId: here } });
    await manager.ok(unlinkCompanyUser, { params: { id: seen, userId: person.userId } });
    await person.ok(getCompany, { params: { id: unseen } });
    const { jobs, companies } = (await root.ok(getUser, { params: { userId: person.userId } })).data.attributes;
    expect([companies, jobs.map(({ assignmentId }) => assignmentId)]).toEqual([[unseen], [there]]);
  });

  test('stay when a general role is removed, or changed for all who have it', async () => {
    await link(person, unseen);
    const general = await give(person, managing, null);
    await refused(unassignRole, { params: { assignmentId: general } }, notSeen);
    const change = { params: { jobId: managing }, body: { permissions: ['usuarios.ver'] } };
    await refused(updateRole, change, notSeen);
    await manager.ok(updateRole, { ...change, body: { description: 'Quien reparte los cargos' } });
    await root.ok(unassignRole, { params: { assignmentId: general } });
    const lesser = await role('Lectora', ['auditoria.ver']);
    await give(person, lesser, unseen);
    await refused(updateRole, { params: { jobId: lesser }, body: { permissions: [] } }, notSeen);
  });

  test('stay with an invitation to it, which the manager neither withdraws nor sends again', async () => {
    const jobs = [{ job_id: managing, company_id: unseen }];
    const body = { user_name: 'Andrés Gil', user_email: 'andres.gil@ejemplo.co', jobs };
    const { data } = await root.ok(inviteUser, { body });
    const params = { userId: data.id };
    for (const call of [withdrawInvitation, repeatInvitation])
      expect((await manager.fails(call, 'auth.forbidden', { params })).message).toContain(notSeen);
    await root.ok(withdrawInvitation, { params });
  });
});

describe('what the manager could not give', () => {
  test('is not taken from somebody with a greater role', async () => {
    const here = await give(person, 'contador', seen);
    for (const [, call, body] of wholly) await refused(call, { params: { userId: person.userId }, body }, notYours);
    await refused(unassignRole, { params: { assignmentId: here } }, notYours);
    await refused(assignRole, given(person, managing, seen), notYours);
    await refused(unlinkCompanyUser, { params: { id: seen, userId: person.userId } }, notYours);
  });

  test('is not in a role that they change or delete', async () => {
    const greater = await role('Tesorera', ['auditoria.ver', 'licencias.editar']);
    for (const body of [{ name: 'Otra' }, { permissions: ['auditoria.ver'] }])
      await refused(updateRole, { params: { jobId: greater }, body }, notYours);
    await refused(deleteRole, { params: { jobId: greater } }, notYours);
    await refused(assignRole, given(person, greater, seen), notYours);
    await root.ok(deleteRole, { params: { jobId: greater } });
  });

  test('apart, they manage people: invite, give, take, deactivate, activate', async () => {
    const jobs = [{ job_id: managing, company_id: null }];
    const body = { user_name: 'Andrés Gil', user_email: 'andres.gil@ejemplo.co', jobs, company_ids: [seen] };
    const { data: invited } = await manager.ok(inviteUser, { body });
    await manager.ok(withdrawInvitation, { params: { userId: invited.id } });
    const { data: first } = await manager.ok(assignRole, given(person, managing, seen));
    expect((await manager.ok(listCompanyUsers, { params: { id: seen } })).data).toHaveLength(3);
    expect((await manager.ok(listUserSessions, { params: { userId: person.userId } })).data).toHaveLength(1);
    await manager.ok(endUserSessions, about(person));
    await person.fails(me, 'auth.session_expired');
    await manager.ok(resetSecondFactor, about(person));
    const params = { userId: person.userId };
    await manager.ok(updateUser, { params, body: { user_is_active: false, password } });
    await manager.ok(updateUser, { params, body: { user_is_active: true } });
    await manager.ok(assignRole, given(person, managing, null));
    await manager.ok(unassignRole, { params: { assignmentId: first.id } });
  });
});

describe('the subscriber', () => {
  test('shows no session, and keeps them and the second factor', async () => {
    await manager.fails(listUserSessions, 'user.protected', { params: { userId: root.userId } });
    for (const call of [endUserSessions, resetSecondFactor]) await manager.fails(call, 'user.protected', about(root));
    await root.ok(me);
  });
});

describe('the password of the manager', () => {
  test.each(wholly)('is asked before %s of another', async (_, call, body) => {
    const params = { userId: person.userId };
    await root.fails(call, 'password.wrong', { params, body: { ...body, password: 'otra' } });
    const { errors } = await root.fails(call, 'request.invalid', {
      params,
      body: Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'password')),
    });
    expect(errors?.map(({ field }) => field)).toEqual(['password']);
    await person.ok(me);
    await root.ok(call, { params, body });
    await person.fails(me, 'auth.session_expired');
  });
});

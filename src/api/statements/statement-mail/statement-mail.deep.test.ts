/** Mail about signed statements: to everybody who sees them, or to whom the company chose, and never to who lost access. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reopenSignOff } from '#api/audits/audits/sign-off/contract.ts';
import { linkCompanyUser, unlinkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { signMonth, storeSales } from '../../../../tests/statements/signed-month.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { getStatementMail, putStatementMail } from './contract.ts';

let service: TestService;
let root: TestUser;
let id: number;
let reader: TestUser;
let other: TestUser;
let outsider: TestUser;

const seeing: PermissionKey[] = ['estados_financieros.ver', 'auditoria.ver'];

async function join(permissions: PermissionKey[]): Promise<TestUser> {
  const person = await service.newUser({ accountId: root.accountId, isRoot: false });
  await root.ok(linkCompanyUser, { params: { id, userId: person.userId } });
  const { data: role } = await root.ok(createRole, { body: { name: `Cargo ${person.userId}`, permissions } });
  await root.ok(assignRole, { body: { user_id: person.userId, job_id: role.id, company_id: null } });
  return person;
}

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  id = await newCompany(root);
  reader = await join(seeing);
  other = await join(seeing);
  outsider = await join(['auditoria.ver']);
  await storeSales(root, id, 1000);
});
afterAll(() => service.close());

const params = () => ({ params: { id } });
const setting = async () => (await root.ok(getStatementMail, params())).data;
const choose = (recipients: number[], statements = ['situacion-financiera']) =>
  root.ok(putStatementMail, { ...params(), body: { toEveryone: false, recipients, statements } });
const month = () => ({ params: { id, period: '2026-01' } });
const mailOf = async (user: TestUser, after?: string) => {
  const mail = await service.nextMail(user.email, after);
  expect(mail.subject).toContain('Estados financieros de enero de 2026');
  return mail;
};

test('goes to everybody who sees them, unless the company chooses', async () => {
  const { toEveryone, statements, people } = await setting();
  expect(toEveryone).toBe(true);
  expect(statements).toHaveLength(7);
  expect(statements.every(({ isChosen }) => isChosen)).toBe(true);
  expect(people.map((person) => person.id).sort()).toEqual([root.userId, reader.userId, other.userId].sort());
  await signMonth(root, id);
  for (const person of [root, reader, other]) expect((await mailOf(person)).text).toContain('Resultado del mes');
});

test('goes to those chosen, about the statements chosen, and is kept', async () => {
  await choose([reader.userId]);
  const stored = await setting();
  expect(stored.toEveryone).toBe(false);
  expect(stored.people.filter(({ isChosen }) => isChosen).map((person) => person.id)).toEqual([reader.userId]);
  const [before, known] = [await mailOf(reader), await mailOf(other)];
  await root.ok(reopenSignOff, { ...month(), body: { reason: 'Faltaba una factura' } });
  await storeSales(root, id, 1500);
  await signMonth(root, id);
  const { text } = await mailOf(reader, before.id);
  expect(text).toContain('Total activo: $\u00a02.400');
  expect(text).toContain('Quedaron: Estado de situación financiera.');
  expect(text).toContain('/estado-financiero/situacion-financiera?mes=2026-01');
  expect(text).not.toContain('Resultado del mes');
  expect((await mailOf(other)).id).toBe(known.id);
});

test('whoever leaves the company is forgotten, also when they come back', async () => {
  await choose([reader.userId, other.userId]);
  const link = { params: { id, userId: reader.userId } };
  await root.ok(unlinkCompanyUser, link, 204);
  await root.ok(linkCompanyUser, link, 204);
  const { people } = await setting();
  expect(people.filter(({ isChosen }) => isChosen).map((person) => person.id)).toEqual([other.userId]);
});

test('only readers are chosen, by who edits statements, in their own account', async () => {
  const body = { toEveryone: false, recipients: [outsider.userId], statements: ['notas'] };
  await root.fails(putStatementMail, 'resource.not_found', { ...params(), body });
  const own = { ...body, recipients: [reader.userId] };
  await root.fails(putStatementMail, 'resource.not_found', {
    ...params(),
    body: { ...own, statements: ['otro-estado'] },
  });
  await root.fails(putStatementMail, 'request.invalid', { ...params(), body: { ...own, statements: [] } });
  await reader.fails(putStatementMail, 'auth.forbidden', { ...params(), body: own });
  const stranger = await service.newUser();
  await stranger.fails(getStatementMail, 'resource.not_found', params());
  await stranger.fails(putStatementMail, 'resource.not_found', { ...params(), body: own });
});

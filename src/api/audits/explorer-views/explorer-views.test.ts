/** Saved views of the explorer: seen by the whole account, changed by who saved them or may edit. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  changeExplorerView,
  deleteExplorerView,
  type ExplorerViewBody,
  listExplorerViews,
  saveExplorerView,
} from './contract.ts';

let service: TestService;
let root: TestUser;
let company: number;
let editor: TestUser;
let reader: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  company = await newCompany(root, { comp_entity_id: '900394374', comp_check_digit: 4 });
  editor = await colleague('Edita', ['auditoria.ver', 'auditoria.editar']);
  reader = await colleague('Mira', ['auditoria.ver']);
  stranger = await service.newUser();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const { id } of await list(root)) await root.ok(deleteExplorerView, { params: { viewId: id } }, 204);
});

/** Of the account, with these permissions in its company. */
async function colleague(name: string, permissions: PermissionKey[]): Promise<TestUser> {
  const person = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
  await root.ok(linkCompanyUser, { params: { id: company, userId: person.userId } });
  const { data: job } = await root.ok(createRole, { body: { name, permissions } }, 201);
  await root.ok(assignRole, { body: { user_id: person.userId, job_id: job.id, company_id: company } }, 201);
  return person;
}

const list = async (who: TestUser) => (await who.ok(listExplorerViews)).data;
const names = async (who: TestUser) => (await list(who)).map(({ attributes }) => attributes.name);
const view = (name: string, query: ExplorerViewBody['query'] = { account: '13', list: 'thirdParties' }) => ({
  name,
  query,
});
const save = async (name: string, who = root) => (await who.ok(saveExplorerView, { body: view(name) }, 201)).data.id;

test('what one saves the whole account sees, with its author, and nobody else', async () => {
  const query = { layout: 'months', unit: 'miles', order: 'difference', descending: true, monthsBack: 12 } as const;
  await editor.ok(saveExplorerView, { body: view('Año en miles', query) }, 201);
  await save('Ávila');
  const [first, second] = await list(reader);
  expect(first!.attributes).toEqual({ name: 'Año en miles', query, owner: expect.any(String) });
  expect(second!.attributes.name).toBe('Ávila');
  expect((await list(editor)).map(({ attributes }) => attributes.owner === null)).toEqual([true, false]);
  expect(await names(stranger)).toEqual([]);
});

test('have one name each in the account, whatever its capitals', async () => {
  await save('Cartera');
  const id = await save('Otra');
  await editor.fails(saveExplorerView, 'explorer.view_name_taken', { body: view('CARTERA') });
  await root.fails(changeExplorerView, 'explorer.view_name_taken', { params: { viewId: id }, body: view('cartera') });
  await root.ok(changeExplorerView, { params: { viewId: id }, body: view('OTRA', { moved: true }) });
  await stranger.ok(saveExplorerView, { body: view('Cartera') }, 201);
  expect(await names(root)).toEqual(['Cartera', 'OTRA']);
});

test('who may only look saves none, and changes none of others', async () => {
  await reader.fails(saveExplorerView, 'auth.forbidden', { body: view('Mía') });
  const id = await save('Cartera');
  await reader.fails(changeExplorerView, 'auth.forbidden', { params: { viewId: id }, body: view('Mía') });
  await reader.fails(deleteExplorerView, 'auth.forbidden', { params: { viewId: id } });
  await editor.ok(changeExplorerView, { params: { viewId: id }, body: view('De todos') });
  await editor.ok(deleteExplorerView, { params: { viewId: id } }, 204);
  expect(await names(root)).toEqual([]);
});

test('who saved one deletes it without the permission to edit', async () => {
  const id = await save('Cartera');
  await withClient(service.access.owner, (owner) =>
    owner.query('update explorer_view set user_id = $1 where id = $2', [reader.userId, id]),
  );
  await reader.ok(deleteExplorerView, { params: { viewId: id } }, 204);
  expect(await names(root)).toEqual([]);
});

test('those of another account do not exist', async () => {
  const id = await save('Cartera');
  await stranger.fails(changeExplorerView, 'resource.not_found', { params: { viewId: id }, body: view('Robada') });
  await stranger.fails(deleteExplorerView, 'resource.not_found', { params: { viewId: id } });
  expect(await names(root)).toEqual(['Cartera']);
});

test('are as many as an account may have', async () => {
  await withClient(service.access.owner, (owner) =>
    owner.query(
      `insert into explorer_view (account_id, user_id, name, query)
       select $1, $2, 'Vista ' || place, '{}' from generate_series(1, 100) as place`,
      [root.accountId, root.userId],
    ),
  );
  await editor.fails(saveExplorerView, 'explorer.too_many_views', { body: view('Otra') });
});

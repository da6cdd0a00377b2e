/** Saved views of findings: a user's own, shared ones, and the one that each begins with. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  changeFindingView,
  chooseDefaultFindingView,
  deleteFindingView,
  type FindingViewBody,
  listFindingViews,
  saveFindingView,
} from './contract.ts';

let service: TestService;
let root: TestUser;
let id: number;
let other: number;

beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  id = await newCompany(root, { comp_entity_id: '900394374', comp_check_digit: 4 });
  other = await newCompany(root, { comp_entity_id: '890903938', comp_check_digit: 8 });
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const { id: viewId, attributes } of await list())
    if (attributes.owner === null) await root.ok(deleteFindingView, { params: { id, viewId } }, 204);
});

const list = async (who = root, company = id) => (await who.ok(listFindingViews, { params: { id: company } })).data;
const view = (name: string, changed: Partial<FindingViewBody> = {}): FindingViewBody => ({
  name,
  query: { severities: ['critica'], stake: 'at_risk' },
  isShared: false,
  ...changed,
});
const save = async (body: FindingViewBody, who = root) =>
  (await who.ok(saveFindingView, { params: { id }, body }, 201)).data;

let people = 0;
/** Of the account, with these permissions in the company. */
async function colleague(permissions: PermissionKey[]): Promise<TestUser> {
  const person = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
  await root.ok(linkCompanyUser, { params: { id, userId: person.userId } });
  people += 1;
  const { data: job } = await root.ok(createRole, { body: { name: `Cargo ${people}`, permissions } }, 201);
  await root.ok(assignRole, { body: { user_id: person.userId, job_id: job.id, company_id: id } }, 201);
  return person;
}

describe('saved views of findings', () => {
  test('are listed by name, in their company only', async () => {
    await save(view('Urgentes'));
    await save(view('Ávila', { query: {} }));
    expect((await list()).map(({ attributes }) => attributes.name)).toEqual(['Ávila', 'Urgentes']);
    expect((await list())[1]!.attributes).toEqual({
      name: 'Urgentes',
      query: { severities: ['critica'], stake: 'at_risk' },
      isShared: false,
      owner: null,
      isDefault: false,
    });
    expect(await list(root, other)).toEqual([]);
  });

  test('have one name each, whatever its capitals', async () => {
    await save(view('Urgentes'));
    const { id: viewId } = await save(view('Otra'));
    const taken = await root.send(saveFindingView, { params: { id }, body: view('URGENTES') });
    expect(taken.status).toBe(409);
    expect((await root.send(changeFindingView, { params: { id, viewId }, body: view('urgentes') })).status).toBe(409);
    const changed = await root.ok(changeFindingView, { params: { id, viewId }, body: view('otra', { query: {} }) });
    expect(changed.data.attributes).toMatchObject({ name: 'otra', query: {} });
  });

  test('are at most thirty in a company', async () => {
    for (let count = 0; count < 30; count += 1) await save(view(`Vista ${count}`));
    const { status } = await root.send(saveFindingView, { params: { id }, body: view('Una más') });
    expect(status).toBe(409);
  });

  test('are seen by others only when they are shared, who cannot change them', async () => {
    const clerk = await colleague(['auditoria.ver']);
    const { id: viewId } = await save(view('Para todos', { isShared: true }));
    await save(view('Mía'));
    const seen = await list(clerk);
    expect(seen.map(({ attributes }) => attributes.name)).toEqual(['Para todos']);
    expect(seen[0]!.attributes.owner).not.toBeNull();
    const params = { id, viewId };
    expect((await clerk.send(changeFindingView, { params, body: view('Otra') })).status).toBe(404);
    expect((await clerk.send(deleteFindingView, { params })).status).toBe(404);
    await root.ok(changeFindingView, { params, body: view('Para todos') });
    expect(await list(clerk)).toEqual([]);
  });

  test('are shared by whoever may edit findings', async () => {
    const clerk = await colleague(['auditoria.ver']);
    const body = view('Compartida', { isShared: true });
    expect((await clerk.send(saveFindingView, { params: { id }, body })).status).toBe(403);
    await save(view('Propia'), clerk);
    const editor = await colleague(['auditoria.ver', 'auditoria.editar']);
    await save(body, editor);
    expect((await list(clerk)).map(({ attributes }) => attributes.name)).toEqual(['Compartida', 'Propia']);
  });

  test('one opens the findings for each user, a shared one too', async () => {
    const clerk = await colleague(['auditoria.ver']);
    const { id: viewId } = await save(view('Para todos', { isShared: true }));
    const { id: own } = await save(view('Mía'));
    const choose = (who: TestUser, chosen: number | null) =>
      who.send(chooseDefaultFindingView, { params: { id }, body: { viewId: chosen } });
    expect((await choose(clerk, viewId)).status).toBe(204);
    expect((await choose(clerk, own)).status).toBe(404);
    expect((await choose(root, own)).status).toBe(204);
    const defaults = async (who: TestUser) =>
      (await list(who)).filter(({ attributes }) => attributes.isDefault).map((one) => one.id);
    expect(await defaults(clerk)).toEqual([viewId]);
    expect(await defaults(root)).toEqual([own]);
    await choose(root, null);
    expect(await defaults(root)).toEqual([]);
  });

  test('belong to those who may see audits of the company', async () => {
    const { id: viewId } = await save(view('Para todos', { isShared: true }));
    const blind = await colleague(['parametrizacion.ver']);
    expect((await blind.send(listFindingViews, { params: { id } })).status).toBe(403);
    const stranger = await service.newUser();
    const ofThem = view('De otra cuenta', { query: { assignee: stranger.userId } });
    expect((await root.send(saveFindingView, { params: { id }, body: ofThem })).status).toBe(404);
    expect((await stranger.send(listFindingViews, { params: { id } })).status).toBe(404);
    expect((await stranger.send(deleteFindingView, { params: { id, viewId } })).status).toBe(404);
  });
});

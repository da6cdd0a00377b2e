/** Saved views of the findings of a company. */
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { may } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import {
  deleteView,
  insertView,
  isColleague,
  listViews,
  type StoredFindingView,
  storeDefault,
  updateView,
} from './queries.ts';

/** Saved views of a user in a company. */
const mostViews = 30;

const editing = { module: 'auditoria', action: 'editar' } as const;

export function mountFindingViews({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.listFindingViews, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { data: (await listViews(trx, caller, params.id)).map((view) => viewDocument(view, caller)) };
    }),
  );
  mount(contract.saveFindingView, async ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const own = await ownViews(trx, caller, params.id);
      if (own.length >= mostViews) throw new AppError('finding.too_many_views', { limit: mostViews });
      await assertStorable(trx, caller, params.id, body, own);
      return readView(trx, caller, { companyId: params.id, id: await insertView(trx, caller, params.id, body) });
    }),
  );
  mount(contract.changeFindingView, async ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const others = (await ownViews(trx, caller, params.id)).filter(({ id }) => id !== params.viewId);
      await assertStorable(trx, caller, params.id, body, others);
      const keys = { companyId: params.id, id: params.viewId };
      if (!(await updateView(trx, caller, keys, body))) throw new AppError('resource.not_found');
      return readView(trx, caller, keys);
    }),
  );
  mount(contract.deleteFindingView, async ({ params, caller }) => {
    const isDeleted = await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, params.id);
      return deleteView(trx, caller, { companyId: params.id, id: params.viewId });
    });
    if (!isDeleted) throw new AppError('resource.not_found');
    return undefined;
  });
  mount(contract.chooseDefaultFindingView, async ({ params, body, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, params.id);
      const seen = await listViews(trx, caller, params.id);
      if (body.viewId !== null && !seen.some(({ id }) => id === body.viewId)) throw new AppError('resource.not_found');
      await storeDefault(trx, caller, params.id, body.viewId);
    });
    return undefined;
  });
}

/** The caller's in a company of their account. */
async function ownViews(trx: DatabaseTransaction, caller: Caller, companyId: number): Promise<StoredFindingView[]> {
  await ownCompany(trx, caller, companyId);
  return (await listViews(trx, caller, companyId)).filter(({ userId }) => userId === caller.userId);
}

/**
 * Refuses to share without permission, a person of another account, and a name that another view of the caller has,
 * whatever its capitals.
 */
async function assertStorable(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { name, isShared, query }: contract.FindingViewBody,
  others: readonly StoredFindingView[],
): Promise<void> {
  if (isShared && !may(caller, editing, companyId)) throw new AppError('auth.forbidden');
  if (query.assignee && !(await isColleague(trx, caller, query.assignee))) throw new AppError('resource.not_found');
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('finding.view_name_taken', { name });
}

async function readView(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, id }: { companyId: number; id: number },
): Promise<{ data: contract.FindingView }> {
  const view = (await listViews(trx, caller, companyId)).find((one) => one.id === id);
  if (view === undefined) throw new AppError('resource.not_found');
  return { data: viewDocument(view, caller) };
}

function viewDocument(
  { id, userId, ownerName, name, query, isShared, isDefault }: StoredFindingView,
  caller: Caller,
): contract.FindingView {
  const owner = userId === caller.userId ? null : ownerName;
  return { id, attributes: { name, query, isShared, owner, isDefault } };
}

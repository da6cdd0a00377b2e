/** Saved views of the explorer of balances, of an account. */
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { may } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { deleteView, insertView, listViews, type StoredExplorerView, updateView } from './queries.ts';

/** Saved views of an account. */
const mostViews = 100;

const editing = { module: 'auditoria', action: 'editar', somewhere: true } as const;

export function mountExplorerViews({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.listExplorerViews, async ({ caller }) => ({
    data: (await asCaller(db, caller, (trx) => listViews(trx, caller))).map((view) => viewDocument(view, caller)),
  }));
  mount(contract.saveExplorerView, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      if ((await listViews(trx, caller)).length >= mostViews)
        throw new AppError('explorer.too_many_views', { limit: mostViews });
      const id = await insertView(trx, caller, body);
      if (id === undefined) throw nameTaken(body.name);
      return readView(trx, caller, id);
    }),
  );
  mount(contract.changeExplorerView, async ({ params: { viewId }, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const views = await changeableAmong(trx, caller, viewId);
      const isTaken = ({ id, name }: StoredExplorerView) =>
        id !== viewId && name.toLowerCase() === body.name.toLowerCase();
      if (views.some(isTaken)) throw nameTaken(body.name);
      await updateView(trx, caller, viewId, body);
      return readView(trx, caller, viewId);
    }),
  );
  mount(contract.deleteExplorerView, async ({ params: { viewId }, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await changeableAmong(trx, caller, viewId);
      await deleteView(trx, caller, viewId);
    });
    return undefined;
  });
}

/** All views of the account, with one among them that the caller saved or may edit; otherwise refuses. */
async function changeableAmong(trx: DatabaseTransaction, caller: Caller, id: number): Promise<StoredExplorerView[]> {
  const views = await listViews(trx, caller);
  const view = views.find((one) => one.id === id);
  if (view === undefined) throw new AppError('resource.not_found');
  if (view.userId !== caller.userId && !may(caller, editing, null)) throw new AppError('auth.forbidden');
  return views;
}

async function readView(
  trx: DatabaseTransaction,
  caller: Caller,
  id: number,
): Promise<{ data: contract.SavedExplorerView }> {
  const view = (await listViews(trx, caller)).find((one) => one.id === id);
  if (view === undefined) throw new AppError('resource.not_found');
  return { data: viewDocument(view, caller) };
}

function viewDocument(
  { id, userId, ownerName, name, query }: StoredExplorerView,
  caller: Caller,
): contract.SavedExplorerView {
  return { id, attributes: { name, query, owner: userId === caller.userId ? null : ownerName } };
}

function nameTaken(name: string): AppError {
  return new AppError('explorer.view_name_taken', { name });
}

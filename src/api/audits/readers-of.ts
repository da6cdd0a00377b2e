/** People with access to a company who may see its audits. */
import { listGrantsOf } from '#api/access/permissions/queries.ts';
import { peopleOf } from '#api/audits/finding-lives/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Warned } from '#api/users/notifications/queries.ts';
import { may, seeBooks } from '#core/product/permission.ts';

/** Those among `people`. */
export async function readersOf(
  trx: DatabaseTransaction,
  companyId: number,
  people: readonly Warned[],
): Promise<Warned[]> {
  const linked = new Set((await peopleOf(trx, companyId)).map(({ id }) => id));
  const mine = people.filter(({ id }) => linked.has(id));
  const grants = await listGrantsOf(
    trx,
    mine.map(({ id }) => id),
  );
  return mine.filter(({ id, isRoot }) =>
    may({ isRoot, isAdmin: false, grants: grants.get(id) ?? [] }, seeBooks, companyId),
  );
}

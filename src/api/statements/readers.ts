/** People who see the statements of a company. */
import { listGrantsOf } from '#api/access/permissions/queries.ts';
import { peopleOf } from '#api/audits/finding-lives/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import { listWarned } from '#api/users/notifications/queries.ts';
import { may, seeBooks } from '#core/product/permission.ts';

const seeStatements = { module: 'estados_financieros', action: 'ver' } as const;

export interface StatementReader {
  id: number;
  name: string;
  email: string;
  /** They did not switch the mail about signed statements off. */
  wantsMail: boolean;
}

/** Those of the company who may see its statements and its books, by name. */
export async function readersOf(
  trx: DatabaseTransaction,
  accountId: string,
  companyId: number,
): Promise<StatementReader[]> {
  const addresses = new Map((await listWarned(trx, accountId)).map(({ id, email }) => [id, email]));
  const people = (await peopleOf(trx, companyId)).filter(({ id }) => addresses.has(id));
  const grants = await listGrantsOf(
    trx,
    people.map(({ id }) => id),
  );
  const readers: StatementReader[] = [];
  for (const { id, name, isRoot } of people) {
    const access = { isRoot, isAdmin: false, grants: grants.get(id) ?? [] };
    if (!may(access, seeStatements, companyId) || !may(access, seeBooks, companyId)) continue;
    readers.push({ id, name, email: addresses.get(id)!, wantsMail: await wantsMail(trx, id, 'estados_financieros') });
  }
  return readers;
}

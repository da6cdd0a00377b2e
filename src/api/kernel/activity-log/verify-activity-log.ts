/** Verifies the activity logs of the whole installation: each hash chain from its first entry to its known head. */
import type { Kysely } from 'kysely';
import { type Break, chainReader } from '#platform/activity-log/chain.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { inAccount } from '#platform/database/transaction.ts';
import type { DatabaseTransaction } from '../database.ts';
import { entriesAfter, findHead, listAccounts } from './queries.ts';

interface ChainVerdict {
  /** Number of entries found. */
  entries: number;
  /** Hash of the last entry: a copy kept elsewhere proves later that no earlier entry was rewritten. */
  lastHash: string | null;
  broken: Break | null;
}

export interface ActivityLogVerdict extends ChainVerdict {
  accountId: string;
  accountName: string;
}

const page = 2000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Runs as the provider's staff, who read every account. */
export function verifyActivityLogs(db: Kysely<Schema>): Promise<ActivityLogVerdict[]> {
  return inAccount(db, { accountId: nobody, userId: '0', isAdmin: true }, async (trx) => {
    const verdicts: ActivityLogVerdict[] = [];
    for (const { id, name } of await listAccounts(trx)) {
      verdicts.push({ accountId: id, accountName: name, ...(await verifyChain(trx, id)) });
    }
    return verdicts;
  });
}

/** The chain of one account, which must be visible to the transaction. */
export async function verifyChain(trx: DatabaseTransaction, accountId: string): Promise<ChainVerdict> {
  const reader = chainReader();
  let entries = 0;
  let last = 0;
  for (;;) {
    const found = await entriesAfter(trx, accountId, last, page);
    for (const entry of found) reader.read(entry);
    entries += found.length;
    last = found.at(-1)?.sequence ?? last;
    if (found.length > 0) continue;
    const head = (await findHead(trx, accountId)) ?? null;
    // Entries may have been appended since.
    if (head !== null && head.sequence > last && (await entriesAfter(trx, accountId, last, 1)).length > 0) continue;
    return { entries, lastHash: head?.hash ?? null, broken: reader.end(head) };
  }
}

/** Verifies the records of a whole installation: each chain from its first entry to its known end. */
import type { Kysely } from 'kysely';
import { type Break, chainReader } from '#platform/activity-log/chain.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { inAccount } from '#platform/database/transaction.ts';
import type { DatabaseTransaction } from '../database.ts';
import { entriesAfter, findHead, listAccounts } from './queries.ts';

interface ChainVerdict {
  /** Entries that are there. */
  entries: number;
  /** Hash of the last one: whoever keeps it elsewhere can tell later that nothing before it was rewritten. */
  lastHash: string | null;
  broken: Break | null;
}

export interface RecordVerdict extends ChainVerdict {
  accountId: string;
  accountName: string;
}

const page = 2000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** As the provider's staff, who reads every account. */
export function verifyRecords(db: Kysely<Schema>): Promise<RecordVerdict[]> {
  return inAccount(db, { accountId: nobody, userId: '0', isAdmin: true }, async (trx) => {
    const verdicts: RecordVerdict[] = [];
    for (const { id, name } of await listAccounts(trx)) {
      verdicts.push({ accountId: id, accountName: name, ...(await verifyChain(trx, id)) });
    }
    return verdicts;
  });
}

/** The chain of one account, which the transaction must be able to see. */
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
    // Somebody may have added to it since.
    if (head !== null && head.sequence > last && (await entriesAfter(trx, accountId, last, 1)).length > 0) continue;
    return { entries, lastHash: head?.hash ?? null, broken: reader.end(head) };
  }
}

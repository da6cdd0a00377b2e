/** Verifies the activity logs of the whole installation: each hash chain from its first entry to its known head. */
import type { Kysely } from 'kysely';
import { type Break, chainReader } from '#platform/activity-log/chain.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
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

/** Reads as the house does what it counts over all accounts: staff reads the entries of companies by consent. */
export function verifyActivityLogs(db: Kysely<Schema>): Promise<ActivityLogVerdict[]> {
  return inStatistics(db, async (trx) => {
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

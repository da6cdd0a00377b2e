/** Copies of statements by the round of sign-off that closed their month. */
import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { storableText } from '#platform/database/storable.ts';
import type { StatementNotes } from '../notes/contract.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';

/** What is kept of a month. */
export interface StatementsCopy {
  period: string;
  statements: StatementTreeDocument[];
  notes: StatementNotes['notes'];
}

export interface KeptCopy {
  copy: StatementsCopy;
  digest: string;
  madeAt: Date;
}

export async function findCopy(trx: DatabaseTransaction, signOffId: string): Promise<KeptCopy | undefined> {
  const found = await trx
    .selectFrom('signed_statements')
    .select(['copy', 'digest', 'made_at as madeAt'])
    .where('sign_off_id', '=', signOffId)
    .executeTakeFirst();
  return found && { ...found, copy: JSON.parse(found.copy) as StatementsCopy };
}

/** The first is kept. */
export async function insertCopy(
  trx: DatabaseTransaction,
  { accountId, companyId, signOffId }: { accountId: string; companyId: number; signOffId: string },
  copy: StatementsCopy,
): Promise<void> {
  const written = storableText(JSON.stringify(copy));
  await trx
    .insertInto('signed_statements')
    .values({
      sign_off_id: signOffId,
      account_id: accountId,
      company_id: companyId,
      period: copy.period,
      copy: written,
      digest: createHash('sha256').update(written).digest('hex'),
    })
    .onConflict((conflict) => conflict.column('sign_off_id').doNothing())
    .execute();
}

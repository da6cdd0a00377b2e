/** Ties a statement to the audit of its month: an open difference of the balance does not let it be relied on. */
import { balanceProofs } from '#api/audits/balance-proofs.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { toDecimal } from '#core/money/money.ts';
import type { StatementCheckDocument } from './statements/contract.ts';
import { openFindings } from './statements/queries.ts';
import { text } from './text.es.ts';

/** None for a balance that was not audited. */
export async function auditChecks(
  trx: DatabaseTransaction,
  companyId: number,
  balanceId: string,
): Promise<StatementCheckDocument[]> {
  const open = await openFindings(trx, companyId, balanceId, await balanceProofs());
  if (open === null) return [];
  const { count, amount, title } = open;
  const holds = count === 0;
  const words = holds ? text.noDifference : text.openDifferences(count, amount, title ?? '');
  return [{ key: 'audit', label: text.differences, holds, difference: holds ? null : toDecimal(amount), words }];
}

/** Stored figures of balances. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** Encoded figures by balance, of those that are stored as they follow from `basis`. */
export async function readFigures(
  trx: DatabaseTransaction,
  balances: readonly string[],
  basis: string,
): Promise<Map<string, Uint8Array>> {
  if (balances.length === 0) return new Map();
  const rows = await trx
    .selectFrom('statement_figures')
    .select(['balance_id as id', 'figures'])
    .where('balance_id', 'in', [...balances])
    .where('basis', '=', basis)
    .execute();
  return new Map(rows.map(({ id, figures }) => [id, figures]));
}

/** Keeps figures of the caller's own balances: staff read other accounts and change nothing there. */
export async function storeFigures(
  trx: DatabaseTransaction,
  {
    accountId,
    balanceId,
    basis,
    figures,
  }: { accountId: string; balanceId: string; basis: string; figures: Uint8Array },
): Promise<void> {
  const { buffer, byteOffset, byteLength } = figures;
  await sql`
    insert into statement_figures (account_id, balance_id, basis, figures)
    select account_id, id, ${basis}, ${Buffer.from(buffer, byteOffset, byteLength)}
      from trial_balance where id = ${balanceId} and account_id = ${accountId}
        on conflict (balance_id) do update set basis = excluded.basis, figures = excluded.figures`.execute(trx);
}

/** Copies of statements by the round of sign-off that closed their month. */
import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { storableText } from '#platform/database/storable.ts';
import type { StatementNotes } from '../notes/contract.ts';
import type { StatementNodeDocument, StatementTreeDocument } from '../statements/contract.ts';

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

/** Figures of the month; null: the statement has no such line. */
export interface MainFigures {
  assets: Cents | null;
  liabilities: Cents | null;
  equity: Cents | null;
  revenue: Cents | null;
  result: Cents | null;
  /** Since January. */
  resultToDate: Cents | null;
}

export function mainFigures({ statements }: Pick<StatementsCopy, 'statements'>): MainFigures {
  const figure = (statement: string, key: string, column = 'actual'): Cents | null => {
    const tree = statements.find((one) => one.key === statement);
    const at = tree?.columns.findIndex((one) => one.key === column) ?? -1;
    const amount = at < 0 ? null : (nodeOf(tree!, key)?.amounts[at] ?? null);
    return amount === null ? null : fromDecimal(amount);
  };
  return {
    assets: figure('situacion-financiera', 'totalAssets'),
    liabilities: figure('situacion-financiera', 'totalLiabilities'),
    equity: figure('situacion-financiera', 'totalEquity'),
    revenue: figure('resultado-integral', 'netRevenue'),
    result: figure('resultado-integral', 'result'),
    resultToDate: figure('resultado-integral', 'result', 'acumulado'),
  };
}

function nodeOf({ nodes }: StatementTreeDocument, key: string): StatementNodeDocument | undefined {
  const search = (some: readonly StatementNodeDocument[]): StatementNodeDocument | undefined => {
    for (const node of some) {
      const found = node.key === key ? node : search(node.children);
      if (found) return found;
    }
    return undefined;
  };
  return search(nodes);
}

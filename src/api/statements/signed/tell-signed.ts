/** Mails the statements of a month that was signed off to those who see them and want it. */
import { createHash } from 'node:crypto';
import { listGrantsOf } from '#api/access/permissions/queries.ts';
import type { SignedMonth } from '#api/audits/after-sign-off.ts';
import { companyName } from '#api/audits/alerts/queries.ts';
import { peopleOf } from '#api/audits/finding-lives/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import { listWarned } from '#api/users/notifications/queries.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import type { StatementServices } from '../services.ts';
import type { StatementNodeDocument, StatementTreeDocument } from '../statements/contract.ts';
import type { StatementsCopy } from './queries.ts';
import { type MainFigures, text } from './text.es.ts';

const seeStatements = { module: 'estados_financieros', action: 'ver' } as const;

/** Each mail has an id of its own: a repetition sends none while it is in the queue. */
export async function tellSigned(
  { db, post, publicUrl }: Pick<StatementServices, 'db' | 'post' | 'publicUrl'>,
  { accountId, userId, companyId, period }: SignedMonth,
  copy: StatementsCopy,
): Promise<void> {
  const letters = await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const company = await companyName(trx, companyId);
    if (company === undefined) return [];
    const url = `${publicUrl()}/empresa/${companyId}/servicio/estado-financiero?mes=${period}`;
    const told = { company, period, figures: mainFigures(copy), url };
    return (await readersOf(trx, accountId, companyId)).map(({ id, name, email }) => ({
      id: mailId(`${id} ${companyId} ${period}`),
      to: email,
      letter: text.letter(name, told),
    }));
  });
  for (const { id, to, letter } of letters) await post.send(to, letter, id);
}

/** People of the company who may see its statements and books, and want the mail. */
async function readersOf(trx: DatabaseTransaction, accountId: string, companyId: number) {
  const linked = new Map((await peopleOf(trx, companyId)).map((person) => [person.id, person]));
  const people = (await listWarned(trx, accountId)).filter(({ id }) => linked.has(id));
  const grants = await listGrantsOf(
    trx,
    people.map(({ id }) => id),
  );
  const readers: typeof people = [];
  for (const person of people) {
    const { isRoot } = linked.get(person.id)!;
    const access = { isRoot, isAdmin: false, grants: grants.get(person.id) ?? [] };
    const sees = may(access, seeStatements, companyId) && may(access, seeBooks, companyId);
    if (sees && (await wantsMail(trx, person.id, 'estados_financieros'))) readers.push(person);
  }
  return readers;
}

export function mainFigures({ statements }: StatementsCopy): MainFigures {
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

/** In the form of a UUID. */
function mailId(what: string): string {
  const digest = createHash('sha256').update(`signed statements ${what}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Mails the statements of a month that was signed off to whom the company chose. */
import { createHash } from 'node:crypto';
import type { SignedMonth } from '#api/audits/after-sign-off.ts';
import { companyName } from '#api/audits/alerts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readersOf, type StatementReader } from '../readers.ts';
import type { StatementServices } from '../services.ts';
import type { StatementMailChoice } from '../statement-mail/contract.ts';
import { findStatementMail, keepRecipients } from '../statement-mail/queries.ts';
import { mainFigures, type StatementsCopy } from './queries.ts';
import { text } from './text.es.ts';

/** Each mail has an id of its own: a repetition sends none, and other figures that are signed later do. */
export async function tellSigned(
  { db, post, publicUrl }: Pick<StatementServices, 'db' | 'post' | 'publicUrl'>,
  { accountId, userId, companyId, period }: SignedMonth,
  copy: StatementsCopy,
): Promise<void> {
  const letters = await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const company = await companyName(trx, companyId);
    if (company === undefined) return [];
    const choice = await findStatementMail(trx, companyId);
    const chosen = copy.statements.filter(({ key }) => choice?.statements.includes(key) ?? true);
    // Micro-entities have fewer statements, maybe none of the chosen ones.
    const statements = chosen.length === 0 ? copy.statements : chosen;
    const place = statements.length === copy.statements.length ? '' : `/${statements[0]?.key ?? ''}`;
    const url = `${publicUrl()}/empresa/${companyId}/servicio/estado-financiero${place}?mes=${period}`;
    const round = createHash('sha256').update(JSON.stringify(copy)).digest('hex');
    const titles = statements.map(({ title }) => title);
    const told = { company, period, figures: mainFigures({ statements }), titles, url };
    return (await recipientsOf(trx, { accountId, companyId }, choice)).map(({ id, name, email }) => ({
      id: mailId(`${id} ${companyId} ${period} ${round}`),
      to: email,
      letter: text.letter(name, told),
    }));
  });
  for (const { id, to, letter } of letters) await post.send(to, letter, id);
}

/** Those whom the company chose, among the people who see its statements and want the mail; by default all of them. */
async function recipientsOf(
  trx: DatabaseTransaction,
  { accountId, companyId }: Pick<SignedMonth, 'accountId' | 'companyId'>,
  choice: StatementMailChoice | undefined,
): Promise<StatementReader[]> {
  const readers = await readersOf(trx, accountId, companyId);
  const chosen = new Set(choice?.recipients);
  const isChosen = ({ id }: StatementReader) => choice === undefined || choice.toEveryone || chosen.has(id);
  const ids = readers.map(({ id }) => id);
  if (choice !== undefined) await keepRecipients(trx, companyId, ids);
  return readers.filter((reader) => reader.wantsMail && isChosen(reader));
}

/** In the form of a UUID. */
function mailId(what: string): string {
  const digest = createHash('sha256').update(`signed statements ${what}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Tells of the audits of a batch: one item and at most one mail a person, however many companies it has. */
import { readersOf } from '#api/audits/readers-of.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import { auditNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import { type AuditRequester, isPresent } from './queries.ts';
import { text } from './text.es.ts';
import type { Addressed, Told } from './told.ts';

/** Where all companies stand beside each other. */
const portfolio = '/home';

/** Who asked is told of all; others of the companies that they see and that have something new. */
export async function tellTogether(
  trx: DatabaseTransaction,
  { accountId, userId }: AuditRequester,
  told: readonly Told[],
  url: string,
): Promise<Addressed[]> {
  const people = await listWarned(trx, accountId);
  const alarming = told.filter(({ alerts }) => alerts.length > 0);
  const seen = new Map<number, Told[]>();
  for (const one of alarming)
    for (const { id } of await readersOf(trx, one.companyId, people)) seen.set(id, [...(seen.get(id) ?? []), one]);
  const letters: Addressed[] = [];
  const links = { all: url + portfolio, one: (id: number) => `${url}/empresa/${id}/servicio/auditoria` };
  for (const { id, name, email } of people) {
    const isRequester = id === userId;
    const own = isRequester ? told : (seen.get(id) ?? []);
    if (own.length === 0) continue;
    const kind = isRequester ? 'auditorias' : 'alertas';
    const description = text.together(own);
    await addNotes(trx, accountId, [id], {
      kind,
      noteId: auditNote,
      companyId: null,
      description,
      redirectUrl: portfolio,
    });
    const isMailed = isRequester && (await isPresent(trx, id)) ? false : await wantsMail(trx, id, kind);
    if (isMailed) letters.push({ to: email, letter: text.togetherLetter(name, own, links) });
  }
  return letters;
}

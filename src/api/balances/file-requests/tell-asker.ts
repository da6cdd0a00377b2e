/** Tells who asked for files what came of it: in the bell, and by mail where it is wanted. */
import { asCaller } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { answeredNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import type { RequestRecord } from './queries.ts';
import { text } from './text.es.ts';

/** Call it after the transaction that it is about. */
export async function tellAsker(
  { db, post, publicUrl }: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  { accountId, companyId, askedBy, period }: RequestRecord,
  told: { subject: string; note: string },
): Promise<void> {
  const path = `/empresa/${companyId}/servicio/auditoria/pedir/${period}`;
  const user = await asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const found = (await listWarned(trx, accountId)).find(({ id }) => id === askedBy);
    if (found === undefined) return null;
    await addNotes(trx, accountId, [askedBy], {
      kind: 'preguntas',
      noteId: answeredNote,
      companyId,
      description: told.note,
      redirectUrl: path,
    });
    return (await wantsMail(trx, askedBy, 'preguntas')) ? found : null;
  });
  if (user !== null) await post.send(user.email, text.toAsker(user.name, told, `${publicUrl()}${path}`));
}

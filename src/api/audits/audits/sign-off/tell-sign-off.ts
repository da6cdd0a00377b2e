/** Tells people of acts on the sign-off of a month: in the bell, and by mail. */
import { asCaller } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { signOffNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { SignOff } from './contract.ts';
import { text } from './text.es.ts';

export interface SignOffTelling {
  kind: SignOff['acts'][number]['kind'];
  companyId: number;
  company: string;
  period: Period;
  /** Ids of users; the caller is not told. */
  people: readonly number[];
  words: string | null;
}

/** Stores the notifications and sends the mails that are wanted. Call it after the transaction that it is about. */
export async function tellSignOff(
  { db, post, publicUrl }: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  caller: Caller,
  telling: SignOffTelling | null,
): Promise<void> {
  const people = [...new Set(telling?.people.filter((id) => id !== caller.userId))];
  if (telling === null || people.length === 0) return;
  const { kind, companyId, company, period, words } = telling;
  const path = `/empresa/${companyId}/servicio/auditoria/cierre/${periodKey(period)}`;
  const told = text.told[kind](caller.name, period, company);
  const letters = await asCaller(db, caller, async (trx) => {
    const description = words === null ? told.note : `${told.note}: ${words}`;
    await addNotes(trx, caller.accountId, people, {
      kind: 'cierres',
      noteId: signOffNote,
      companyId,
      description,
      redirectUrl: path,
    });
    const wanted: { to: string; letter: Letter }[] = [];
    for (const { id, name, email } of await listWarned(trx, caller.accountId))
      if (people.includes(id) && (await wantsMail(trx, id, 'cierres')))
        wanted.push({ to: email, letter: text.letter(name, told, words, `${publicUrl()}${path}`) });
    return wanted;
  });
  for (const { to, letter } of letters) await post.send(to, letter);
}

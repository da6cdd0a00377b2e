/** Tells people of findings that were assigned to them or in which they are mentioned: in the bell, and by mail. */
import { findCompany } from '#api/companies/companies/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { assignedNote, mentionedNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { text } from './text.es.ts';

/** What people are told of. */
export interface Telling {
  kind: 'assigned' | 'mentioned';
  companyId: number;
  period: string;
  /** Ids of users; the caller is not told. */
  people: readonly number[];
  findings: readonly { fingerprint: string; title: string }[];
  /** Of a comment. */
  comment?: string;
}

/** Stores the notifications and sends the mails that are wanted. Call it after the transaction that it is about. */
export async function tellPeople(
  { db, post, publicUrl }: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  caller: Caller,
  telling: Telling | null,
): Promise<void> {
  const people = telling?.people.filter((id) => id !== caller.userId) ?? [];
  if (telling === null || people.length === 0) return;
  const letters = await asCaller(db, caller, async (trx) => {
    const path = pathOf(telling);
    const words = await wordsOf(trx, caller, telling);
    const noteId = telling.kind === 'assigned' ? assignedNote : mentionedNote;
    await addNotes(trx, caller.accountId, people, {
      kind: 'hallazgos',
      noteId,
      companyId: telling.companyId,
      description: words.note,
      redirectUrl: path,
    });
    const users = (await listWarned(trx, caller.accountId)).filter(({ id }) => people.includes(id));
    const wanted: { to: string; letter: ReturnType<typeof text.letter> }[] = [];
    for (const { id, name, email } of users)
      if (await wantsMail(trx, id, 'hallazgos'))
        wanted.push({ to: email, letter: text.letter(name, words, `${publicUrl()}${path}`) });
    return wanted;
  });
  for (const { to, letter } of letters) await post.send(to, letter);
}

async function wordsOf(trx: DatabaseTransaction, caller: Caller, telling: Telling) {
  const company = await findCompany(trx, caller, telling.companyId);
  const period = parsePeriod(telling.period);
  const { findings, comment = '' } = telling;
  return text.told[telling.kind]({
    by: caller.name,
    about: findings.length === 1 ? `«${findings[0]!.title}»` : text.several(findings.length),
    where: `${company?.businessName ?? ''}, ${period === null ? telling.period : formatPeriod(period)}`,
    comment,
  });
}

/** Of the finding, or of those that a person has in the month. */
function pathOf({ companyId, period, findings }: Telling): string {
  const [first, ...others] = findings;
  const what =
    first !== undefined && others.length === 0 ? `hallazgo=${encodeURIComponent(first.fingerprint)}` : 'ver=mias';
  return `/empresa/${companyId}/servicio/auditoria?mes=${period}&${what}`;
}

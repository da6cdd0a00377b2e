/** Mails and notifications about questions: to the answerer when asked and reminded, to the asker when answered. */
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { wantsMail } from '#api/kernel/mail/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { answeredNote, questionNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { type ItemRecord, listItems } from './answers/queries.ts';
import type { QuestionRecord } from './queries.ts';
import { lastDayOf } from './question-document.ts';
import { type QuestionWords, text } from './text.es.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

/** Address of a question by its secret: a fragment (behind the #) is sent to no server, log or referrer. */
export function linkOf({ publicUrl }: Pick<Needs, 'publicUrl'>, secret: string): string {
  return `${publicUrl()}/pregunta#${secret}`;
}

interface Delivered {
  question: QuestionRecord;
  /** Of its link; null: a user answers. */
  secret: string | null;
  isReminder: boolean;
}

/** Call it after the transaction that it is about. */
export async function tellAnswerer(services: Needs, accountId: string, delivered: Delivered): Promise<void> {
  const { db, post, publicUrl } = services;
  const { question, secret, isReminder } = delivered;
  const { answerer, answererEmail } = question;
  const write = isReminder ? text.reminder : text.asked;
  const identity = { accountId, userId: 0, isAdmin: false };
  const items = await asCaller(db, identity, (trx) => listItems(trx, [question.id]));
  const words = wordsOf(question, items);
  if (secret !== null) {
    if (answererEmail !== null) await post.send(answererEmail, write(words, linkOf(services, secret)));
    return;
  }
  if (answerer === null) return;
  const path = `/responder/${question.id}`;
  const letter = write(words, `${publicUrl()}${path}`);
  const { companyId } = question;
  const note = {
    noteId: questionNote,
    companyId,
    description: isReminder ? text.remindedNote(words) : text.askedNote(words),
  };
  const mail = await asCaller(db, identity, (trx) => tellUser(trx, accountId, answerer, { ...note, path, letter }));
  if (mail !== null) await post.send(mail.to, mail.letter);
}

interface Happening {
  kind: 'answered' | 'renewal';
  question: QuestionRecord;
  /** What was sent, or all of them. */
  items: readonly ItemRecord[];
}

/** Tells who asked, unless it was the same person. Call it after the transaction that it is about. */
export async function tellAsker(
  { db, post, publicUrl }: Needs,
  accountId: string,
  happening: Happening,
): Promise<void> {
  const { kind, question, items } = happening;
  const [first] = items;
  if (first === undefined || question.askedBy === question.answerer) return;
  const words = wordsOf(question, items);
  const finding = `hallazgo=${encodeURIComponent(first.fingerprint)}`;
  const path = `/empresa/${question.companyId}/servicio/auditoria?mes=${question.period}&${finding}`;
  const told = text.told[kind](words);
  const letter = text.toAsker(question.askedByName, told, `${publicUrl()}${path}`);
  const note = { noteId: answeredNote, companyId: question.companyId, description: told.note, path, letter };
  const mail = await asCaller(db, { accountId, userId: 0, isAdmin: false }, (trx) =>
    tellUser(trx, accountId, question.askedBy, note),
  );
  if (mail !== null) await post.send(mail.to, mail.letter);
}

interface Note {
  noteId: number;
  companyId: number;
  description: string;
  path: string;
  letter: Letter;
}

/** Stores the notification of an active user; returns the mail where it is wanted. */
async function tellUser(
  trx: DatabaseTransaction,
  accountId: string,
  userId: number,
  { noteId, companyId, description, path, letter }: Note,
): Promise<{ to: string; letter: Letter } | null> {
  const user = (await listWarned(trx, accountId)).find(({ id }) => id === userId);
  if (user === undefined) return null;
  await addNotes(trx, accountId, [userId], { kind: 'preguntas', noteId, companyId, description, redirectUrl: path });
  return (await wantsMail(trx, userId, 'preguntas')) ? { to: user.email, letter } : null;
}

function wordsOf(question: QuestionRecord, items: readonly ItemRecord[]): QuestionWords {
  return {
    asker: question.askedByName,
    answerer: question.answererName,
    company: question.company.name,
    period: question.period,
    count: items.length,
    title: items[0]?.shown.title ?? '',
    account: items.length === 1 ? (items[0]?.shown.account ?? null) : null,
    isFormal: question.isFormal,
    lastDay: lastDayOf(question),
    hasAccount: question.answerer !== null,
  };
}

/** A question as those who asked it and as its answerer see it. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { type FileRecord, type ItemRecord, listFiles, listItems } from './answers/queries.ts';
import type { AskedQuestion, ClientQuestion, QuestionState } from './contract.ts';
import type { QuestionRecord } from './queries.ts';

/** Only what was sent. */
export async function questionDocuments(
  trx: DatabaseTransaction,
  questions: readonly QuestionRecord[],
): Promise<ClientQuestion[]> {
  const ids = questions.map(({ id }) => id);
  const items = Map.groupBy(await listItems(trx, ids), ({ questionId }) => questionId);
  const files = Map.groupBy(await listFiles(trx, ids), ({ itemId }) => itemId);
  return questions.map((question) => ({
    id: question.id,
    period: question.period,
    state: stateOf(question),
    answerer: { id: question.answerer, name: question.answererName, email: question.answererEmail },
    asks: question.asks,
    expiresOn: lastDayOf(question),
    reminds: question.reminds,
    reminders: question.reminders,
    remindedAt: moment(question.remindedAt),
    askedBy: { id: question.askedBy, name: question.askedByName },
    askedAt: question.askedAt.toISOString(),
    openedAt: moment(question.openedAt),
    sentAt: moment(question.sentAt),
    renewalAskedAt: moment(question.renewalAskedAt),
    withdrawnAt: moment(question.withdrawnAt),
    closedAt: moment(question.closedAt),
    items: (items.get(question.id) ?? []).map((item) => ({
      id: item.id,
      fingerprint: item.fingerprint,
      words: item.words,
      shown: item.shown,
      choice: item.sentChoice,
      answer: item.sentAnswer,
      sentAt: moment(item.sentAt),
      files: (files.get(item.id) ?? []).filter(({ sentAt }) => sentAt !== null).map(fileDocument),
    })),
  }));
}

export async function questionDocument(trx: DatabaseTransaction, question: QuestionRecord): Promise<ClientQuestion> {
  return (await questionDocuments(trx, [question]))[0]!;
}

/** Once it has expired or was closed nothing of the company is told. */
export async function askedDocument(trx: DatabaseTransaction, question: QuestionRecord): Promise<AskedQuestion> {
  const state = question.closedAt !== null ? 'closed' : question.isExpired ? 'expired' : 'open';
  const isOpen = state === 'open';
  const items = isOpen ? await listItems(trx, [question.id]) : [];
  const files = isOpen ? await listFiles(trx, [question.id]) : [];
  return {
    state,
    asker: question.askedByName,
    isFormal: question.isFormal,
    answerer: isOpen ? question.answererName : null,
    company: isOpen ? question.company : null,
    period: isOpen ? question.period : null,
    expiresOn: lastDayOf(question),
    asks: isOpen ? question.asks : [],
    savedAt: isOpen ? moment(question.savedAt) : null,
    sentAt: isOpen ? moment(question.sentAt) : null,
    renewalAsked: question.renewalAskedAt !== null,
    items: items.map((item) => {
      const own = files.filter(({ itemId }) => itemId === item.id);
      return {
        id: item.id,
        words: item.words,
        shown: item.shown,
        choice: item.choice,
        answer: item.answer,
        isSent: item.sentAt !== null && !isChanged(item, own),
        files: own.map((file) => ({ ...fileDocument(file), isSent: file.sentAt !== null })),
      };
    }),
  };
}

/** Whether something is written or attached that was not sent. */
export function isChanged(item: ItemRecord, files: readonly FileRecord[]): boolean {
  return (
    item.choice !== item.sentChoice ||
    item.answer !== item.sentAnswer ||
    files.some(({ itemId, sentAt }) => itemId === item.id && sentAt === null)
  );
}

function stateOf({ closedAt, withdrawnAt, sentAt, isExpired }: QuestionRecord): QuestionState {
  if (closedAt !== null) return 'closed';
  if (withdrawnAt !== null) return 'withdrawn';
  if (sentAt !== null) return 'answered';
  return isExpired ? 'expired' : 'waiting';
}

/** It expires with the midnight that ends this day. */
export function lastDayOf({ expiresAt }: Pick<QuestionRecord, 'expiresAt'>): string {
  return dayInBogota(new Date(expiresAt.getTime() - 1));
}

function fileDocument({ id, fileName, size, createdAt }: FileRecord) {
  return { id, fileName, size, createdAt: createdAt.toISOString() };
}

function moment(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

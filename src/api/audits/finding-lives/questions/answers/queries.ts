/** What is answered to a question: its items with drafts and sent answers, and their files. */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ShownFinding } from '#core/engine/life/asked-finding.ts';
import { storableText } from '#platform/database/storable.ts';
import type { AnswerChoice } from '../contract.ts';

export interface ItemRecord {
  id: string;
  questionId: string;
  lifeId: string;
  fingerprint: string;
  words: string;
  shown: ShownFinding;
  choice: AnswerChoice | null;
  answer: string;
  sentChoice: AnswerChoice | null;
  sentAnswer: string;
  sentAt: Date | null;
}

/** In their order. */
export async function listItems(trx: DatabaseTransaction, questionIds: readonly string[]): Promise<ItemRecord[]> {
  if (questionIds.length === 0) return [];
  return trx
    .selectFrom('question_item as item')
    .innerJoin('finding_life as life', 'life.id', 'item.life_id')
    .select(['item.id', 'item.question_id as questionId', 'item.life_id as lifeId', 'life.fingerprint', 'item.words'])
    .select(['item.shown', 'item.choice', 'item.answer', 'item.sent_choice as sentChoice'])
    .select(['item.sent_answer as sentAnswer', 'item.sent_at as sentAt'])
    .$narrowType<Pick<ItemRecord, 'shown' | 'choice' | 'sentChoice'>>()
    .where('item.question_id', 'in', [...questionIds])
    .orderBy('item.question_id')
    .orderBy('item.position')
    .execute();
}

export interface FileRecord {
  id: string;
  itemId: string;
  fileName: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
  sentAt: Date | null;
}

/** Oldest first. */
export async function listFiles(trx: DatabaseTransaction, questionIds: readonly string[]): Promise<FileRecord[]> {
  if (questionIds.length === 0) return [];
  return selectFiles(trx)
    .where('item.question_id', 'in', [...questionIds])
    .orderBy('file.created_at')
    .orderBy('file.id')
    .execute();
}

function selectFiles(trx: DatabaseTransaction) {
  return trx
    .selectFrom('question_file as file')
    .innerJoin('question_item as item', 'item.id', 'file.item_id')
    .select(['file.id', 'file.item_id as itemId', 'file.file_name as fileName', 'file.media_type as mediaType'])
    .select(sql<number>`octet_length(file.bytes)`.as('size'))
    .select(['file.created_at as createdAt', 'file.sent_at as sentAt']);
}

/** A file of a question, with its bytes: one that was sent. */
export function readSentFile(
  trx: DatabaseTransaction,
  place: { companyId: number; questionId: string; fileId: string },
): Promise<{ fileName: string; bytes: Buffer } | undefined> {
  return trx
    .selectFrom('question_file as file')
    .innerJoin('question_item as item', 'item.id', 'file.item_id')
    .select(['file.file_name as fileName', 'file.bytes'])
    .where('file.id', '=', place.fileId)
    .where('file.company_id', '=', place.companyId)
    .where('item.question_id', '=', place.questionId)
    .where('file.sent_at', 'is not', null)
    .executeTakeFirst();
}

/** False where the question has no such item. */
export async function saveDraft(
  trx: DatabaseTransaction,
  questionId: string,
  { item, choice, answer }: { item: string; choice: AnswerChoice | null; answer: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('question_item')
    .set({ choice, answer: storableText(answer) })
    .where('id', '=', item)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sends the drafts of some items with their files. */
export async function sendItems(trx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`update question_item set sent_choice = choice, sent_answer = answer, sent_at = now()
             where id = any(${[...ids]}::uuid[])`.execute(trx);
  await sql`update question_file set sent_at = now()
             where item_id = any(${[...ids]}::uuid[]) and sent_at is null`.execute(trx);
}

export async function insertFile(
  trx: DatabaseTransaction,
  file: { accountId: string; companyId: number; itemId: string; fileName: string; mediaType: string; bytes: Buffer },
): Promise<void> {
  await trx
    .insertInto('question_file')
    .values({
      id: randomUUID(),
      account_id: file.accountId,
      company_id: file.companyId,
      item_id: file.itemId,
      file_name: file.fileName,
      media_type: file.mediaType,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      bytes: file.bytes,
    })
    .execute();
}

/** False where the question has no such file, or it was sent already. */
export async function deleteDraftFile(trx: DatabaseTransaction, questionId: string, fileId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from question_file as file using question_item as item
     where file.id = ${fileId} and file.sent_at is null and item.id = file.item_id and item.question_id = ${questionId}`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}

/** Answers of an item. */
import type { AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';

type Item = AskedQuestion['items'][number];

/** Whether an item has an answer of any kind. */
export function isAnswered({ choice, answer, files }: Pick<Item, 'choice' | 'answer' | 'files'>): boolean {
  return choice !== null || answer.trim() !== '' || files.length > 0;
}

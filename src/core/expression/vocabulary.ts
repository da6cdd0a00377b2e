/** Vocabulary of the language, with suggestions for unknown words. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { figures } from './syntax-tree.ts';

export const vocabulary = [...figures, 'promedio', 'tercero', 'absoluto', 'y', 'o', 'no', 'mes', 'meses'] as const;
export type Word = (typeof vocabulary)[number];

/** Words from spreadsheets and other languages. */
const foreign: Readonly<Record<string, Word>> = {
  and: 'y',
  e: 'y',
  or: 'o',
  u: 'o',
  not: 'no',
  abs: 'absoluto',
  average: 'promedio',
  media: 'promedio',
  balance: 'saldo',
  nit: 'tercero',
  month: 'mes',
  months: 'meses',
};

/** Folds accents and case: `Débitos` → `debitos`. */
export function plainWord(written: string): string {
  return written
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

export function isWord(plain: string): plain is Word {
  return (vocabulary as readonly string[]).includes(plain);
}

/** The nearest word, or null. */
export function suggestion(plain: string): Word | null {
  if (Object.hasOwn(foreign, plain)) return lookUp(foreign, plain)!;
  if (plain.length < 3 || plain.length > 20) return null;
  let best: Word | null = null;
  let least = 3;
  for (const word of vocabulary) {
    const distance = editDistance(plain, word);
    if (distance < least && distance * 2 < word.length) {
      best = word;
      least = distance;
    }
  }
  return best;
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions, transpositions. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}

/**
 * What a file leaves open that only a person can say: its unit, which of several companies or books, what the rows are
 * that nothing proves, and how it prints credit balances. Without an answer there is no balance; with it the file is
 * read again.
 */
import type { SignConvention } from '#core/books/balance-data.ts';
import type { Cents } from '#core/money/money.ts';

/** Of the figures in a file. */
export type FileUnit = 'pesos' | 'miles' | 'millones';

/** Pesos in one of a unit. */
export const unitFactors: Readonly<Record<FileUnit, bigint>> = { pesos: 1n, miles: 1000n, millones: 1_000_000n };

/** What the rows in doubt are: totals of accounts below them or of their third parties, or movements of their own. */
export type RowsInDoubt = 'totales' | 'movimientos';

/** How the file prints balances on the credit side, by the answer. */
export const signAnswers = {
  'con-signo': 'signed',
  'por-clase': 'by_class',
  'por-naturaleza': 'by_nature',
} as const satisfies Readonly<Record<string, SignConvention>>;
export type SignAnswer = keyof typeof signAnswers;

/** `company`: its NIT, or its name where the file has no NIT. `book`: its name as in the file. `columns`: letters of those of repeated
 * headers. */
export interface ReadAnswers {
  unit?: FileUnit;
  company?: string;
  book?: string;
  levels?: RowsInDoubt;
  sign?: SignAnswer;
  columns?: string;
}

export type QuestionKind = keyof ReadAnswers;

export interface Choice {
  /** The answer. */
  value: string;
  /** How the file names it. */
  label: string;
  /** Of the balance with this answer; null where it cannot be read, or another question is open. */
  totals: { opening: Cents; debits: Cents; credits: Cents; closing: Cents } | null;
}

export interface Question {
  kind: QuestionKind;
  choices: readonly Choice[];
}

/** The answer that the books of a file are one. */
export const ALL_BOOKS = 'todos';

/** Most choices offered; a file with more is not several books. */
export const MOST_CHOICES = 20;

/** Whether two answers are the same, ignoring case, accents and signs. */
export function sameAnswer(one: string, other: string): boolean {
  return plainAnswer(one) === plainAnswer(other);
}

function plainAnswer(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

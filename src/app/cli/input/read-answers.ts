/** What the options say where a file leaves it open. `estados` has a unit of its own: there `--cifras` says the file's. */

import { formatCents } from '#core/money/money.es.ts';
import {
  type FileUnit,
  type Question,
  type ReadAnswers,
  type RowsInDoubt,
  type SignAnswer,
  signAnswers,
  unitFactors,
} from '#core/reading/questions/question.ts';
import type { Options } from '../options.ts';
import { answersText } from './answers-text.es.ts';

const levels: readonly string[] = ['totales', 'movimientos'] satisfies RowsInDoubt[];

/** Throws a message for an unknown unit, an unknown kind of rows or an unknown sign. */
export function readAnswers(
  { unidad, cifras, empresa, libro, niveles, signo, columna }: Options,
  unitOption: 'unidad' | 'cifras' = 'unidad',
): ReadAnswers {
  const unit = unitOption === 'unidad' ? unidad : cifras;
  if (unit !== undefined && !Object.hasOwn(unitFactors, unit))
    throw new Error(answersText.unknownUnit(unit, Object.keys(unitFactors)));
  if (niveles !== undefined && !levels.includes(niveles)) throw new Error(answersText.unknownLevels(niveles, levels));
  if (signo !== undefined && !Object.hasOwn(signAnswers, signo))
    throw new Error(answersText.unknownSign(signo, Object.keys(signAnswers)));
  return {
    ...(unit === undefined ? {} : { unit: unit as FileUnit }),
    ...(empresa === undefined ? {} : { company: empresa }),
    ...(libro === undefined ? {} : { book: libro }),
    ...(niveles === undefined ? {} : { levels: niveles as RowsInDoubt }),
    ...(signo === undefined ? {} : { sign: signo as SignAnswer }),
    ...(columna === undefined ? {} : { columns: columna }),
  };
}

/** How to answer: the option with each choice and its totals. */
export function describeQuestion({ kind, choices }: Question, unitOption: 'unidad' | 'cifras' = 'unidad'): string {
  const option = {
    unit: unitOption,
    company: 'empresa',
    book: 'libro',
    levels: 'niveles',
    sign: 'signo',
    columns: 'columna',
  }[kind];
  return answersText.howToAnswer(
    choices.map(({ value, label, totals }) => [
      `--${option} ${/[^\p{L}\p{N}._-]/u.test(value) ? `"${value}"` : value}`,
      label,
      totals && [totals.opening, totals.debits, totals.credits, totals.closing].map(formatCents),
    ]),
  );
}

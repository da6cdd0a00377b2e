/** Words of what a file leaves open and a person says. */

import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { QuestionKind, RowsInDoubt, SignAnswer } from '#core/reading/questions/question.ts';

type Choice = NonNullable<Inspection['question']>['choices'][number];

const rowsInDoubt: Record<RowsInDoubt, string> = {
  totales: 'Son totales: no las sumes',
  movimientos: 'Son movimientos propios de su cuenta: súmalas',
};

const signs: Record<SignAnswer, string> = {
  'con-signo': 'Los saldos crédito vienen en negativo',
  'por-clase': 'Las clases 2, 3, 4 y 9 vienen en positivo',
  'por-naturaleza': 'Cada cuenta viene en positivo según su naturaleza, también la depreciación',
};

const units: Readonly<Record<string, string>> = {
  miles: 'Están en miles: multiplica por 1.000',
  millones: 'Están en millones: multiplica por 1.000.000',
  pesos: 'Están en pesos: déjalas como están',
};

/** Choices with words of their own, by kind; others are named as in the file. */
const choices: Partial<Record<QuestionKind, Readonly<Record<string, string>>>> = {
  unit: units,
  levels: rowsInDoubt,
  sign: signs,
};

const regions: Record<QuestionKind, string> = {
  unit: 'Unidad de las cifras',
  company: 'Empresas',
  book: 'Libros',
  levels: 'Lecturas',
  sign: 'Signo de los saldos',
  columns: 'Columnas',
};

export const questionText = {
  region: (kind: QuestionKind, fileName: string) => `${regions[kind]} de ${fileName}`,
  choice: (kind: QuestionKind, label: string) => lookUp(choices[kind] ?? {}, label) ?? label,
  totals: (totals: Choice['totals']) =>
    totals === null
      ? 'así no se puede leer completo'
      : [
          ['saldo inicial', totals.opening] as const,
          ['débitos', totals.debits] as const,
          ['créditos', totals.credits] as const,
          ['saldo final', totals.closing] as const,
        ]
          .map(([name, decimal]) => `${name} ${fromDecimal(decimal) === 0n ? '0' : formatPesos(fromDecimal(decimal))}`)
          .join(' · '),
  choose: (kind: QuestionKind) =>
    lookUp({ unit: 'Así están', levels: 'Así son', sign: 'Así vienen' }, kind) ?? 'Elegir',
  answer: (kind: QuestionKind, label: string, fileName: string) =>
    kind === 'levels'
      ? `Las filas en duda de ${fileName} son ${label}`
      : kind === 'unit'
        ? `Las cifras de ${fileName} están en ${label}`
        : kind === 'sign'
          ? `${fileName}: ${lookUp(signs, label) ?? label}`
          : `Elegir ${label} en ${fileName}`,
  waits: 'Espera tu respuesta',
  nothingStored: 'no se guarda sin ella',
};

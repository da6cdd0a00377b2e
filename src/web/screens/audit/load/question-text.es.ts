/** Words of what a file leaves open and a person says. */

import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { QuestionKind, RowsInDoubt } from '#core/reading/questions/question.ts';

type Choice = NonNullable<Inspection['question']>['choices'][number];

const rowsInDoubt: Record<RowsInDoubt, string> = {
  totales: 'Son totales: no las sumes',
  movimientos: 'Son movimientos propios de su cuenta: súmalas',
};

export const questionText = {
  region: (kind: QuestionKind, fileName: string) =>
    `${{ unit: 'Unidad de las cifras', company: 'Empresas', book: 'Libros', levels: 'Lecturas' }[kind]} de ${fileName}`,
  choice: (kind: QuestionKind, label: string) =>
    kind === 'levels'
      ? lookUp(rowsInDoubt, label)!
      : kind === 'unit'
        ? (lookUp(
            { miles: 'Están en miles: multiplica por 1.000', millones: 'Están en millones: multiplica por 1.000.000' },
            label,
          ) ?? 'Están en pesos: déjalas como están')
        : label,
  totals: (totals: Choice['totals']) =>
    totals === null
      ? 'así no se puede leer completo'
      : [
          ['saldo inicial', totals.opening] as const,
          ['débitos', totals.debits] as const,
          ['créditos', totals.credits] as const,
          ['saldo final', totals.closing] as const,
        ]
          .map(([name, decimal]) => `${name} ${formatPesos(fromDecimal(decimal))}`)
          .join(' · '),
  choose: (kind: QuestionKind) => (kind === 'unit' ? 'Así están' : kind === 'levels' ? 'Así son' : 'Elegir'),
  answer: (kind: QuestionKind, label: string, fileName: string) =>
    kind === 'levels'
      ? `Las filas en duda de ${fileName} son ${label}`
      : kind === 'unit'
        ? `Las cifras de ${fileName} están en ${label}`
        : `Elegir ${label} en ${fileName}`,
  waits: 'Espera tu respuesta',
  nothingStored: 'no se guarda sin ella',
};

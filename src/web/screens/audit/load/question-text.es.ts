/** Words of what a file leaves open and a person says. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { QuestionKind } from '#core/reading/questions/question.ts';

type Choice = NonNullable<Inspection['question']>['choices'][number];

export const questionText = {
  region: (kind: QuestionKind, fileName: string) =>
    `${{ unit: 'Unidad de las cifras', company: 'Empresas', book: 'Libros' }[kind]} de ${fileName}`,
  choice: (kind: QuestionKind, label: string) =>
    kind === 'unit'
      ? ({ miles: 'Están en miles: multiplica por 1.000', millones: 'Están en millones: multiplica por 1.000.000' }[
          label
        ] ?? 'Están en pesos: déjalas como están')
      : label,
  totals: (totals: Choice['totals']) =>
    totals === null
      ? 'así no se puede leer completo'
      : `débitos ${formatPesos(fromDecimal(totals.debits))} · créditos ${formatPesos(fromDecimal(totals.credits))}`,
  choose: (kind: QuestionKind) => (kind === 'unit' ? 'Así están' : 'Elegir'),
  answer: (kind: QuestionKind, label: string, fileName: string) =>
    kind === 'unit' ? `Las cifras de ${fileName} están en ${label}` : `Elegir ${label} en ${fileName}`,
  waits: 'Espera tu respuesta',
  nothingStored: 'no se guarda sin ella',
};

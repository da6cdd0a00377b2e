/** VAR-3: stopped. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { body } from '../rule-words.es.ts';

export const var3 = defineRule<Analysis>({
  code: 'VAR-3',
  proof: 'flow',
  name: 'Una cuenta se apaga',
  stake: 'to_explain',
  series: { measure: 'balance_or_movement', missing: 'Ya no está' },
  columnName: 'Cambio',
  thirdPartiesChange: true,
  severity: 'media',
  legal: ['nia_520'],
  text: {
    title: (fact) =>
      `${fact.accountName} sin ${wordIn(fact.data, 'kind') === 'result' ? 'movimiento' : 'saldo'}; en promedio ${writePesos(fact.expected ?? 0n)}`,
    message: (fact) =>
      body(
        fact,
        `${writeAccount(fact)} tuvo ${wordIn(fact.data, 'kind') === 'result' ? 'movimiento' : 'saldo'} en los tres meses anteriores y en ${formatPeriod(fact.period)} está en cero.`,
      ),
    why: 'Cuando una cuenta activa se apaga, o el hecho terminó, o falta el registro, o se está contabilizando en otra cuenta.',
    correction: () =>
      'Confirma si terminó el contrato o la operación. Si no, busca el documento del mes: falta registrarlo o quedó en otra cuenta; regístralo o trasládalo.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('stopped') }),
});

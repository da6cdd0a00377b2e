/** OBL-7: financial transactions tax missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { movementsTaxFacts } from '../movements-tax.ts';
import { inMonth, isOver } from '../rule-words.es.ts';

export const obl7 = defineRule<Analysis>({
  code: 'OBL-7',
  proof: 'flow',
  name: '4×1.000',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta el 4×1.000' },
  amountName: 'Diferencia',
  severity: 'media',
  legal: ['et_870', 'et_871', 'et_872', 'et_115'],
  text: {
    title: (fact) =>
      isOver(fact)
        ? `El 4×1.000 de ${formatPeriod(fact.period)} es mayor que el posible`
        : `El 4×1.000 de ${formatPeriod(fact.period)} es menor que el esperado`,
    message: (fact) =>
      `${inMonth(fact)} salieron de los bancos ${writePesos(amountIn(fact.data, 'outflow'))} y ${(fact.found ?? 0n) === 0n ? 'no hay gravamen' : `el gravamen es de ${writePesos(fact.found ?? 0n)}`}. Debe estar entre el ${formatPercent(countIn(fact.data, 'least'), 2)} y el ${formatPercent(countIn(fact.data, 'most'), 2)}: ${isOver(fact) ? 'a lo sumo' : 'al menos'} ${writePesos(fact.expected ?? 0n)}.${
        countIn(fact.data, 'booked') === 1
          ? ''
          : ' Ninguna cuenta lo nombra: puede estar junto con los gastos bancarios.'
      }`,
    why: 'El banco cobra cuatro por mil de lo que sale de las cuentas, salvo traslados entre cuentas propias y operaciones exentas. La mitad es deducible, así que conviene en su propia cuenta.',
    correction: (fact) =>
      isOver(fact)
        ? 'Compara con el certificado del banco. Reclasifica las comisiones y los gravámenes de otros meses.'
        : 'Concilia las notas débito del extracto y registra el gravamen que falte. Si está en gastos bancarios, llévalo a su cuenta. Si el banco no lo cobra, confirma por qué.',
  },
  find: ({ context }) => ({ facts: movementsTaxFacts(context) }),
});

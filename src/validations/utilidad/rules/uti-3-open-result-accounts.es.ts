/** UTI-3: open result accounts. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { openFacts } from '../closing.ts';
import { atClose, resultName } from '../rule-words.es.ts';

const closedNow = (data: Parameters<typeof countIn>[0]) => countIn(data, 'closedNow') === 1;

export const uti3 = defineRule<Analysis>({
  code: 'UTI-3',
  proof: 'flow',
  name: 'Cuentas de resultado abiertas',
  stake: 'to_explain',
  series: null,
  amountName: 'Lo que quedó sin cerrar',
  severity: 'media',
  legal: ['puc_cierre', 'ley_222_1995_34'],
  text: {
    title: ({ data, accountName }) =>
      countIn(data, 'january') === 1
        ? 'El año abre con saldos de ingresos, gastos o costos del anterior'
        : `El cierre del año dejó saldo en ${accountName}`,
    message: (fact) =>
      countIn(fact.data, 'january') === 1
        ? `Enero de ${fact.period.year} empieza con saldos en las cuentas de resultado que suman una ${resultName(amountIn(fact.data, 'net'))} de ${writePesos(abs(amountIn(fact.data, 'net')))}. La mayor es ${writeAccount(fact)}, con ${writePesos(amountIn(fact.data, 'most'))}.${closedNow(fact.data) ? ' El asiento de cierre tiene fecha de enero: los retira en este mes.' : ''}`
        : `${atClose(fact)} quedan saldos en las cuentas de resultado que suman ${writePesos(abs(amountIn(fact.data, 'net')))}. La mayor es ${writeAccount(fact)}, con ${writePesos(amountIn(fact.data, 'most'))}.`,
    why: 'Ingresos, gastos y costos empiezan cada año en cero. Si conservan saldo, el resultado de un año se mezcla con el del siguiente.',
    correction: ({ data }) => {
      if (closedNow(data))
        return 'Fecha el asiento de cierre el 31 de diciembre (o en el mes 13) y exporta de nuevo diciembre y enero, para que ningún informe sume el año anterior al de enero.';
      return 'Ejecuta el cierre del año en el programa contable: debita los ingresos y acredita gastos y costos contra ganancias y pérdidas, y lleva el neto a utilidad o pérdida del ejercicio. El asiento sugerido es el resultado de esas dos partidas, cuando son pocas cuentas. Después exporta de nuevo.';
    },
  },
  find: ({ context, month }) => ({ facts: openFacts(context, month) }),
});

/** UTI-2: opening result. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { carriedFacts } from '../closing.ts';
import { resultName } from '../rule-words.es.ts';

export const uti2 = defineRule<Analysis>({
  code: 'UTI-2',
  proof: 'flow',
  name: 'Enero no abre con el resultado de diciembre',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_cierre', 'cco_52'],
  text: {
    title: (fact) => `El resultado con que abre el año difiere en ${writePesos(fact.amount)} del de diciembre`,
    message: (fact) =>
      `En diciembre de ${countIn(fact.data, 'year')} las cuentas de resultado dejaron una ${resultName(amountIn(fact.data, 'result'))} de ${writePesos(abs(amountIn(fact.data, 'result')))}. Con ella, los resultados del ejercicio y acumulados deben abrir enero en ${writePesos(fact.expected ?? 0n)} y abren en ${writePesos(fact.found ?? 0n)}.`,
    why: 'El cierre traslada al patrimonio exactamente lo que dicen ingresos, gastos y costos. Si enero abre con otro valor, diciembre se modificó después de exportarlo, o el cierre quedó incompleto.',
    correction: () =>
      'Exporta de nuevo diciembre y compáralo. Si se registraron ajustes después, súbelo otra vez. Si el cierre quedó incompleto, vuelve a ejecutarlo.',
  },
  find: ({ context, month }) => ({ facts: carriedFacts(context, month) }),
});

/** UTI-8: retained earnings moved. */
import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { retainedFacts } from '../during-year.ts';
import { inMonth } from '../rule-words.es.ts';

export const uti8 = defineRule<Analysis>({
  code: 'UTI-8',
  proof: 'flow',
  name: 'Resultados acumulados que se mueven sin distribución',
  stake: 'to_explain',
  series: { measure: 'movement' },
  severity: 'media',
  legal: ['cco_151', 'cco_451', 'niif_pymes_10'],
  text: {
    title: (fact) => `Hay ${writePesos(fact.amount)} en ${fact.accountName} sin distribución que los explique`,
    line: () => 'Se movió sin distribución que lo explique',
    message: (fact) =>
      `${inMonth(fact)}, los resultados acumulados ${amountIn(fact.data, 'moved') > 0n ? 'aumentaron' : 'disminuyeron'} ${writePesos(abs(amountIn(fact.data, 'moved')))}. El traslado del ejercicio, los dividendos, las reservas y el capital ${amountIn(fact.data, 'explained') === 0n ? 'no lo explican' : `explican ${writePesos(amountIn(fact.data, 'explained'))}`}.`,
    why: 'Los resultados acumulados solo cambian por decisión de la asamblea o por la corrección de errores de años anteriores. Otros movimientos esconden gastos o ingresos del año.',
    correction: () =>
      'Busca el comprobante. Si corrige un error de años anteriores, deja el soporte y revélalo. Si es del año, llévalo a su ingreso o gasto. Si es un pago a socios, registra primero el dividendo decretado.',
  },
  find: ({ context, month }) => ({ facts: retainedFacts(context, month) }),
});

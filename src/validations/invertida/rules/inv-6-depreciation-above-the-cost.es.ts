/** INV-6: depreciation above the cost. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { againstBase } from '../against-base.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, base, corrected, fits, groupName } from '../rule-words.es.ts';

export const inv6 = defineRule<Analysis>({
  code: 'INV-6',
  proof: 'balance',
  name: 'Depreciación mayor que el costo',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_clase_1', 'niif_pymes_17'],
  text: {
    title: (fact) => `${groupName(fact)} supera en ${writePesos(fact.amount)} el costo de sus activos`,
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} y el costo de los activos que corrige es de ${base(fact)}: hay ${writePesos(fact.amount)} de más.${fits(fact) ? ' En conjunto, la depreciación no supera el costo: lo que sobra aquí falta en otra clase de activos.' : ''}`,
    why: 'Un activo no se deprecia ni se amortiza por más de lo que costó. El exceso es un gasto que no existe, o la depreciación de un activo que ya se retiró o que está en otra clase.',
    correction: (fact) =>
      fits(fact)
        ? 'Compara la depreciación de cada activo con su clase y traslada la que está en la cuenta que no es. No hay efecto en el resultado.'
        : 'Compara con el listado de activos. Si se siguió depreciando lo que ya estaba depreciado, devuelve el exceso con el asiento sugerido (si es de años anteriores, contra resultados acumulados). Si un activo se retiró sin su depreciación, completa la baja.',
  },
  find: ({ contras }) => ({
    facts: againstBase((family, failure) => family === 'acumulada' && failure === 'excess', contras),
  }),
});

/** MOD-2: changed tax. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Changes } from '../change-facts.ts';
import { whatChanged, whoChanged } from '../rule-words.es.ts';

export const mod2 = defineRule<Changes>({
  code: 'MOD-2',
  proof: 'flow',
  name: 'Impuesto o retención que cambió',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Cambio',
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_588', 'et_644', 'et_775'],
  text: {
    title: (fact) => `Cambió un impuesto del mes: ${writeAccount(fact)}, ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${whatChanged(fact)}${whoChanged(fact)} Si la declaración del periodo ya se presentó, puede no coincidir con los libros.`,
    why: 'En caso de conflicto prevalecen los libros. Una declaración con menos impuesto o retención que los libros se corrige con sanción, y es mayor si la DIAN la encuentra primero.',
    correction: () =>
      'Compara el mes con la declaración presentada (retención, IVA o ICA). Si no coincide y el cambio es correcto, corrige la declaración; si no debía cambiar, reversa el comprobante y regístralo en el mes abierto.',
  },
  find: (changes) => ({ facts: changes.factsOf('tax') }),
});

/** ANR-1: customers not crossed. */
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { ReceivedAdvances } from '../received.ts';
import { crossed, rest, who } from '../rule-words.es.ts';

export const anr1 = defineRule<ReceivedAdvances>({
  code: 'ANR-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cliente con anticipo y cartera',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Anticipo que se puede cruzar',
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_2_52', 'et_774', 'puc_dinamicas'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: anticipo sin cruzar con su cartera por ${writePesos(fact.amount)}`,
    message: crossed,
    why: 'Si el cliente ya pagó, no debe: la cartera y el pasivo están inflados por el mismo valor, y se puede cobrar dos veces la misma factura. También distorsiona la edad de la cartera y su deterioro.',
    correction: (fact) =>
      wordIn(fact.data, 'kind') === 'progress'
        ? `Revisa el contrato: cada acta amortiza el anticipo en la proporción pactada, y solo esa parte se cruza con la cartera.`
        : `Confirma con el cliente que el anticipo era de esas facturas y crúzalo con el asiento sugerido. Si el anticipo es de un pedido que aún no se entrega, documéntalo y justifica el hallazgo.${rest(fact)}`,
  },
  find: (advances) => ({ facts: advances.crossed() }),
});

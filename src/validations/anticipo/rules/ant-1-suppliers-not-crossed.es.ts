/** ANT-1: suppliers not crossed. */

import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { crossedFacts } from '../crossed.ts';
import { crossed, rest, title } from '../rule-words.es.ts';

export const ant1 = defineRule<Analysis>({
  code: 'ANT-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Proveedor con anticipo y factura por pagar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['niif_pymes_2_52', 'et_774', 'puc_dinamicas'],
  withoutThirdParties: 'nothing',
  text: {
    title: title('proveedores', ['anticipo sin cruzar con su factura', 'anticipo sin cruzar con su factura']),
    message: (fact) => crossed(fact),
    why: 'Un proveedor no puede tener a la vez un anticipo y una factura por pagar de lo mismo: la factura se paga dos veces o el activo y el pasivo aparecen inflados. Cuando la deuda corresponde al anticipo, cruzarlos no es compensar: es cancelar una obligación ya pagada.',
    correction: (fact) =>
      wordIn(fact.data, 'kind') === 'progress'
        ? `Revisa el contrato y las actas: amortiza el anticipo en la proporción pactada y cruza solo esa parte. El asiento sugerido es el cruce completo.${rest(fact)}`
        : `Confirma en el estado de cuenta que el anticipo era de esas facturas y haz el cruce con el asiento sugerido antes de programar pagos. Si son pedidos distintos, documéntalo y justifica el hallazgo.${rest(fact)}`,
  },
  find: ({ books, suppliers }) => ({ facts: crossedFacts(suppliers, books) }),
});

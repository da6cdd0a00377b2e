/** NAT-5: supplier in debit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { thirdPartiesMessage, thirdPartiesTitle } from '../rule-words.es.ts';
import { correction, target } from '../sentences.es.ts';

export const nat5 = defineRule<Analysis>({
  code: 'NAT-5',
  proof: 'balance',
  about: 'third_parties',
  name: 'Proveedor con saldo débito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) => thirdPartiesTitle(fact, 'proveedores'),
    message: thirdPartiesMessage,
    why: 'Un proveedor con saldo débito recibió más de lo que se le debía: un pago repetido, un anticipo o una factura sin registrar. Mientras siga aquí, los pasivos aparecen menores que los reales y un costo o gasto puede estar faltando.',
    correction: (fact) =>
      correction(
        fact,
        `Pide el estado de cuenta al proveedor. Si falta su factura, regístrala; si es un anticipo o un pago repetido, reclasifícalo a anticipos y avances${target(fact)} con el asiento sugerido, y pide la devolución o crúzalo con la próxima factura. Si el pago era de otro proveedor, trasládalo entre terceros.`,
      ),
  },
  find: (analysis) => ({ facts: analysis.factsOf('proveedores') }),
});

/** IVA-7: VAT of fixed assets. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { taxOfAssets } from '../purchases/suppliers.ts';
import { inMonth, pesosIn } from '../purchases-words.es.ts';

export const iva7 = defineRule<Analysis>({
  code: 'IVA-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA de activos fijos',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_491', 'et_258_1'],
  text: {
    title: (fact) => `IVA de activos fijos tomado como descontable: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se compraron activos fijos por ${pesosIn(fact, 'assets')} y su IVA se llevó al descontable${wordIn(fact.data, 'kind') === '' ? '' : ' con otro tercero'}: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'El IVA de los activos fijos no se descuenta en la declaración de IVA. El de los activos reales productivos se puede tomar como descuento del impuesto de renta; el de los demás es mayor valor del activo.',
    correction: () =>
      'Llévalo al costo del activo con el asiento sugerido. Si es un activo real productivo y vas a tomar el descuento en renta, llévalo a una cuenta de anticipos de impuestos con ese fin.',
  },
  find: (analysis) => ({ facts: analysis.isResponsible ? taxOfAssets(analysis) : [] }),
});

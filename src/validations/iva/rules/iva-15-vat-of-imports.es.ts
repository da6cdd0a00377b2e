/** IVA-15: VAT of imports. */

import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';

const inInventory = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'inventario';

export const iva15 = defineRule<Analysis>({
  code: 'IVA-15',
  proof: 'flow',
  name: 'IVA de importaciones',
  stake: 'to_explain',
  series: null,
  amountName: 'IVA de la importación',
  columnName: 'Importado',
  severity: 'media',
  legal: ['et_420', 'et_485', 'et_459'],
  legalOf: (data) => (wordIn(data, 'kind') === 'inventario' ? ['et_485', 'et_459'] : ['et_420', 'et_459']),
  text: {
    title: (fact) =>
      inInventory(fact)
        ? `IVA de importación llevado al inventario: cerca de ${writePesos(fact.amount)}`
        : `Importación de ${pesosIn(fact, 'goods')} sin IVA`,
    message: (fact) =>
      inInventory(fact)
        ? `${inMonth(fact)} se compraron mercancías en el exterior por ${pesosIn(fact, 'goods')}${writeDetail({ ...fact, amount: amountIn(fact.data, 'goods') }, 'de')}, lo pagado a la DIAN se llevó al inventario y no hay IVA descontable de importación.`
        : `${inMonth(fact)} se compraron mercancías en el exterior por ${pesosIn(fact, 'goods')}${writeDetail({ ...fact, amount: amountIn(fact.data, 'goods') }, 'de')} y no hay IVA de importación, que en las anteriores siempre estuvo: a la tarifa general sería cerca de ${writePesos(fact.amount)}.`,
    why: 'El IVA que se paga en la aduana es descontable para el responsable. En el inventario encarece el costo y se pierde como descontable; si no se registró, faltan el descontable y lo que se debe por él.',
    correction: (fact) =>
      inInventory(fact)
        ? 'Busca la declaración de importación: el arancel es costo y el IVA va al descontable, con la DIAN como tercero. Si la empresa no puede descontarlo porque vende bienes excluidos, justifica el hallazgo.'
        : 'Busca la declaración de importación y registra su IVA. Si la mercancía está en tránsito o es excluida, justifica el hallazgo.',
  },
  find: ({ isResponsible, imports }) => ({ facts: isResponsible ? imports.onGoods : [] }),
});

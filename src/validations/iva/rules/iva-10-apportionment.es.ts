/** IVA-10: apportionment. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { apportionment } from '../period/apportionment.ts';
import { inMonth, pesosIn } from '../purchases-words.es.ts';

export const iva10 = defineRule<Analysis>({
  code: 'IVA-10',
  proof: 'flow',
  name: 'Prorrateo',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  legal: ['et_490'],
  text: {
    title: () => 'Hay ventas sin IVA y no se prorrateó el IVA común',
    message: (fact) =>
      `${inMonth(fact)} termina el periodo de IVA. ${countIn(fact.data, 'declared') === 1 ? 'Las ventas excluidas' : 'Las ventas a clientes sin IVA'} fueron ${pesosIn(fact, 'excluded')} de ${pesosIn(fact, 'sold')}, y no hay IVA llevado al costo o al gasto en el periodo. En proporción, del descontable de ${pesosIn(fact, 'tax')} no lo serían hasta ${writePesos(fact.amount)}.`,
    why: 'El IVA de las compras comunes a operaciones gravadas, exentas y excluidas se descuenta en proporción a las gravadas y exentas. El de las excluidas es costo o gasto.',
    correction: () =>
      'Si las ventas sin IVA son excluidas, separa las compras que les corresponden y prorratea las comunes: débito a IVA como gasto o al costo, crédito al descontable, como en el asiento sugerido. Si son exentas (exportaciones), no se prorratea: justifica el hallazgo.',
  },
  find: ({ accounts, context }) => ({ facts: apportionment(accounts, context) }),
});

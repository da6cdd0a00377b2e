/** INV-1: accumulated depreciation in debit. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { wrongSideMessage, wrongSideTitle } from '../rule-words.es.ts';
import { wrongSides } from '../wrong-side.ts';

export const inv1 = defineRule<Analysis>({
  code: 'INV-1',
  proof: 'balance',
  name: 'Depreciación o amortización acumulada con saldo débito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_clase_1', 'puc_dinamicas', 'niif_pymes_17'],
  text: {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'La depreciación y la amortización acumuladas solo se debitan cuando se retira o se vende el activo, y nunca por más de lo que se había acumulado. Con saldo débito, el activo aparece por más de lo que costó.',
    correction: () =>
      'Busca el débito que dejó la cuenta al revés. Si fue la baja o la venta de un activo, debe llevar solo la depreciación de ese activo, contra su costo, y la diferencia a utilidad o pérdida. Si fue una compra o una mejora, trasládala al costo. Si los lados del registro de la depreciación se cambiaron, reversa el comprobante y regístralo de nuevo.',
  },
  find: ({ contras }) => ({ facts: wrongSides(['acumulada'], contras) }),
});

/** INU-3: supplier in equity. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { equityFacts } from '../equity.ts';
import { who } from '../rule-words.es.ts';

export const inu3 = defineRule<Analysis>({
  code: 'INU-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un proveedor en el patrimonio',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Registrado en el patrimonio',
  severity: 'media',
  legal: ['puc_dinamicas', 'et_105'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)} en ${fact.accountName}: ${writePesos(fact.amount)} de un proveedor en el patrimonio`,
    line: (fact) => `${who(fact)}: un proveedor en el patrimonio`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene cargos por ${writeAmounts(fact.thirdParties, 'de')}, que le ${fact.thirdParties.length === 1 ? 'vende' : 'venden'} a la empresa y no ${fact.thirdParties.length === 1 ? 'es socio' : 'son socios'}.`,
    why: 'Las reservas y los resultados de otros años se mueven por decisión de los socios o para corregir errores de esos años. Un gasto llevado allí no pasa por el resultado: la utilidad queda inflada y el gasto no se puede deducir.',
    correction: () =>
      'Mira la fecha de la factura. Si es de este año, llévala al gasto con el asiento sugerido. Si corrige un error material de un año cerrado, déjala ahí, revélalo y justifica el hallazgo.',
  },
  find: ({ equity }) => ({ facts: equityFacts(equity) }),
});

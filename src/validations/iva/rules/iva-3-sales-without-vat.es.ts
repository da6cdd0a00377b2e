/** IVA-3: sales without VAT. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';
import { salesWithoutTax } from '../sales/rates.ts';

export const iva3 = defineRule<Analysis>({
  code: 'IVA-3',
  proof: 'flow',
  name: 'Ventas sin IVA',
  stake: 'at_risk',
  series: null,
  amountName: 'Ventas sin IVA',
  severity: 'alta',
  legal: ['et_420', 'et_437', 'et_468'],
  text: {
    title: (fact) => `Ventas por ${writePesos(fact.amount)} sin IVA generado`,
    message: (fact) =>
      `${inMonth(fact)} hubo ventas por ${pesosIn(fact, 'sold')} y ningún IVA generado, y según el perfil la empresa es responsable de IVA.${countIn(fact.data, 'never') === 1 ? ' Por su actividad, o porque en los meses anteriores tampoco lo hubo, puede que todo lo que vende sea exento o excluido.' : ''}`,
    why: 'Un responsable genera IVA en sus ventas gravadas. Un mes con ventas y sin IVA suele ser un mes sin contabilizar, un IVA en otra cuenta o una parametrización de productos equivocada.',
    correction: () =>
      'Revisa la facturación del mes y la cuenta en la que quedó el IVA. Si todo lo vendido es exento o excluido, justifica el hallazgo; si el perfil está mal, corrígelo.',
  },
  find: (analysis) => (analysis.isResponsible ? salesWithoutTax(analysis) : { facts: [] }),
});

/** IVA-8: VAT of non-deductible expenses. */

import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { taxOfUnallowed } from '../purchases/suppliers.ts';
import { inMonth, pesosIn } from '../purchases-words.es.ts';

export const iva8 = defineRule<Analysis>({
  code: 'IVA-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA de gastos no deducibles',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'baja',
  legal: ['et_488'],
  text: {
    title: (fact) => `IVA descontable en gastos no deducibles: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se descontó IVA por ${writeAmounts(fact.thirdParties, 'de')}, y lo único registrado con ${fact.thirdParties.length === 1 ? 'ese tercero' : 'esos terceros'} son gastos no deducibles por ${pesosIn(fact, 'bought')}.`,
    why: 'Solo da derecho a descontar el IVA de lo que es costo o gasto para el impuesto de renta y se destina a operaciones gravadas.',
    correction: () => 'Llévalo al gasto con el asiento sugerido y corrige la declaración de IVA si ya se presentó.',
  },
  find: (analysis) => ({ facts: analysis.isResponsible ? taxOfUnallowed(analysis) : [] }),
});

/** IVA-9: deducted and expensed. */

import { writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { deductedTwice } from '../purchases/suppliers.ts';
import { inMonth, pesosIn, rate } from '../purchases-words.es.ts';

export const iva9 = defineRule<Analysis>({
  code: 'IVA-9',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA descontado y llevado al gasto',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_493'],
  text: {
    title: (fact) => `IVA descontado y también llevado al gasto: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se descontaron ${pesosIn(fact, 'tax')} de IVA y se llevaron al gasto ${pesosIn(fact, 'expensed')}${writeDetail(fact, 'de')}. Juntos pasan del ${rate(fact)} de lo comprado.`,
    why: 'El IVA que se trata como descontable no puede ser costo ni gasto. Si se registra en los dos lados, la deducción de renta o el descontable se toman dos veces.',
    correction: () =>
      'Revisa la factura: el IVA va en un solo lado. Si es descontable, reversa el gasto contra la cuenta por pagar; si no lo es, reversa el descontable.',
  },
  find: (analysis) => ({ facts: analysis.isResponsible ? deductedTwice(analysis) : [] }),
});

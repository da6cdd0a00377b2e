/** IVA-14: VAT of a non-responsible. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { notResponsible } from '../profile-coherence.ts';
import { inMonth, kind } from '../rule-words.es.ts';

export const iva14 = defineRule<Analysis>({
  code: 'IVA-14',
  proof: 'flow',
  name: 'IVA de un no responsable',
  stake: 'at_risk',
  series: { measure: 'movement' },
  amountName: 'IVA que no corresponde',
  severity: 'media',
  legal: ['et_437', 'et_488'],
  legalOf: (data) => (wordIn(data, 'kind') === 'generado' ? ['et_437'] : ['et_488']),
  text: {
    title: (fact) =>
      kind(fact) === 'generado'
        ? `Un no responsable generó IVA por ${writePesos(fact.amount)}`
        : `Un no responsable descontó IVA por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se registraron ${writePesos(fact.amount)} en ${writeAccount(fact)}, y según el perfil la empresa no es responsable de IVA.`,
    why: 'Quien no es responsable no cobra IVA, y el que paga en sus compras es costo o gasto. Si lo cobra, debe declararlo y pagarlo como responsable.',
    correction: (fact) =>
      kind(fact) === 'generado'
        ? 'Revisa la responsabilidad en el RUT. Si la empresa es responsable, corrige el perfil; si no, anula el IVA de las facturas y devuélvelo.'
        : 'Lleva el IVA al costo o gasto de cada compra. Si la empresa es responsable, corrige el perfil.',
  },
  find: ({ accounts, context }) => ({ facts: notResponsible(accounts, context) }),
});

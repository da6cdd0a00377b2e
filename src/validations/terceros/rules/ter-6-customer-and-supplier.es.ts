/** TER-6: customer and supplier. */
import { writeDetail, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bothSidesFacts } from '../both-sides.ts';

export const ter6 = defineRule<Analysis>({
  code: 'TER-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cliente y proveedor a la vez',
  stake: 'reference',
  series: null,
  amountName: 'Lo que se podría cruzar',
  severity: 'informativa',
  legal: ['niif_pymes_2_52', 'et_631'],
  text: {
    title: ({ thirdParties }) => `${writeWhoDoes(thirdParties, 'es', 'terceros son')} cliente y proveedor a la vez`,
    message: ({ thirdParties, amount }) =>
      `Te deben y les debes al mismo tiempo: podrían cruzarse ${writePesos(amount)}${writeDetail({ amount, thirdParties }, 'con')}.`,
    why: 'Es legítimo y conviene saberlo: en los estados financieros no se compensan, pero pueden cruzarse de común acuerdo, y una factura puede estar en la cuenta equivocada.',
    correction: () =>
      'Confirma los dos saldos con el tercero. Si acuerdan cruzarlos, regístralo con el acta de compensación.',
  },
  find: ({ context, kinds }) => ({ facts: bothSidesFacts(context, kinds) }),
});

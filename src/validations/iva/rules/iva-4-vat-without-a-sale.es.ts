/** IVA-4: VAT without a sale. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { misplacedPurchases } from '../purchases/misplaced.ts';
import { inMonth, kind } from '../rule-words.es.ts';
import { taxWithoutSale } from '../sales/rates.ts';

export const iva4 = defineRule<Analysis>({
  code: 'IVA-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA sin venta',
  stake: 'at_risk',
  series: { measure: 'credit' },
  amountName: 'IVA sin venta',
  severity: 'media',
  legal: ['et_420', 'et_447', 'et_485', 'et_509'],
  legalOf: (data) => (wordIn(data, 'kind') === 'compra' ? ['et_485', 'et_509'] : ['et_420', 'et_447']),
  text: {
    title: (fact) =>
      kind(fact) === 'compra'
        ? `IVA de compras por ${writePesos(fact.amount)} en la cuenta del generado`
        : `IVA generado de ${writePesos(fact.amount)} sin venta`,
    message: (fact) =>
      kind(fact) === 'compra'
        ? `${inMonth(fact)} se debitó el IVA generado por ${writeAmounts(fact.thirdParties, 'con')}, y con ${fact.thirdParties.length === 1 ? 'ese tercero' : 'esos terceros'} solo hay compras: parece su descontable.`
        : fact.thirdParties.length === 0
          ? `${inMonth(fact)} se generó IVA por ${writePesos(fact.amount)} y no hay ingresos en el mes.`
          : `${inMonth(fact)} se generó IVA por ${writeAmounts(fact.thirdParties, 'con')}, y no hay ingresos con ${fact.thirdParties.length === 1 ? 'ese tercero' : 'esos terceros'}.`,
    why: 'El IVA nace de la venta. Si aparece sin ella, el ingreso no se registró, quedó con otro tercero o en otra cuenta, o es un ajuste que no es del mes.',
    correction: (fact) =>
      kind(fact) === 'compra'
        ? 'Traslada el IVA a la cuenta del descontable con el asiento sugerido: la declaración separa lo generado de lo descontable.'
        : 'Busca el comprobante. Registra el ingreso o trasládalo al tercero del IVA; si fue una venta por cuenta de terceros, revisa que el ingreso esté en esa cuenta.',
  },
  find: (analysis) => ({
    facts: analysis.isResponsible
      ? [...taxWithoutSale(analysis), ...misplacedPurchases(analysis.accounts, analysis.context)]
      : [],
  }),
});

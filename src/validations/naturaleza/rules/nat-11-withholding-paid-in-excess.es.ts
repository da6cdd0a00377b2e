/** NAT-11: withholding paid in excess. */
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, origin } from '../sentences.es.ts';
import { withholdingsInDebit } from '../taxes.ts';

export const nat11 = defineRule<Analysis>({
  code: 'NAT-11',
  proof: 'balance',
  name: 'Retenciones o aportes pagados de más',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_654_e', 'et_376'],
  text: {
    title: (fact) => `En ${fact.accountName} se pagaron ${writePesos(fact.amount)} más de lo causado`,
    line: () => 'Se pagó más de lo causado',
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} suma un saldo débito de ${writePesos(fact.amount)}: los pagos superan lo retenido o causado. ${origin(fact)}`,
    why: 'Lo que se consigna no puede ser más que lo retenido o causado. Un saldo débito muestra retenciones o aportes sin registrar, sanciones o intereses cargados a la cuenta, o un pago repetido. Por tercero sí puede haber saldos contrarios, porque se retiene a un proveedor y se paga a la DIAN: por eso solo cuenta el total.',
    correction: () =>
      'Compara la declaración o la planilla del mes pagado con lo causado. Registra las retenciones o aportes que falten; lleva a gastos las sanciones, los intereses y lo que asumió la empresa; y si se pagó de más, corrige la declaración y reconoce la cuenta por cobrar.',
  },
  find: (analysis) => ({ facts: withholdingsInDebit(analysis) }),
});

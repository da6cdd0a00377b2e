/** PRE-8: service bonus unpaid. */
import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { DECEMBER, JUNE, unpaidBenefit } from '../calendar.ts';
import { among, atClose } from '../rule-words.es.ts';

export const pre8 = defineRule<Payroll>({
  code: 'PRE-8',
  proof: 'balance',
  name: 'Prima sin pagar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['cst_306', 'cst_65'],
  text: {
    title: (fact) => `Queda prima de servicios sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, el pasivo de prima de servicios suma ${writePesos(amountIn(fact.data, 'closing'))} y ${amountIn(fact.data, 'accrued') === 0n ? 'nada de eso está por vencer' : `lo causado que aún no vence es ${writePesos(amountIn(fact.data, 'accrued'))}`}: ${writePesos(fact.amount)} debían estar pagados.${among(fact)}`,
    why: 'La prima se paga la mitad a más tardar el 30 de junio y la otra en los primeros veinte días de diciembre. Después de esas fechas no puede quedar saldo del semestre.',
    correction: () =>
      'Compara con la nómina de la prima. Si se pagó por el gasto, traslada el pago al pasivo. Si el saldo sobró porque la provisión fue mayor que la liquidación, devuélvelo al gasto. Si no se pagó, págala: el asiento es el de ese pago.',
  },
  find({ context, month, isClosing }) {
    if (isClosing) return { facts: [] };
    // By the end of June and December the whole prima is paid; in between, accruals since June are not due.
    const now = context.period.month;
    return unpaidBenefit(context, month, 'prima', now < JUNE ? 0 : now === DECEMBER ? DECEMBER : JUNE);
  },
});

/** ANT-3: loans and wages owed. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { crossedFacts, crossedWith } from '../crossed.ts';
import { crossed, title } from '../rule-words.es.ts';

export const ant3 = defineRule<Analysis>({
  code: 'ANT-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Trabajador que debe y tiene salario por pagar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'baja',
  legal: ['cst_149', 'niif_pymes_28'],
  withoutThirdParties: 'nothing',
  text: {
    title: title('trabajadores', [
      'debe a la empresa y tiene salario por pagar',
      'deben a la empresa y tienen salario por pagar',
    ]),
    message: (fact) =>
      `${crossed(fact, 'una deuda')} Es normal mientras el préstamo se descuente por cuotas: está por verificar.`,
    why: 'El salario solo se compensa con lo que el trabajador autorizó por escrito (Código Sustantivo del Trabajo, art. 149). Un préstamo con cuotas pactadas puede convivir con el salario del mes; uno vencido debería descontarse.',
    correction: () =>
      'Revisa la autorización de descuento y la cuota. Si la cuota del mes no se descontó, inclúyela en la próxima nómina. No cruces el saldo completo sin orden escrita.',
  },
  find: ({ books }) => ({
    // Wages cannot be set off without the employee's written order.
    facts: crossedFacts(crossedWith('wages', books), books, { severity: 'baja', withoutEntry: true }),
  }),
});

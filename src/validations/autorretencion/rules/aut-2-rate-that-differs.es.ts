/** AUT-2: rate that differs. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { unlikeRate } from '../booked.ts';
import { expectation, incomeWords, inMonth, lawOfRates, tableRates } from '../rule-words.es.ts';
import { nothing } from '../rules.ts';

export const aut2 = defineRule<Analysis>({
  code: 'AUT-2',
  proof: 'flow',
  name: 'Valor distinto del esperado',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta parte de la autorretención' },
  severity: 'media',
  legal: ['et_365_par_2', 'dur_1_2_6_7', 'dur_1_2_6_8', 'dec_572_2025', 'dec_242_2024'],
  legalOf: lawOfRates,
  text: {
    title: (fact) => {
      const isShort = (fact.found ?? 0n) < (fact.expected ?? 0n);
      return `La autorretención del mes tiene ${writePesos(fact.amount)} de ${isShort ? 'menos' : 'más'}`;
    },
    line: (fact) =>
      `La autorretención del mes es ${(fact.found ?? 0n) < (fact.expected ?? 0n) ? 'menor' : 'mayor'} que la de su tarifa`,
    message: (fact) =>
      `${inMonth(fact)} hubo ${incomeWords(fact)}; la autorretención debe ser ${expectation(fact)} y se registraron ${writePesos(fact.found ?? 0n)}.${tableRates(fact)}`,
    why: 'La autorretención especial se calcula sobre los ingresos gravados del mes (o sobre su base especial: el margen de los combustibles, la parte del transportador, el AIU), con la tarifa de la actividad principal vigente en su fecha. Si es menor, la declaración de retenciones queda inexacta; si es mayor, se anticipa dinero de más.',
    correction: (fact) => {
      const isShort = (fact.found ?? 0n) < (fact.expected ?? 0n);
      return `${isShort ? 'Completa' : 'Reversa el exceso de'} la autorretención con el asiento sugerido y corrige el formulario 350 si ya se presentó. Antes revisa el CIIU principal del RUT, los ingresos que no son gravados y los ingresos para terceros.`;
    },
  },
  find: ({ isItsOwn, isBooked, isUnknown, income, expected, withoutRate, context }) => {
    if (!isItsOwn) return nothing;
    if (withoutRate !== null) return { facts: [], notEvaluated: [{ reason: withoutRate }] };
    const { profile, period } = context;
    if (expected === null)
      return {
        facts: [],
        notEvaluated: [{ reason: 'withoutRate', data: { ciiu: profile.ciiu ?? '', year: period.year } }],
      };
    return { facts: isBooked || !isUnknown ? unlikeRate(income, expected, context) : [] };
  },
});

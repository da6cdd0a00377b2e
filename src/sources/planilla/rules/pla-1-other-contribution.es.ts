/** PLA-1: a contribution that the books have otherwise than the planilla. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { writeContribution } from '../contribution-words.es.ts';

export const pla1 = defineRule<Analysis>({
  code: 'PLA-1',
  proof: 'flow',
  about: 'third_parties',
  name: 'Aporte que no es el de la planilla',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['ley_100_1993_204', 'ley_100_1993_20', 'et_664'],
  text: {
    title: (fact) => `${writeContribution(fact)} de los libros no es el de la planilla`,
    message: (fact) =>
      `Los libros causan ${writePesos(fact.found ?? 0n)} por ${writeContribution(fact).toLowerCase()} y la planilla liquida ${writePesos(fact.expected ?? 0n)}: ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'Lo que se debe a la seguridad social es lo que liquida la planilla: de menos queda un pasivo sin registrar, de más un gasto que no se pagó y que no se acepta.',
    correction: () =>
      'Compara la planilla con la provisión del mes y ajusta el gasto y la cuenta por pagar de la entidad.',
    unseen: 'No se ve en un balance posterior si el ajuste se hizo junto con los aportes del mes siguiente.',
  },
  find: ({ contributions }) => contributions,
});

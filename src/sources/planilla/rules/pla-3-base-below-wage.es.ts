/** PLA-3: a base of contributions below the wage of a whole month. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstName } from '../contribution-words.es.ts';

export const pla3 = defineRule<Analysis>({
  code: 'PLA-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Base de aportes menor que el salario',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['ley_100_1993_18', 'ley_1393_2010_30', 'ley_797_2003_5'],
  text: {
    title: (fact) => `La base de aportes de ${firstName(fact)} es menor que su salario`,
    message: (fact) =>
      `El salario de ${firstName(fact)} en los libros pide una base de ${writePesos(fact.expected ?? 0n)} y la planilla liquida sobre ${writePesos(fact.found ?? 0n)}: ${writePesos(fact.amount)} menos, en un mes completo.`,
    why: 'La base es todo lo que constituye salario; lo que no lo es y pasa del 40 % de la remuneración también entra. La UGPP liquida la diferencia con sanción e intereses.',
    correction: () => 'Revisa qué pagos se dejaron por fuera de la base y corrige la planilla.',
    unseen: 'No se ve en un balance posterior si la planilla se corrigió.',
  },
  find: ({ below }) => below,
});

/** UMB-4: VAT period next year. */
import { countIn } from '#core/engine/fact-data.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { comparison, isOver, yearOf } from '../rule-words.es.ts';

export const umb4 = defineRule<Analysis>({
  code: 'UMB-4',
  proof: 'balance',
  name: 'Periodo del IVA el año siguiente',
  stake: 'reference',
  series: null,
  severity: 'baja',
  legal: ['et_600'],
  text: {
    title: (fact) =>
      `Los ingresos ${isOver(fact) ? 'ya obligan' : 'están cerca de obligar'} a declarar el IVA cada dos meses en ${yearOf(fact) + 1}`,
    message: (fact) =>
      `${comparison(fact)} ${isOver(fact) ? 'Desde' : 'Si los alcanza al cierre, desde'} enero de ${yearOf(fact) + 1} el IVA se declara cada dos meses.`,
    why: 'El periodo del IVA de cada año depende de los ingresos brutos del anterior, y no se elige.',
    correction: ({ data }) =>
      `Anota el cambio para enero de ${countIn(data, 'year') + 1}: la declaración de enero y febrero se presenta en marzo. Actualiza entonces el periodo del IVA en los datos de la empresa.`,
  },
  find: ({ vatPeriod }) => foundOf('UMB-4', vatPeriod),
});

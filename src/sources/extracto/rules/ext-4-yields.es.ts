/** EXT-4: yields paid by the banks otherwise than in the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext4 = defineRule<Analysis>({
  code: 'EXT-4',
  proof: 'flow',
  name: 'Rendimientos que no son los del extracto',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_28', 'et_395'],
  text: {
    title: () => 'Los rendimientos de los libros no son los de los extractos',
    message: (fact) =>
      `Los bancos abonaron ${writePesos(fact.expected ?? 0n)} de rendimientos y los libros tienen ${writePesos(fact.found ?? 0n)}: ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'Los rendimientos son ingreso del mes en que se abonan, y el banco los reporta a la DIAN.',
    correction: () => 'Registra los rendimientos del extracto por su valor antes de retención.',
    unseen: 'No se ve en un balance posterior si se registró junto con lo del mes siguiente.',
  },
  find: (analysis) => analysis.charges('interest'),
});

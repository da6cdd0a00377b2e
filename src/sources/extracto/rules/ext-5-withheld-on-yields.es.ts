/** EXT-5: withholding on yields otherwise than in the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext5 = defineRule<Analysis>({
  code: 'EXT-5',
  proof: 'flow',
  name: 'Retención sobre rendimientos que no es la del extracto',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_395', 'et_373'],
  text: {
    title: () => 'La retención sobre rendimientos no es la de los extractos',
    message: (fact) =>
      `Los bancos retuvieron ${writePesos(fact.expected ?? 0n)} y los libros tienen ${writePesos(fact.found ?? 0n)} como retención de rendimientos: ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'La retención es un impuesto pagado por anticipado: la que no se registra se pierde.',
    correction: () => 'Registra la retención a nombre del banco y pide su certificado al cierre del año.',
    unseen: 'No se ve en un balance posterior si se registró junto con lo del mes siguiente.',
  },
  find: (analysis) => analysis.charges('withheld'),
});

/** EXT-3: fees and commissions charged by the banks otherwise than in the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext3 = defineRule<Analysis>({
  code: 'EXT-3',
  proof: 'flow',
  name: 'Comisiones del banco que no son las del extracto',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_107', 'et_774'],
  text: {
    title: () => 'Las comisiones de los libros no son las de los extractos',
    message: (fact) =>
      `Los bancos cobraron ${writePesos(fact.expected ?? 0n)} de comisiones y los libros tienen ${writePesos(fact.found ?? 0n)}: ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'Lo que cobra el banco y no se registra deja el saldo de la cuenta por encima del real y un gasto sin tomar.',
    correction: () => 'Registra las comisiones del extracto, con su IVA o con él aparte si es descontable.',
    unseen: 'No se ve en un balance posterior si se registró junto con lo del mes siguiente.',
  },
  find: (analysis) => analysis.charges('fees'),
});

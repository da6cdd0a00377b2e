/** EXT-2: GMF charged by the banks otherwise than in the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext2 = defineRule<Analysis>({
  code: 'EXT-2',
  proof: 'flow',
  name: '4×1000 del mes que no es el del extracto',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_870', 'et_872', 'et_115'],
  text: {
    title: () => 'El 4×1000 de los libros no es el de los extractos',
    message: (fact) =>
      `Los bancos cobraron ${writePesos(fact.expected ?? 0n)} de 4×1000 y los libros tienen ${writePesos(fact.found ?? 0n)}: ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'La mitad del gravamen es deducible si está certificada; lo que no se registra deja mal el saldo del banco.',
    correction: () => 'Registra el gravamen del extracto, o reversa lo que se registró de más.',
    unseen: 'No se ve en un balance posterior si se registró junto con lo del mes siguiente.',
  },
  find: (analysis) => analysis.charges('gmf'),
});

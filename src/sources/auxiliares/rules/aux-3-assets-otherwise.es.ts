/** AUX-3: cost and depreciation of the register of fixed assets, against the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const aux3 = defineRule<Analysis>({
  code: 'AUX-3',
  proof: 'balance',
  name: 'Activos fijos que no son los de los libros',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_774', 'niif_pymes_17', 'et_137'],
  text: {
    title: () => 'El listado de activos fijos no es lo de los libros',
    message: (fact) =>
      `El listado de activos fijos tiene ${writePesos(fact.expected ?? 0n)} y los libros ${writePesos(fact.found ?? 0n)}: en los libros ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'La depreciación que se deduce sale de ese listado: un activo que falta no se deprecia, uno vendido se sigue depreciando.',
    correction: () => 'Busca compras, bajas y depreciaciones que solo están en uno de los dos.',
  },
  find: ({ assets }) => assets,
});

/** AUX-4: the valued inventory, against the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const aux4 = defineRule<Analysis>({
  code: 'AUX-4',
  proof: 'balance',
  name: 'Inventario que no es el de los libros',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_774', 'niif_pymes_13'],
  text: {
    title: () => 'El inventario valorizado no es el de los libros',
    message: (fact) =>
      `El inventario valorizado tiene ${writePesos(fact.expected ?? 0n)} y los libros ${writePesos(fact.found ?? 0n)}: en los libros ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'El costo de ventas es lo que sale del inventario: una diferencia es utilidad de más o de menos.',
    correction: () => 'Revisa entradas sin factura, salidas sin costo y ajustes del conteo, y registra la diferencia.',
  },
  find: ({ inventory }) => inventory,
});

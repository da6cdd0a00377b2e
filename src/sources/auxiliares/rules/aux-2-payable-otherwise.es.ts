/** AUX-2: what a supplier is owed by the ageing, against the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const aux2 = defineRule<Analysis>({
  code: 'AUX-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cuenta por pagar que no es la de los libros',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_774', 'niif_pymes_11'],
  text: {
    title: (fact) =>
      `Lo que se debe a ${fact.thirdParties[0]?.name || fact.thirdParties[0]?.nit || ''} no es lo de los libros`,
    message: (fact) =>
      `El informe de cuentas por pagar tiene ${writePesos(fact.expected ?? 0n)} y los libros ${writePesos(fact.found ?? 0n)}: en los libros ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'Una deuda que solo está en un lado se paga dos veces, o no se paga.',
    correction: () => 'Compara las facturas y pagos de ese proveedor, y registra lo que falta.',
  },
  find: ({ payables }) => payables,
});

/** AUX-1: what a customer owes by the ageing, against the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const aux1 = defineRule<Analysis>({
  code: 'AUX-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cartera que no es la de los libros',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_774', 'niif_pymes_11'],
  text: {
    title: (fact) =>
      `La cartera de ${fact.thirdParties[0]?.name || fact.thirdParties[0]?.nit || ''} no es la de los libros`,
    message: (fact) =>
      `El informe de cartera tiene ${writePesos(fact.expected ?? 0n)} y los libros ${writePesos(fact.found ?? 0n)}: en los libros ${fact.data.direction === 'more' ? 'sobran' : 'faltan'} ${writePesos(fact.amount)}.`,
    why: 'Sin un auxiliar que cuadre no se sabe qué se debe cobrar ni qué está vencido, y el deterioro de la cartera se calcula mal.',
    correction: () => 'Busca el recibo, la factura o el anticipo que solo está en uno de los dos, y regístralo.',
  },
  find: ({ receivables }) => receivables,
});

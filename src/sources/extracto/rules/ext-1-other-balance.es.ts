/** EXT-1: a bank account whose balance is not that of its statement. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext1 = defineRule<Analysis>({
  code: 'EXT-1',
  proof: 'balance',
  name: 'Saldo de banco que no es el del extracto',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_774', 'niif_pymes_11'],
  text: {
    title: ({ data }) => `El saldo de ${String(data.bank)} no es el del extracto`,
    message: (fact) =>
      `El extracto cierra en ${writePesos(fact.expected ?? 0n)} y los libros tienen ${writePesos(fact.found ?? 0n)}: ${writePesos(fact.amount)} de diferencia por conciliar.`,
    why: 'Una diferencia sin conciliar esconde consignaciones, pagos o cobros del banco que no están en los libros, o cheques que nadie ha cobrado.',
    correction: () =>
      'Haz la conciliación de la cuenta: registra lo que cobró y abonó el banco, y explica cheques por cobrar y consignaciones en camino.',
  },
  find: ({ balances }) => balances,
});

/** DIF-4: row arithmetic. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount, writeThirdParties, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';

export const dif4 = defineRule<Integrity>({
  code: 'DIF-4',
  proof: 'flow',
  name: 'Filas cuyo saldo final no es saldo inicial + débitos − créditos',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'critica',
  isSeverityFixed: true,
  legal: ['cco_50', 'et_774'],
  text: {
    title: (fact) =>
      `El saldo final de ${writeAccount(fact)} no es saldo inicial + débitos − créditos: ${writePesos(fact.amount)}`,
    message: (fact) => {
      const { data, thirdParties } = fact;
      const rows = countIn(data, 'rows');
      const who =
        rows === 1
          ? `la fila de ${thirdParties[0] ? writeThirdParty(thirdParties[0]) : 'la cuenta'}`
          : `${writeCount(rows, 'fila', 'filas')} (${writeThirdParties(thirdParties)})`;
      const turned =
        countIn(data, 'turned') === 1
          ? ' El saldo cuadra si se lee con el signo contrario: revisa cómo lo imprime el programa.'
          : '';
      return `En ${writeAccount(fact)}, ${who}: saldo inicial ${writePesos(amountIn(data, 'opening'))}, débitos ${writePesos(amountIn(data, 'debit'))} y créditos ${writePesos(amountIn(data, 'credit'))} llevan a ${writePesos(fact.expected ?? 0n)}, y el archivo dice ${writePesos(fact.found ?? 0n)}.${turned}`;
    },
    why: 'El saldo final de cada fila es su saldo inicial más los débitos menos los créditos. Cuando no es así, el archivo perdió un movimiento, o lo cambiaron después de generarlo.',
    correction: () =>
      'Compara la fila con el auxiliar de la cuenta en el programa contable y vuelve a generar el informe. Si el programa da la misma cifra, pide que reconstruyan los saldos del periodo.',
  },
  find: ({ rows }) => ({ facts: rows.brokenFacts }),
});

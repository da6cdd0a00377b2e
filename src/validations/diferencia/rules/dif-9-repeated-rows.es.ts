/** DIF-9: repeated rows. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts, writeCount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Integrity } from '../analysis.ts';
import { repeatedFacts } from '../repeated-rows.ts';

export const dif9 = defineRule<Integrity>({
  code: 'DIF-9',
  proof: 'balance',
  name: 'Filas repetidas',
  stake: 'to_explain',
  series: null,
  amountName: 'Filas repetidas',
  severity: 'baja',
  isSeverityFixed: true,
  legal: ['cco_59'],
  text: {
    title: (fact) =>
      `La cuenta ${writeAccount(fact)} repite ${writeCount(countIn(fact.data, 'rows'), 'fila', 'filas')} del mismo tercero`,
    message: (fact) => {
      const identical = countIn(fact.data, 'identical');
      const same =
        identical === 0
          ? 'Sus cifras son distintas: se sumaron.'
          : `${writeCount(identical, 'tiene', 'tienen')} exactamente las mismas cifras que otra: parecen copias.`;
      return `En ${writeAccount(fact)} hay más de una fila para el mismo tercero y sucursal: ${writeAmounts(fact.thirdParties, 'de')}. ${same}`;
    },
    why: 'El informe debe traer una sola fila por cuenta, tercero y sucursal. Una fila copiada cuenta dos veces el mismo saldo.',
    correction: () =>
      'Genera el informe sin centros de costo ni documentos, de modo que cada tercero salga una vez por cuenta. Si son copias, vuelve a descargarlo.',
  },
  find: ({ context }) => ({ facts: repeatedFacts(context) }),
});

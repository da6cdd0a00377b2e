/** DIF-2: balances not zero in total. */
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { type Integrity, isOpening } from '../analysis.ts';
import { ofOpening } from '../lost-rows.ts';
import { closingMessage, openingMessage } from '../rule-words.es.ts';

export const dif2 = defineRule<Integrity>({
  code: 'DIF-2',
  proof: 'balance',
  name: 'Saldos que no suman cero',
  stake: 'to_explain',
  series: null,
  amountName: 'Suma de los saldos, que debe ser cero',
  severity: 'critica',
  isSeverityFixed: true,
  legal: ['cco_50', 'et_774', 'et_655'],
  text: {
    title: ({ amount, data }) =>
      wordIn(data, 'which') === 'inicial'
        ? `Los saldos iniciales no suman cero: ${writePesos(amount)}`
        : `Los saldos finales no suman cero: ${writePesos(amount)}`,
    message: (fact) => (wordIn(fact.data, 'which') === 'inicial' ? openingMessage(fact) : closingMessage(fact)),
    why: 'Los saldos deudores y los acreedores se compensan siempre: activo es igual a pasivo más patrimonio más resultado. Si no suman cero, el balance no cuadra.',
    correction: ({ data }) =>
      wordIn(data, 'which') === 'inicial'
        ? 'Corrige primero el origen: si viene de meses anteriores, revisa el primero que no cuadra; si nace en este mes, vuelve a generar el informe y compara sus saldos iniciales con el cierre anterior.'
        : 'No necesita corrección propia: desaparece al corregir lo que la explica.',
  },
  find: (analysis) => ({
    facts: analysis.balances.flatMap((fact) => (isOpening(fact) ? analysis.lost.explained([fact], ofOpening) : [fact])),
  }),
});

/** NAT-15: tax advance in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, thirdPartiesMessage } from '../rule-words.es.ts';
import { isWholeAccount, target } from '../sentences.es.ts';

export const nat15 = defineRule<Analysis>({
  code: 'NAT-15',
  proof: 'balance',
  about: 'third_parties',
  name: 'Anticipos de impuestos con saldo crédito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'et_815'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) =>
      isWholeAccount(fact)
        ? `${thirdPartiesMessage(fact)} Se cruzó o se pidió en devolución más de lo que había.`
        : `${thirdPartiesMessage(fact)} La cuenta en total está bien: suele ser el cruce de la declaración, hecho con un tercero distinto del que practicó la retención.`,
    why: 'Las retenciones que te practicaron y los anticipos son un activo hasta que se cruzan con el impuesto del año. No se puede cruzar más de lo que hay; y si se cruza con otro tercero, los certificados de cada cliente dejan de coincidir con los libros.',
    correction: (fact) =>
      isWholeAccount(fact)
        ? `Compara la declaración presentada con el saldo de la cuenta. Si se tomó de más, corrige la declaración o reclasifica la diferencia al impuesto por pagar${target(fact)} con el asiento sugerido; si faltan retenciones por registrar, regístralas con su certificado.`
        : 'Haz el cruce de la declaración con los mismos terceros que te practicaron la retención, mediante un asiento entre terceros de la misma cuenta.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('impuestosAFavor') }),
});

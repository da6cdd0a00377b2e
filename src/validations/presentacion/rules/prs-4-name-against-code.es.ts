/** PRS-4: name against code. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { misplacedNames } from '../first-words.ts';
import { contradictingNames } from '../names.ts';
import { isOfGroup } from '../rule-words.es.ts';

export const prs4 = defineRule<Analysis>({
  code: 'PRS-4',
  proof: 'balance',
  name: 'Nombre que contradice el código',
  stake: 'reference',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento de la cuenta',
  severity: 'baja',
  mayBePractice: true,
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: (fact) =>
      isOfGroup(fact)
        ? `${fact.accountName} tiene el código ${fact.account}, de otra cuenta`
        : `${fact.accountName} tiene el código ${fact.account}, de otra clase`,
    line: (fact) => `Su código es de otra ${isOfGroup(fact) ? 'cuenta' : 'clase'}`,
    message: (fact) =>
      isOfGroup(fact)
        ? `${writeAccount(fact)} se llama como ${wordIn(fact.data, 'home')}, y en el PUC ninguna cuenta de su código se llama así. Tiene ${writePesos(fact.amount)}.`
        : `${writeAccount(fact)} lleva el nombre que el PUC da a ${wordIn(fact.data, 'home')}, de otra clase, y nunca a una de la suya. Tiene ${writePesos(fact.amount)}.`,
    why: 'El código manda en los informes y el nombre en quien registra. Si se contradicen, alguien registrará gastos como ingresos, o al contrario.',
    correction: () =>
      'Mira qué se registra en la cuenta. Si el código está mal, traslada el saldo a la cuenta de ese nombre; si el nombre está mal, cámbialo en el programa.',
  },
  find: ({ context: { balance, roles, tolerances }, isOwn }) => ({
    facts: isOwn
      ? []
      : [
          ...contradictingNames(balance, tolerances.noise),
          ...misplacedNames(balance, tolerances.noise, roles.gastos.prefixes),
        ],
  }),
});

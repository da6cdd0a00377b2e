/** PRS-3: account outside the chart. */

import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { outsideTheChart } from '../chart.ts';

export const prs3 = defineRule<Analysis>({
  code: 'PRS-3',
  proof: 'balance',
  name: 'Cuenta que el PUC no tiene',
  stake: 'reference',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento de la cuenta',
  severity: 'baja',
  mayBePractice: true,
  legal: ['puc_14'],
  text: {
    title: (fact) => `La cuenta ${fact.account} no existe en el PUC`,
    line: () => 'No existe en el PUC',
    message: (fact) =>
      `El grupo ${wordIn(fact.data, 'group')} no tiene la cuenta ${fact.account}, que tiene ${writePesos(fact.amount)} en ${writeList(listIn(fact.data, 'accounts'))}.`,
    why: 'Los códigos propios empiezan en el séptimo dígito. Una cuenta de cuatro dígitos inventada no se clasifica sola en los estados financieros ni en los formatos de la DIAN.',
    correction: () =>
      'Crea el auxiliar bajo la cuenta del PUC que corresponde y traslada el saldo. Si la cuenta es de tu sector o de tu marco técnico, agrégala a las aceptadas en la parametrización.',
  },
  find: ({ context: { balance, roles, parameters, tolerances }, isOwn }) => ({
    facts: isOwn
      ? []
      : outsideTheChart(balance, { accepted: parameters.aceptadas, production: roles.produccion }, tolerances.noise),
  }),
});

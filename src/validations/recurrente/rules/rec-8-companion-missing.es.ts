/** REC-8: companion missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { companionFacts } from '../companions.ts';
import { account, who } from '../rule-words.es.ts';

/** What the missing booking comes with, by kind. */
const beside: Readonly<Record<string, string>> = {
  garantias: 'este mes facturó',
  retenidos: 'este mes facturó',
  glosas: 'este mes compró',
  descuentos: 'hay nómina del mes',
};

const share = (percent: number): string =>
  percent === 0 ? '' : ` Siempre fue el ${formatPercent(percent, 2)} de lo facturado.`;

export const rec8 = defineRule<Analysis>({
  code: 'REC-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta lo que siempre acompaña',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  amountName: 'Lo usual en un mes',
  severity: 'media',
  legal: ['nia_520', 'puc_dinamicas'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${account(fact).accountName}: falta lo de ${who(fact)}, unos ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(account(fact))} no tiene nada nuevo de ${who(fact)}, aunque ${lookUp(beside, wordIn(fact.data, 'kind'))}. En cada uno de los meses anteriores en que fue así se registró: unos ${writePesos(fact.amount)}.${share(countIn(fact.data, 'percent'))}`,
    why: 'Hay registros que acompañan siempre a otro: la garantía a la factura del contratista, la glosa a la venta, el descuento a la nómina. Si falta uno, se olvidó o quedó en otra cuenta, muchas veces en un ingreso.',
    correction: () =>
      'Busca el documento al que acompaña y mira adónde fue ese valor. Si quedó en otra cuenta, trasládalo; si faltó, regístralo. Si el contrato o el descuento terminó, justifica el hallazgo.',
  },
  find: ({ books, companionMonths }) => ({ facts: companionFacts(books, companionMonths) }),
});

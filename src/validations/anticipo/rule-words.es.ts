/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';

/** One third party by name, several by number. */
export function who({ thirdParties }: FactView, several: string): string {
  const [only, second] = thirdParties;
  return only !== undefined && second === undefined
    ? only.name || writeThirdParty(only)
    : `${formatCount(thirdParties.length)} ${several}`;
}

/** `what`: of one third party, and of several. */
export function title(several: string, what: readonly [string, string]): RuleText['title'] {
  return (fact) =>
    `${who(fact, several)}: ${what[fact.thirdParties.length === 1 ? 0 : 1]} por ${writePesos(fact.amount)}`;
}

/** Advance and debt of each third party, with possible reasons. */
/** `what`: the balance that the third party owes: `un anticipo`, `una deuda`. */
export function crossed(fact: FactView, what = 'un anticipo'): string {
  const debts = writeList(listIn(fact.data, 'debts'));
  const [only, second] = fact.thirdParties;
  const start = `Al cierre de ${formatPeriod(fact.period)}`;
  const body =
    only !== undefined && second === undefined
      ? `${start}, ${writeThirdParty(only)} tiene ${what} en ${writeAccount(fact)} y, a la vez, la empresa le debe en ${debts}. Se pueden cruzar ${writePesos(fact.amount)}.`
      : `${start}, ${formatCount(fact.thirdParties.length)} terceros tienen ${what} en ${writeAccount(fact)} y, a la vez, la empresa les debe en ${debts}. Se pueden cruzar ${writePesos(fact.amount)}: ${writeAmounts(fact.thirdParties, 'de')}.`;
  const kind = wordIn(fact.data, 'kind');
  if (kind === 'progress')
    return `${body} Es un anticipo de contrato u obra, que se amortiza con cada acta, y este mes no bajó: está por verificar.`;
  if (kind === 'foreign')
    return `${body} La deuda es con un proveedor del exterior: está por verificar que ambos saldos sean del mismo pedido y de la misma moneda.`;
  return body;
}

/** Amount that the entry leaves for the reader to repeat. */
export function rest({ data, thirdParties }: FactView): string {
  const moved = countIn(data, 'moved');
  return moved < thirdParties.length
    ? ` El asiento cubre los ${formatCount(moved)} terceros de mayor valor; repítelo con los demás.`
    : '';
}

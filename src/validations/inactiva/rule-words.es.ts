/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';

/** One third party by name, several by number, or the account. */
export function who({ thirdParties, accountName }: FactView, several: string): string {
  const [only, second] = thirdParties;
  if (only === undefined) return accountName;
  return second === undefined ? only.name || only.nit : `${formatCount(thirdParties.length)} ${several}`;
}

export function title(several: string): (fact: FactView) => string {
  return (fact) =>
    `${who(fact, several)}: ${writePesos(fact.amount)} sin movimiento hace ${countIn(fact.data, 'months')} meses`;
}

export function message(fact: FactView): string {
  const months = countIn(fact.data, 'months');
  const start = `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)}`;
  return fact.thirdParties.length === 0
    ? `${start} tiene un saldo de ${writePesos(fact.found ?? fact.amount)} y no registra débitos ni créditos en los últimos ${months} meses.`
    : `${start} tiene saldos sin débitos ni créditos en los últimos ${months} meses: ${writeAmounts(fact.thirdParties, 'de')}.`;
}

/** What takes weight from an idle receivable. */
export const states: Readonly<Record<string, string>> = {
  liquidation: ' La empresa está en liquidación: mide cada cuenta por lo que el liquidador espera recaudar.',
  together: ' El deterioro registrado sin tercero alcanza a cubrirlo: confirma que lo incluye.',
};

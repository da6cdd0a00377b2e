/** Words that several rules of this validation use. */

/** Naturaleza in Spanish. */
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { atClose, circumstances, isWholeAccount, origin, side, thirdPartyName } from './sentences.es.ts';

export const accountTitle = (fact: FactView): string =>
  `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`;

/** One third party by name, several by number. */
export function thirdPartiesTitle(fact: FactView, several: string): string {
  const { thirdParties, amount } = fact;
  const balance = `con saldo ${side(fact)}`;
  if (thirdParties.length === 0 || (thirdParties.length > 1 && isWholeAccount(fact))) return accountTitle(fact);
  if (thirdParties.length === 1) return `${thirdPartyName(thirdParties[0]!)} quedó ${balance} de ${writePesos(amount)}`;
  return `${formatCount(thirdParties.length)} ${several} quedaron ${balance} por ${writePesos(amount)}`;
}

/** The same with the account, for rules over many kinds of accounts. A contrary whole account comes first. */
export function placedTitle(fact: FactView, several: string): string {
  return isWholeAccount(fact) ? accountTitle(fact) : `${thirdPartiesTitle(fact, several)} en ${fact.accountName}`;
}

/** Third parties, account, age and circumstances. */
export function thirdPartiesMessage(fact: FactView): string {
  const { thirdParties, amount } = fact;
  const [first] = thirdParties;
  if (first === undefined) return `${accountMessage(fact)}`;
  if (thirdParties.length === 1)
    return `${atClose(fact)}, ${thirdPartyName(first)} tiene en ${writeAccount(fact)} un saldo ${side(fact)} de ${writePesos(first.amount)}. ${origin(fact)}${circumstances(fact)}`;
  return `${atClose(fact)}, ${writeAccount(fact)} tiene saldos ${side(fact)} por ${writePesos(amount)}. ${isWholeAccount(fact) ? 'La cuenta completa quedó en ese lado. ' : ''}Son ${formatCount(thirdParties.length)} terceros: ${writeAmounts(thirdParties, 'de')}. ${origin(fact)}${circumstances(fact)}`;
}

/** Accounts judged in total; a company may also request their third parties. */
export function strictMessage(fact: FactView, meaning: string): string {
  return isWholeAccount(fact) ? `${accountMessage(fact)} ${meaning}` : thirdPartiesMessage(fact);
}

export function accountMessage(fact: FactView): string {
  return `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo ${side(fact)} de ${writePesos(fact.amount)}. ${origin(fact)}`;
}

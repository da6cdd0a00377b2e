/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;

export const lender = ({ thirdParties }: FactView): string => writeThirdParty(thirdParties[0]!);

export const lenderName = ({ thirdParties }: FactView): string =>
  thirdParties[0]!.name || thirdParties[0]!.nit || 'sin tercero';

export const monthOf = (key: string): string => formatPeriod(parsePeriod(key)!);

export const isHigh = ({ data }: FactView): boolean => countIn(data, 'high') === 1;

export const isOwed = ({ data }: FactView): boolean => wordIn(data, 'how') === 'recibido';

export const isOver = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);

export function estimate(fact: FactView): string {
  const { data } = fact;
  switch (wordIn(data, 'source')) {
    case 'usual':
      return ` A la tasa del último mes con intereses serían ${writePesos(fact.amount)}.`;
    case 'ibc':
      return ` Al interés bancario corriente del mes (${formatPercent(countIn(data, 'ibc'), 2)} efectivo anual) serían ${writePesos(fact.amount)}.`;
    default:
      return '';
  }
}

export function lease({ data }: FactView): string {
  const account = wordIn(data, 'lease');
  return account === ''
    ? ''
    : ` La cuota del leasing, ${writePesos(amountIn(data, 'instalment'))}, está entera en ${account}.`;
}

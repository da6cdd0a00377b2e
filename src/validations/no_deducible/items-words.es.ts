/** Sentences of items identified by account: amount of the month or year, and tax treatment. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts, writeWhose } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';

/** Expense of the month, or of the year in December. */
export function taken(fact: FactView): string {
  const { data, period, thirdParties } = fact;
  const [only, second] = thirdParties;
  const isAll = only !== undefined && second === undefined && only.amount === amountIn(data, 'taken');
  const of = !thirdParties.some(({ nit }) => nit !== '')
    ? ''
    : isAll
      ? ` Es ${writeWhose(only, 'de')}.`
      : ` Son ${writeAmounts(thirdParties, 'de')}.`;
  if (countIn(data, 'yearly') === 1)
    return `En ${period.year}, ${writeAccount(fact)} acumuló ${writePesos(amountIn(data, 'taken'))}.${of}`;
  return `En ${formatPeriod(period)}, ${writeAccount(fact)} registró ${writePesos(amountIn(data, 'taken'))}; en el año acumula ${writePesos(amountIn(data, 'year'))}.${of}`;
}

export const plainTitle = (fact: FactView): string => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles`;

export const RECONCILE = 'No hay asiento que hacer: el gasto es válido en los libros.';

export interface Item {
  title?: RuleText['title'];
  /** Legal treatment, after the figures. */
  treatment(fact: FactView): string;
  why: string;
  correction: string;
}

/** Tax effect, where there is one; none for the income tax itself, which its own base already includes. */
export function taxOf({ data }: FactView): string {
  if (countIn(data, 'rate') === 0 || amountIn(data, 'tax') === 0n) return '';
  return `El efecto estimado en el impuesto de renta es de ${writePesos(amountIn(data, 'tax'))} (${formatPercent(countIn(data, 'rate'), 0)}).`;
}

export function item({ title = plainTitle, treatment, why, correction }: Item): RuleText {
  return {
    title,
    message: (fact) => `${taken(fact)} ${treatment(fact)} ${taxOf(fact)}`.trimEnd(),
    why,
    correction: () => correction,
  };
}

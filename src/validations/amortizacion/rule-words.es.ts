/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const atClose = (fact: FactView): string => `Al cierre de ${formatPeriod(fact.period)}`;

export const isExpense = ({ expected, found }: FactView): boolean => (found ?? 0n) > (expected ?? 0n);

export const kinds: Readonly<Record<string, string>> = {
  usual: ' Es lo del último mes en que se amortizó.',
  never: ' Nunca se ha amortizado: puede tener vida indefinida o no estar en uso.',
  habit: ' En los meses anteriores tampoco se amortizó: parece que lo haces al cierre del año.',
};

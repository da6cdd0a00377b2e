/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import type { Cents } from '#core/money/money.ts';

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del cierre de ${period.year}` : `Al cierre de ${formatPeriod(period)}`;

export const resultName = (amount: Cents): string => (amount < 0n ? 'pérdida' : 'utilidad');

export const side = (amount: Cents): string => (amount < 0n ? 'crédito' : 'débito');

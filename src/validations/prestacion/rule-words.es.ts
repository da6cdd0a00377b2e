/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAmounts, writeList } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { benefitNames } from './settings-text.es.ts';

export const name = ({ data }: FactView): string => lookUp(benefitNames, wordIn(data, 'benefit'))!;

export const names = ({ data }: FactView): string =>
  writeList(
    listIn(data, 'benefits').map((benefit) => lookUp(benefitNames, benefit)!),
    4,
  );

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isShort = ({ expected, found }: FactView): boolean => (found ?? 0n) < (expected ?? 0n);

export const inMonth = (fact: FactView): string => `En ${formatPeriod(fact.period)}`;

export const atClose = ({ period }: FactView): string =>
  period.month === 13 ? `Después del cierre de ${period.year}` : `Al cierre de ${formatPeriod(period)}`;

/** `enero de 1991` for an ISO day. */
export const monthOfDay = (day: string): string =>
  formatPeriod({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

export const employees = ({ thirdParties }: FactView): string => nameOrCount(thirdParties, 'empleado', 'empleados');

export const among = (fact: FactView): string =>
  fact.thirdParties.length === 0 ? '' : ` Son ${writeAmounts(fact.thirdParties, 'de')}.`;

export function circumstance({ data }: FactView): string {
  switch (wordIn(data, 'circumstance')) {
    case 'habit':
      return ' En los meses anteriores tampoco la provisionaste: parece que la registras al pagarla o al cierre del año.';
    case 'lessWages':
      return ' Es lo mismo que el mes anterior y lo que bajó son los salarios: puede haber vacaciones, incapacidades o retiros.';
    default:
      return '';
  }
}

export const unpaidMessage = (fact: FactView, since: string): string =>
  `${atClose(fact)}, el pasivo de ${name(fact)} suma ${writePesos(amountIn(fact.data, 'closing'))} y desde ${since} ${amountIn(fact.data, 'accrued') === 0n ? 'no se ha causado nada' : `se han causado ${writePesos(amountIn(fact.data, 'accrued'))}`}: quedan ${writePesos(fact.amount)} de periodos anteriores sin pagar.${among(fact)}`;

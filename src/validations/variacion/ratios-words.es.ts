/** Sentences of the ratios. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { centsFromNumber } from '#core/money/money.ts';

export const days = (value: number) => `${Math.round(value)} días`;

export const pesos = (value: number) => writePesos(centsFromNumber(Math.round(value)) ?? 0n);

/** Current ratio, its mean and its range. */
export function compared({ data, period, amount }: FactView, name: string, write: (value: number) => string): string {
  const of = (key: string) => write(countIn(data, key));
  const [lowest, highest] = [of('lowest'), of('highest')];
  const before =
    lowest === highest ? `fue de ${lowest}` : `estuvo entre ${lowest} y ${highest}, con promedio de ${of('mean')}`;
  return `En ${formatPeriod(period)}, ${name} fue de ${of('value')}; en los ${countIn(data, 'months')} meses anteriores ${before}. La diferencia vale ${writePesos(amount)} en el mes.`;
}

export function direction({ data }: FactView): string {
  return countIn(data, 'value') > countIn(data, 'mean') ? 'subió' : 'bajó';
}

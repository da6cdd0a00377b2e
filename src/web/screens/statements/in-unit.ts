/** Amounts in the unit of a statement. */
import { formatPesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Unit } from './statement-view.ts';

/** Cents of what is shown last: a peso, a thousand, a tenth of a million. */
export const unitSize: Record<Unit, Cents> = { pesos: 100n, miles: 100_000n, millones: 10_000_000n };

/** Whole pesos, whole thousands, or millions with one decimal; never zero for what is not. */
export function inUnit(cents: Cents, unit: Unit): string {
  if (unit === 'pesos' || cents === 0n) return formatPesos(cents);
  const rounded = (abs(cents) + unitSize[unit] / 2n) / unitSize[unit];
  const text = formatPesos(unit === 'miles' ? rounded * 100n : (rounded / 10n) * 100n).replace('–', '0');
  const said = unit === 'miles' ? text : `${text},${rounded % 10n}`;
  return cents < 0n ? `(${said})` : said;
}

/** Amounts in the unit of a statement. */
import { formatCents, formatPesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { isRestated, type StatementUnit } from '#core/statement/unit/statement-unit.ts';

/** Pesos that are rounded where they are shown; the server restates the others. */
type RoundedUnit = 'pesos' | 'miles' | 'millones';

/** Cents of what is shown last: a peso, a thousand, a tenth of a million. */
export const unitSize: Record<RoundedUnit, Cents> = { pesos: 100n, miles: 100_000n, millones: 10_000_000n };

/** Whole pesos, whole thousands, millions with one decimal, hundredths of a UVT; never zero for what is not. */
export function inUnit(cents: Cents, unit: StatementUnit): string {
  if (unit === 'uvt') return formatCents(cents);
  if (unit === 'pesos' || unit === 'constantes' || cents === 0n) return formatPesos(cents);
  const rounded = (abs(cents) + unitSize[unit] / 2n) / unitSize[unit];
  const text = formatPesos(unit === 'miles' ? rounded * 100n : (rounded / 10n) * 100n).replace('–', '0');
  const said = unit === 'miles' ? text : `${text},${rounded % 10n}`;
  return cents < 0n ? `(${said})` : said;
}

/** The unit of the figures that are there: those of another may still be read. */
export function unitOf({ restated }: Pick<StatementTree, 'restated'>, asked: StatementUnit): StatementUnit {
  if (restated) return restated.unit;
  return isRestated(asked) ? 'pesos' : asked;
}

/** Figures of the documents in their unit: pesos to the cent, whole thousands, millions with a decimal; ratios in theirs. */
import { formatCents, formatPercent } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from './contract.ts';

/** Pesos of a unit. */
const pesosOf: Record<StatementUnit, bigint> = { pesos: 1n, miles: 1_000n, millones: 1_000_000n };
/** Cents of what is shown last; null: to the cent. */
export const roundedTo: Record<StatementUnit, Cents | null> = { pesos: null, miles: 100_000n, millones: 10_000_000n };
/** Decimals that are not shown, with their comma. */
const hidden: Record<StatementUnit, RegExp> = { pesos: /(?!)/, miles: /,\d\d/, millones: /(?<=,\d)\d/ };

/** A figure of a node as a number of its unit, in cents of it; `amount`: of the rounded tree. */
export function inUnit({ unit: ratio }: Pick<StatementNode, 'unit'>, amount: Cents, unit: StatementUnit): Cents {
  return ratio === null ? amount / pesosOf[unit] : amount;
}

/** As it is printed: negatives in parentheses, zero as a dash. */
export function figureWords(node: Pick<StatementNode, 'unit'>, amount: Cents, unit: StatementUnit): string {
  if (node.unit === null) return formatCents(inUnit(node, amount, unit)).replace(hidden[unit], '');
  const percent = formatPercent(Math.abs(Number(amount)) / 100, node.unit === 'times' ? 2 : 1);
  const words = node.unit === 'percent' ? percent : percent.replace(/\s%$/, '');
  return amount < 0n ? `(${words})` : words;
}

/** The unit of a ratio, after its name. */
export const ratioUnit: Record<NonNullable<StatementNode['unit']>, string> = {
  times: ' (veces)',
  percent: ' (%)',
  days: ' (días)',
};

/** Units in which a statement is presented: pesos as they were, rounded, or restated in UVT or in pesos of one month. */
import type { Cents } from '#core/money/money.ts';

export const statementUnits = ['pesos', 'miles', 'millones', 'uvt', 'constantes'] as const;
export type StatementUnit = (typeof statementUnits)[number];

/** Units that take every column to one measure; the amounts of a restated tree are in them. */
export type RestatedUnit = Extract<StatementUnit, 'uvt' | 'constantes'>;

export function isRestated(unit: StatementUnit): unit is RestatedUnit {
  return unit === 'uvt' || unit === 'constantes';
}

/**
 * What is shown last, in hundredths: a thousand pesos, a tenth of a million, a hundredth of a UVT, a whole constant peso.
 * Null: to the cent, unrounded.
 */
export const unitStep: Readonly<Record<StatementUnit, Cents | null>> = {
  pesos: null,
  miles: 100_000n,
  millones: 10_000_000n,
  uvt: 1n,
  constantes: 100n,
};

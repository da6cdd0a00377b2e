/** Shared by the modules of this validation: roles, parameters, context. */

import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import { abs, type Cents } from '#core/money/money.ts';

export type Role =
  | 'activo'
  | 'pasivo'
  | 'patrimonio'
  | 'resultadoEjercicio'
  | 'resultadosAnteriores'
  | 'ingresos'
  | 'gastos'
  | 'costos'
  | 'ordenDeudoras'
  | 'ordenAcreedoras';

export const parameters = {
  /** Percentage of rows with wrong arithmetic from which the whole balance counts as unbalanced. */
  filasDescuadradas: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  /** Minimum digits of posting accounts. */
  digitosCuenta: { kind: 'count', default: 6, minimum: 1, maximum: 16 },
  /** The company uses a chart other than the PUC. */
  planPropio: { kind: 'switch', default: false },
  /** Last month in which the previous year may be adjusted: that of the approving assembly. */
  mesDeLaAsamblea: { kind: 'count', default: 3, minimum: 1, maximum: 12 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;

/** Roles of accounts that close every year. */
export const resultRoles = ['ingresos', 'gastos', 'costos'] as const;

export function exceeds(amount: Cents, tolerance: Cents): boolean {
  return abs(amount) > tolerance;
}

/**
 * Whether a difference of a total is within the rounding of its rows: figures without cents are off by up to half a
 * peso each, and such errors grow with the square root of their number. For 10,000 rows, 100 pesos.
 */
export function fitsRounding(difference: Cents, rows: number, row: Cents): boolean {
  return abs(difference) <= row * BigInt(Math.ceil(Math.sqrt(rows)));
}

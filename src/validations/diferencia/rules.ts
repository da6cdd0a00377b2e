/** Names that the parts of this validation share: its rules, its roles, its parameters, and what its checks receive. */

import type { ParameterDeclarations, ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext, Fact } from '#core/engine/validation.ts';
import { abs, type Cents } from '#core/money/money.ts';

export type Rule = 'DIF-1' | 'DIF-2' | 'DIF-3' | 'DIF-4' | 'DIF-5' | 'DIF-6' | 'DIF-7' | 'DIF-8' | 'DIF-9' | 'DIF-10';

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
  /** Percent of the rows whose arithmetic may fail before the whole balance counts as unbalanced. */
  filasDescuadradas: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  /** Digits from which an account may hold entries. */
  digitosCuenta: { kind: 'count', default: 6, minimum: 1, maximum: 16 },
  /** The company keeps a chart other than the PUC. */
  planPropio: { kind: 'switch', default: false },
  /** Last month in which the former year may still be adjusted: the assembly that approves it. */
  mesDeLaAsamblea: { kind: 'count', default: 3, minimum: 1, maximum: 12 },
} as const satisfies ParameterDeclarations;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type IntegrityFact = Fact<Rule>;

/** Roles whose accounts close every year. */
export const resultRoles = ['ingresos', 'gastos', 'costos'] as const;

export function exceeds(amount: Cents, tolerance: Cents): boolean {
  return abs(amount) > tolerance;
}

/**
 * Whether a difference of a total fits in the rounding of its rows: figures printed without cents are off by up to half a
 * peso each, and such errors grow with the square root of their number. For 10,000 rows, 100 pesos.
 */
export function fitsRounding(difference: Cents, rows: number, row: Cents): boolean {
  return abs(difference) <= row * BigInt(Math.ceil(Math.sqrt(rows)));
}

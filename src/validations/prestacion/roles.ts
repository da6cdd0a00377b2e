/** Accounts of social benefits: four benefits, each with its expense, estimated and consolidated liability. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { PayrollConcept } from '#core/checks/payroll/payroll-concept.es.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';
import type { PayrollRate } from '#core/reference/payroll/payroll-rates.ts';

export const benefits = ['cesantias', 'intereses', 'prima', 'vacaciones'] as const;
export type Benefit = (typeof benefits)[number];

/** Expense concept, and payroll table row. */
export const benefitTable: Readonly<Record<Benefit, { concept: PayrollConcept; rate: PayrollRate['code'] }>> = {
  cesantias: { concept: 'cesantias', rate: 'CESANTIAS' },
  intereses: { concept: 'interesesCesantias', rate: 'INT_CESANTIAS' },
  prima: { concept: 'prima', rate: 'PRIMA' },
  vacaciones: { concept: 'vacaciones', rate: 'VACACIONES' },
};

/** Norm that each accrues by. */
export const lawOf = {
  cesantias: 'cst_249',
  intereses: 'ley_52_1975_1',
  prima: 'cst_306',
  vacaciones: 'cst_186',
} as const satisfies Record<Benefit, LegalSourceKey>;

const inExpenses = (...codes: readonly string[]): string[] =>
  codes.flatMap((code) => ['5105', '5205'].map((group) => `${group}${code}`));

export const defaultRoles = {
  sueldos: inExpenses('06', '12', '18'),
  horasExtras: inExpenses('15'),
  transporte: inExpenses('27'),
  integral: inExpenses('03'),
  incapacidades: inExpenses('24'),
  gastoCesantias: inExpenses('30'),
  gastoIntereses: inExpenses('33'),
  gastoPrima: inExpenses('36'),
  gastoVacaciones: inExpenses('39'),
  /** Payroll accounts identified by name. */
  nominaPorNombre: ['5105', '5205', '61'],
  /** Production costs, also by name: their credits are transfers, not reversals. */
  produccion: ['7'],
  estimadoCesantias: ['261005'],
  estimadoIntereses: ['261010'],
  estimadoPrima: ['261020'],
  estimadoVacaciones: ['261015'],
  consolidadoCesantias: ['2510'],
  consolidadoIntereses: ['2515'],
  consolidadoPrima: ['2520'],
  consolidadoVacaciones: ['2525'],
  /** Severance of the old regime stays until the contract ends. */
  cesantiasAnteriores: ['251005'],
  bancos: ['1110', '1120'],
};

export type Role = keyof typeof defaultRoles;

export interface Parameters {
  tolerancia: number;
  toleranciaPasivo: number;
}

export type Context = CheckContext<Role, Parameters>;

type Roles = Readonly<Record<Role, AccountRole>>;

export function expenseRole(roles: Roles, benefit: Benefit): AccountRole {
  return {
    cesantias: roles.gastoCesantias,
    intereses: roles.gastoIntereses,
    prima: roles.gastoPrima,
    vacaciones: roles.gastoVacaciones,
  }[benefit];
}

export function estimatedRole(roles: Roles, benefit: Benefit): AccountRole {
  return {
    cesantias: roles.estimadoCesantias,
    intereses: roles.estimadoIntereses,
    prima: roles.estimadoPrima,
    vacaciones: roles.estimadoVacaciones,
  }[benefit];
}

export function consolidatedRole(roles: Roles, benefit: Benefit): AccountRole {
  return {
    cesantias: roles.consolidadoCesantias,
    intereses: roles.consolidadoIntereses,
    prima: roles.consolidadoPrima,
    vacaciones: roles.consolidadoVacaciones,
  }[benefit];
}

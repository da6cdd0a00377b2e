/** Social security and parafiscal contributions: six, each with its expense, liability and payroll table row. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { PayrollConcept } from '#core/checks/payroll/payroll-concept.es.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';

export const contributions = [
  'pension',
  'salud',
  'riesgos',
  'caja',
  'sena',
  'icbf',
] as const satisfies PayrollConcept[];
export type Contribution = (typeof contributions)[number];

/** Norm that each is due by. */
export const lawOf = {
  pension: 'ley_100_1993_20',
  salud: 'ley_100_1993_204',
  riesgos: 'dec_1072_2015',
  caja: 'ley_21_1982',
  sena: 'ley_21_1982',
  icbf: 'ley_89_1988_1',
} as const satisfies Record<Contribution, LegalSourceKey>;

/** Exempted by ET 114-1 for employees below ten minimum wages. */
export const EXEMPTED: ReadonlySet<Contribution> = new Set(['salud', 'sena', 'icbf']);
/**
 * Contributions whose base includes non-salary payments beyond 40 % (Ley 1393/2010 art. 30), capped at 25 minimum
 * wages.
 */
export const SOCIAL_SECURITY: ReadonlySet<Contribution> = new Set(['pension', 'salud', 'riesgos']);

const inExpenses = (...codes: readonly string[]): string[] =>
  codes.flatMap((code) => ['5105', '5205'].map((group) => `${group}${code}`));

export const defaultRoles = {
  sueldos: inExpenses('06', '12', '15', '18'),
  integral: inExpenses('03'),
  noSalarial: inExpenses('42', '45', '48'),
  vacaciones: inExpenses('39'),
  vacacionesPorPagar: ['261015', '2525'],
  gastoPension: inExpenses('70'),
  gastoSalud: inExpenses('69'),
  gastoRiesgos: inExpenses('68'),
  gastoCaja: inExpenses('72'),
  gastoSena: inExpenses('78'),
  gastoIcbf: inExpenses('75'),
  /** Payroll accounts identified by name. */
  nominaPorNombre: ['5105', '5205', '61'],
  /** Production costs, also by name: their credits are transfers, not reversals. */
  produccion: ['7'],
  /** Common account of deductions and contributions. */
  aportes: ['2370'],
  /** Deductions outside of the common account, by name. */
  descuentosPorNombre: ['23', '25'],
  pasivoSalud: ['237005'],
  pasivoRiesgos: ['237006'],
  pasivoParafiscales: ['237010'],
  pasivoPension: ['238030'],
  autorretencion: ['236575'],
  ingresos: ['41'],
  honorarios: ['5110', '5210'],
  bancos: ['1110', '1120'],
};

export type Role = keyof typeof defaultRoles;

export interface Parameters {
  tolerancia: number;
}

export type Context = CheckContext<Role, Parameters>;

type Roles = Readonly<Record<Role, AccountRole>>;

export function expenseRole(roles: Roles, contribution: Contribution): AccountRole {
  return {
    pension: roles.gastoPension,
    salud: roles.gastoSalud,
    riesgos: roles.gastoRiesgos,
    caja: roles.gastoCaja,
    sena: roles.gastoSena,
    icbf: roles.gastoIcbf,
  }[contribution];
}

export function liabilityRole(roles: Roles, contribution: Contribution): AccountRole {
  return {
    pension: roles.pasivoPension,
    salud: roles.pasivoSalud,
    riesgos: roles.pasivoRiesgos,
    caja: roles.pasivoParafiscales,
    sena: roles.pasivoParafiscales,
    icbf: roles.pasivoParafiscales,
  }[contribution];
}

/** All contribution liabilities, without duplicates. */
export function liabilityLeaves({ pasivoSalud, pasivoRiesgos, pasivoParafiscales, pasivoPension }: Roles): number[] {
  return [pasivoSalud, pasivoRiesgos, pasivoParafiscales, pasivoPension].flatMap((role) => role.leaves());
}

/** Whether ET 114-1 exempts the company: by its profile, or in SIMPLE (ET 903 par. 3); undefined if unknown. */
export function isExempt({ exonerado1141, regimen }: Context['profile']): boolean | undefined {
  return exonerado1141 ?? (regimen === 'simple' ? true : undefined);
}

/** Which contribution an account is of, by its name. */
import { payrollConceptOf } from '#core/checks/payroll/payroll-concept.es.ts';
import type { Contribution } from '#core/source/planilla.ts';

export function contributionOf(name: string): Contribution | null {
  switch (payrollConceptOf(name)) {
    case 'pension':
      return 'pension';
    case 'salud':
      return 'health';
    case 'riesgos':
      return 'risk';
    case 'caja':
    case 'sena':
    case 'icbf':
      return 'fund';
    default:
      return null;
  }
}

/** Wages in the names of accounts of the expense: what the base of contributions is made of. */
export function isWage(name: string): boolean {
  const concept = payrollConceptOf(name);
  return concept === 'sueldos' || concept === 'horasExtras' || concept === 'integral';
}

/** Of apprentices no pension is paid. */
export function isOfApprentices(name: string): boolean {
  return payrollConceptOf(name) === 'aprendices';
}

/**
 * The accounts of each payroll concept: those of its role, and those of the payroll and cost groups that only their name tells.
 * Apprentices earn no benefits and contribute otherwise: an account in their name is in no concept.
 */
import type { AccountRole } from './account-role.ts';
import { type PayrollConcept, payrollConceptOf } from './payroll-concept.es.ts';
import type { TrialBalance } from './trial-balance.ts';

/** Leaves by concept. A concept without a role may still be found by name. */
export type PayrollLeaves = Readonly<Record<PayrollConcept, readonly number[]>>;

/** `named` is the role of the accounts whose names are read; the roles of the concepts take theirs first. */
export function payrollLeaves(
  balance: TrialBalance,
  roles: Partial<Record<PayrollConcept, AccountRole>>,
  named: AccountRole,
): PayrollLeaves {
  const { names } = balance.data.accounts;
  const found: Record<PayrollConcept, number[]> = {
    aprendices: [],
    integral: [],
    horasExtras: [],
    transporte: [],
    sueldos: [],
    interesesCesantias: [],
    cesantias: [],
    prima: [],
    vacaciones: [],
    pension: [],
    salud: [],
    riesgos: [],
    caja: [],
    icbf: [],
    sena: [],
    noSalarial: [],
  };
  for (const concept of Object.keys(found) as PayrollConcept[]) {
    for (const leaf of roles[concept]?.leaves() ?? []) {
      found[payrollConceptOf(names[leaf]!) === 'aprendices' ? 'aprendices' : concept].push(leaf);
    }
  }
  for (const leaf of named.leaves()) {
    const concept = payrollConceptOf(names[leaf]!);
    if (concept !== null) found[concept].push(leaf);
  }
  return found;
}

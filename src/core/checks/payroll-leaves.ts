/**
 * Accounts of each payroll concept: those of its role, and those of the payroll and cost groups identified by name.
 * Apprentices earn no benefits and contribute differently: an account named after them has no concept.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { isPayByResult, type PayrollConcept, payrollConceptOf, payrollConcepts } from './payroll-concept.es.ts';

export interface PayrollLeaves {
  /** Leaves by concept. A concept without a role may still be found by name. */
  of: Readonly<Record<PayrollConcept, readonly number[]>>;
  /** Production costs among them, whose credits transfer them onwards. */
  transferred: ReadonlySet<number>;
}

/**
 * `named` and `produced`: roles of the accounts identified by name, expenses and costs; the roles of the concepts take
 * precedence.
 */
export function payrollLeaves(
  balance: TrialBalance,
  roles: Partial<Record<PayrollConcept, AccountRole>>,
  { named, produced }: { named: AccountRole; produced: AccountRole },
): PayrollLeaves {
  const found = Object.fromEntries(
    payrollConcepts.map((concept): [PayrollConcept, number[]] => [concept, []]),
  ) as Record<PayrollConcept, number[]>;
  for (const concept of payrollConcepts) {
    for (const leaf of roles[concept]?.leaves() ?? []) {
      found[payrollConceptOf(balance.leaf(leaf).name) === 'aprendices' ? 'aprendices' : concept].push(leaf);
    }
  }
  const costs = produced.leaves();
  const byName = [...named.leaves(), ...costs];
  for (const leaf of byName) {
    const concept = payrollConceptOf(balance.leaf(leaf).name);
    if (concept !== null) found[concept].push(leaf);
  }
  found.sueldos.push(...earnedByEmployees(balance, byName, found.sueldos));
  return { of: found, transferred: new Set(costs) };
}

/** Commissions and piecework of people who also earn wages: those of others are fees. */
function earnedByEmployees(balance: TrialBalance, leaves: readonly number[], wages: readonly number[]): number[] {
  const byResult = leaves.filter((leaf) => isPayByResult(balance.leaf(leaf).name));
  if (byResult.length === 0) return [];
  const employees = balance.people(wages);
  return byResult.filter((leaf) => {
    const { people } = balance.leaf(leaf);
    return people.length > 0 && people.every(({ key }) => employees.get(key) !== undefined);
  });
}

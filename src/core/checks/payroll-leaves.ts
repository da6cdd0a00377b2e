/**
 * Accounts of each payroll concept: those of its role, and those of the payroll and cost groups identified by name.
 * Apprentices earn no benefits and contribute differently: an account named after them has no concept.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type PayrollConcept, payrollConceptOf, payrollConcepts } from './payroll-concept.es.ts';

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
  for (const leaf of [...named.leaves(), ...costs]) {
    const concept = payrollConceptOf(balance.leaf(leaf).name);
    if (concept !== null) found[concept].push(leaf);
  }
  return { of: found, transferred: new Set(costs) };
}

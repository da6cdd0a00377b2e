/** Advances given to creditors of the company: suppliers, employees, partners. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { byAccount, type Crossing, crossings, shrinking } from '#core/checks/crossing.ts';
import type { Fact, FactTerm } from '#core/engine/fact.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';

export type CrossedRule = 'ANT-1' | 'ANT-2' | 'ANT-3' | 'ANT-4';

export type Role =
  | 'anticipos'
  | 'anticiposDeObra'
  | 'anticiposEmpleados'
  | 'prestamosEmpleados'
  | 'proveedores'
  | 'proveedoresExterior'
  | 'nomina'
  | 'socios'
  | 'deudasConSocios'
  | 'consumos'
  | 'gastosDeViaje';

export type Roles = Readonly<Record<Role, AccountRole>>;

/** Reason why an advance may stay open beside a debt: amortised with progress, or in a foreign currency. */
type Kind = 'plain' | 'progress' | 'foreign';

interface Relation {
  rule: CrossedRule;
  advances: readonly Role[];
  debts: readonly Role[];
}

const RELATIONS: readonly Relation[] = [
  { rule: 'ANT-1', advances: ['anticipos', 'anticiposDeObra'], debts: ['proveedores', 'proveedoresExterior'] },
  { rule: 'ANT-2', advances: ['anticiposEmpleados', 'prestamosEmpleados'], debts: ['proveedores'] },
  { rule: 'ANT-3', advances: ['anticiposEmpleados', 'prestamosEmpleados'], debts: ['nomina'] },
  { rule: 'ANT-4', advances: ['socios'], debts: ['deudasConSocios'] },
];

const SEVERITY: Partial<Record<CrossedRule, Severity>> = { 'ANT-3': 'baja', 'ANT-4': 'informativa' };

export interface Crossed {
  facts: Fact<CrossedRule>[];
  /** Suppliers whose advances are reported here. */
  suppliers: ReadonlySet<string>;
}

export function crossedAdvances(balance: TrialBalance, roles: Roles, tolerances: Tolerances): Crossed {
  const suppliers = new Set<string>();
  const amortised = shrinking(balance, roles.anticiposDeObra.leaves());
  const facts = RELATIONS.flatMap((relation) => {
    const found = crossings(
      balance,
      leavesOf(roles, relation.advances),
      leavesOf(roles, relation.debts),
      tolerances.row,
    );
    if (relation.rule === 'ANT-1') for (const { thirdParty } of found) suppliers.add(thirdParty.key);
    return byKind(balance, roles, found).flatMap(([kind, own]) => {
      // Amortised in the month as agreed: an open invoice beside it is normal.
      const open = kind === 'progress' ? own.filter(({ thirdParty }) => !amortised.has(thirdParty.key)) : own;
      return factsOf(balance, relation.rule, kind, open, tolerances);
    });
  });
  return { facts, suppliers };
}

/** Accounts of several roles, in role order: advances amortised with progress are crossed last. */
export function leavesOf(roles: Roles, names: readonly Role[]): number[] {
  return names.flatMap((name) => roles[name].leaves());
}

function byKind(balance: TrialBalance, roles: Roles, found: readonly Crossing[]): [Kind, Crossing[]][] {
  const kindOf = (debitLeaf: number, creditLeaf: number): Kind => {
    if (roles.anticiposDeObra.has(balance.leaf(debitLeaf).code)) return 'progress';
    return roles.proveedoresExterior.has(balance.leaf(creditLeaf).code) ? 'foreign' : 'plain';
  };
  const split = found.flatMap(({ thirdParty, pairs }) =>
    pairs.map((pair) => ({ thirdParty, amount: pair.amount, pairs: [pair] })),
  );
  return [...Map.groupBy(split, ({ pairs: [pair] }) => kindOf(pair!.debitLeaf, pair!.creditLeaf))];
}

function factsOf(
  balance: TrialBalance,
  rule: CrossedRule,
  kind: Kind,
  found: readonly Crossing[],
  tolerances: Tolerances,
): Fact<CrossedRule>[] {
  return byAccount(balance, found, 'debitLeaf').map(({ leaf, thirdParties, amount, entry, moved, rows }) => {
    const account = balance.leaf(leaf).code;
    const debts = [...new Set(entry.filter(({ debit }) => debit > 0n).map((line) => line.account))];
    const isSmall = amount <= tolerances.noise || kind !== 'plain';
    return {
      rule,
      severity: SEVERITY[rule] ?? (isSmall ? 'baja' : 'media'),
      account,
      ...(kind === 'plain' ? {} : { subject: kind }),
      thirdParties,
      amount,
      expected: 0n,
      found: amount,
      data: {
        kind,
        moved,
        debts: debts.map((code) => `${code} ${balance.accountName(code)}`.trim()),
      },
      formula: formulaOf(balance, leaf, debts, thirdParties, amount),
      // Wages cannot be set off without the employee's written order, and a partner's accounts are a decision of the
      // partners.
      entry: rule === 'ANT-1' || rule === 'ANT-2' ? entry : [],
      rows,
    };
  });
}

/** Both balances of a single third party; with several the sums would not show the lesser of each. */
function formulaOf(
  balance: TrialBalance,
  leaf: number,
  debts: readonly string[],
  thirdParties: readonly { thirdParty: number }[],
  amount: bigint,
): FactTerm[] {
  const [only, second] = thirdParties;
  if (only === undefined || second !== undefined) return [];
  const key = balance.thirdParties.key(only.thirdParty);
  const closingIn = (index: number) =>
    balance.leaf(index).people.find((thirdParty) => thirdParty.key === key)?.closing ?? 0n;
  const owed = debts.reduce((sum, code) => sum - closingIn(balance.accountIndex(code)), 0n);
  return [
    { label: 'advance', amount: closingIn(leaf), kind: 'term' },
    { label: 'debt', amount: owed, kind: 'term' },
    { label: 'crossed', amount, kind: 'total' },
  ];
}

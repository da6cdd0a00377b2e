/** Advances given to creditors of the company: suppliers, employees, partners. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { byAccount, type Crossing, crossings, shrinking } from '#core/checks/crossing.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { type Books, leavesOf, type Role, type Roles } from './roles.ts';

/** Reason why an advance may stay open beside a debt: amortised with progress, or in a foreign currency. */
type Kind = 'plain' | 'progress' | 'foreign';

interface Relation {
  advances: readonly Role[];
  debts: readonly Role[];
}

const RELATIONS = {
  suppliers: { advances: ['anticipos', 'anticiposDeObra'], debts: ['proveedores', 'proveedoresExterior'] },
  employees: { advances: ['anticiposEmpleados', 'prestamosEmpleados'], debts: ['proveedores'] },
  wages: { advances: ['anticiposEmpleados', 'prestamosEmpleados'], debts: ['nomina'] },
  partners: { advances: ['socios'], debts: ['deudasConSocios'] },
} as const satisfies Readonly<Record<string, Relation>>;

/** Third parties with an advance and a debt of the relation. */
export function crossedWith(relation: keyof typeof RELATIONS, { balance, roles, tolerances }: Books): Crossing[] {
  const { advances, debts } = RELATIONS[relation];
  return crossings(balance, leavesOf(roles, advances), leavesOf(roles, debts), tolerances.row);
}

export interface HowTold {
  /** Default by the amount and the kind of advance. */
  severity?: Severity;
  /** What is crossed needs more than an entry: an employee's order, a decision of the partners. */
  withoutEntry?: true;
}

/** One fact for each account and kind of advance. */
export function crossedFacts(found: readonly Crossing[], books: Books, told: HowTold = {}): RuleFact[] {
  const { balance, roles } = books;
  const amortised = shrinking(balance, roles.anticiposDeObra.leaves());
  return byKind(balance, roles, found).flatMap(([kind, own]) => {
    // Amortised in the month as agreed: an open invoice beside it is normal.
    const open = kind === 'progress' ? own.filter(({ thirdParty }) => !amortised.has(thirdParty.key)) : own;
    return factsOf(kind, open, books, told);
  });
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
  kind: Kind,
  found: readonly Crossing[],
  { balance, tolerances }: Books,
  { severity, withoutEntry }: HowTold,
): RuleFact[] {
  return byAccount(balance, found, 'debitLeaf').map(({ leaf, thirdParties, amount, entry, moved, rows }) => {
    const account = balance.leaf(leaf).code;
    const debts = [...new Set(entry.filter(({ debit }) => debit > 0n).map((line) => line.account))];
    const isSmall = amount <= tolerances.noise || kind !== 'plain';
    return {
      severity: severity ?? (isSmall ? 'baja' : 'media'),
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
      entry: withoutEntry ? [] : entry,
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

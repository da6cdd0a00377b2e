/** Contra accounts of the books: their family, by code or else by name, and their base. */
import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type ContraKind, contraByName } from '#core/identity/contra-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { classNature } from '#core/reference/chart/puc.ts';

export const families = [
  'acumulada',
  'deterioro',
  'devoluciones',
  'capitalPorSuscribir',
  'capitalPorCobrar',
  'patrimonio',
  'otras',
  'orden',
] as const;
export type Family = (typeof families)[number];

/** A contra account; its normal side is opposite to its class. */
export interface ContraAccount {
  leaf: number;
  code: string;
  family: Family;
  /** Prefix of the pairs that gives its base, or null. */
  corrects: string | null;
  amounts: Amounts;
  /** Balance on the wrong side, that of its class; negative when correct. */
  wrong: Cents;
}

export type Pairs = readonly (readonly [string, string])[];
type RolePrefixes = Readonly<Record<Family, { readonly prefixes: readonly string[] }>>;

/** Transfers of class 7 net their group, not one account. */
const BY_NAME: Partial<Record<ContraKind, Family>> = {
  accumulated: 'acumulada',
  impairment: 'deterioro',
  returns: 'devoluciones',
};

/** Every contra account with facts, by code. `pairs`: contra and base. */
export function contraAccounts(balance: TrialBalance, roles: RolePrefixes, pairs: Pairs): ContraAccount[] {
  const byPrefix = new Map<string, Family>();
  for (const family of families) for (const prefix of roles[family].prefixes) byPrefix.set(prefix, family);
  const contras = new Map(pairs.map(([contra]) => [contra, contra]));
  return balance.leaves().flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const known = longestMatch(byPrefix, code);
    const named = known === null ? contraByName(code, balance.leaf(leaf).name) : null;
    const family = known ?? (named && BY_NAME[named]) ?? null;
    if (family === null) return [];
    const amounts = balance.leaf(leaf).sum;
    const corrects = known === null ? contraOfBase(code, family, pairs, byPrefix) : longestMatch(contras, code);
    // A name is evidence only under codes with contra accounts: elsewhere (inflation adjustments) it is not.
    if (known === null && corrects === null) return [];
    return [{ leaf, code, family, corrects, amounts, wrong: onSideOfClass(code, amounts.closing) }];
  });
}

/** The amount, positive on the normal side of the code's class. */
export function onSideOfClass(code: string, amount: Cents): Cents {
  return classNature(code) === 'D' ? amount : -amount;
}

/** A contra account by name only lies within its own base: the pair with the longest matching base. */
function contraOfBase(
  code: string,
  family: Family,
  pairs: Pairs,
  byPrefix: ReadonlyMap<string, Family>,
): string | null {
  const bases = new Map(
    pairs.filter(([contra]) => longestMatch(byPrefix, contra) === family).map(([contra, base]) => [base, contra]),
  );
  return longestMatch(bases, code);
}

/** Contra accounts with a common base, and that base. Amounts are positive on each one's normal side. */
export interface Group {
  contra: string;
  family: Family;
  accounts: ContraAccount[];
  corrected: Cents;
  base: Cents;
  baseLeaves: number[];
}

/** The contra accounts of the books, worked out once for all rules. */
export interface Contras {
  balance: TrialBalance;
  accounts: readonly ContraAccount[];
  groups: readonly Group[];
  /** Contra and base. */
  pairs: Pairs;
  /** Impairment and the expense that is missing for it. */
  missing: Pairs;
  correction: {
    /** Contra account and the account for its excess. */
    excess: Pairs;
    /** Prefix of the account for the remainder of a retired asset. */
    retirement: string | undefined;
  };
  tolerances: Tolerances;
}

/** One group per contra prefix in use. */
export function groupsOf(balance: TrialBalance, accounts: readonly ContraAccount[], pairs: Pairs): Group[] {
  const isContra = new Set(accounts.map(({ leaf }) => leaf));
  const groups = Map.groupBy(
    accounts.filter(({ corrects }) => corrects !== null),
    ({ corrects }) => corrects!,
  );
  return [...groups].map(([contra, members]) => {
    const bases = pairs.filter(([one]) => one === contra).map(([, base]) => base);
    const baseLeaves = [...new Set(bases.flatMap((base) => balance.leaves(base)))].filter(
      (leaf) => !isContra.has(leaf),
    );
    const base = baseLeaves.reduce((sum, leaf) => sum + closingOnClass(balance, leaf), 0n);
    const corrected = members.reduce((sum, { wrong }) => sum - wrong, 0n);
    return { contra, family: members[0]!.family, accounts: members, corrected, base, baseLeaves };
  });
}

/** Balance of an account, positive on the normal side of its class. */
export function closingOnClass(balance: TrialBalance, leaf: number): Cents {
  const code = balance.leaf(leaf).code;
  return onSideOfClass(code, balance.leaf(leaf).sum.closing);
}

/**
 * The contra accounts of the books: which family each belongs to, by its code or else by its name, and which base it corrects.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
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

/** Accounts of a contra family are normally on the side opposite to their class. */
export interface ContraAccount {
  leaf: number;
  code: string;
  family: Family;
  /** The prefix of the pairs that says what it corrects, or null. */
  corrects: string | null;
  amounts: Amounts;
  /** Balance on the side of its class, where it should not be; negative when it is right. */
  wrong: Cents;
}

export type Pairs = readonly (readonly [string, string])[];
type RolePrefixes = Readonly<Record<Family, { readonly prefixes: readonly string[] }>>;

const BY_NAME: Record<ContraKind, Family> = {
  accumulated: 'acumulada',
  impairment: 'deterioro',
  returns: 'devoluciones',
};

/** Every contra account with facts, by code. `pairs` are contra and base. */
export function contraAccounts(balance: TrialBalance, roles: RolePrefixes, pairs: Pairs): ContraAccount[] {
  const byPrefix = new Map<string, Family>();
  for (const family of families) for (const prefix of roles[family].prefixes) byPrefix.set(prefix, family);
  const contras = new Map(pairs.map(([contra]) => [contra, contra]));
  return balance.leaves().flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const known = longestMatch(byPrefix, code);
    const named = known === null ? contraByName(code, balance.leaf(leaf).name) : null;
    const family = known ?? (named && BY_NAME[named]);
    if (family === null) return [];
    const amounts = balance.leaf(leaf).sum;
    const corrects = known === null ? contraOfBase(code, family, pairs, byPrefix) : longestMatch(contras, code);
    // A name is evidence only among what such accounts correct: elsewhere (adjustments for inflation) it says nothing.
    if (known === null && corrects === null) return [];
    return [{ leaf, code, family, corrects, amounts, wrong: onSideOfClass(code, amounts.closing) }];
  });
}

/** The amount as positive on the normal side of the code's class. */
export function onSideOfClass(code: string, amount: Cents): Cents {
  return classNature(code) === 'D' ? amount : -amount;
}

/** An account that only its name makes a contra lies among its own base: the pair of the longest base that holds it. */
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

/** Contra accounts that correct the same base, with that base. Amounts are positive on each one's normal side. */
export interface Group {
  contra: string;
  family: Family;
  accounts: ContraAccount[];
  corrected: Cents;
  base: Cents;
  baseLeaves: number[];
}

/** One group for each contra prefix of the pairs that the books use. */
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

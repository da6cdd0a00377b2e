/**
 * Circumstances of a third party's contrary balance (the false positives of domain.md V1): a credit note after
 * collection, an opening not assigned to third parties, or the third party's normal balance in a sister account.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, min } from '#core/money/money.ts';
import { type Contrary, type ContraryThirdParty, type Limits, wrongSide } from './contrary.ts';
import type { JudgedRole } from './treatments.ts';
import type { Unit } from './units.ts';

export type Circumstance =
  | { kind: 'none' }
  /** The month has returns of at least that amount for the customer. */
  | { kind: 'returns' }
  /**
   * The account's opening has that much without third party, or under the company's own NIT: typical of a migration.
   */
  | { kind: 'unassigned'; pool: ThirdParty }
  /** On its normal side, for at least that amount, in another account of the same role. */
  | { kind: 'elsewhere'; account: number };

/** Roles with balances of one third party in several accounts. */
const CROSSED: ReadonlySet<JudgedRole> = new Set(['clientes', 'proveedores', 'deudores']);

/**
 * Roles whose openings a migration imports without third parties. Elsewhere the company's own NIT is an ordinary third
 * party.
 */
const MIGRATED: ReadonlySet<JudgedRole> = new Set(['clientes', 'proveedores', 'deudores', 'pasivos']);

export interface Explained extends ContraryThirdParty {
  circumstance: Circumstance;
}

/** Circumstances of the third parties of each unit. Look-ups are lazy and cached. */
export class Circumstances {
  readonly #balance: TrialBalance;
  readonly #returns: AccountRole;
  readonly #limits: Limits;
  readonly #siblings: Map<string, Unit[]>;
  readonly #elsewhere = new Map<string, Map<string, Map<number, Cents>>>();
  #returned: Map<string, Cents> | null = null;

  constructor(balance: TrialBalance, returns: AccountRole, units: readonly Unit[], limits: Limits) {
    this.#balance = balance;
    this.#returns = returns;
    this.#limits = limits;
    this.#siblings = Map.groupBy(units, ({ role }) => role);
  }

  explain(contrary: Contrary): Explained[] {
    const { unit, thirdParties } = contrary;
    const pool = thirdParties.length > 0 && MIGRATED.has(unit.role) ? this.#poolOf(unit) : null;
    let left = pool?.amount ?? 0n;
    return thirdParties.map((entry) => {
      const circumstance = this.#of(unit, entry, pool && left >= entry.amount ? pool.thirdParty : null);
      if (circumstance.kind === 'unassigned') left -= entry.amount;
      return { ...entry, circumstance };
    });
  }

  #of(unit: Unit, { thirdParty, amount, inherited }: ContraryThirdParty, pool: ThirdParty | null): Circumstance {
    if (unit.treatment.scope !== 'thirdParties') return { kind: 'none' };
    const account = this.#normalElsewhere(unit, thirdParty.key, amount);
    if (account !== null) return { kind: 'elsewhere', account };
    if (pool && pool.key !== thirdParty.key) return { kind: 'unassigned', pool };
    if (unit.role === 'clientes' && inherited === 0n && (this.#returnsOf().get(thirdParty.key) ?? 0n) >= amount)
      return { kind: 'returns' };
    return { kind: 'none' };
  }

  /** Unassigned opening of the unit on its normal side. */
  #poolOf(unit: Unit): { thirdParty: ThirdParty; amount: Cents } | null {
    const [leaf] = unit.leaves;
    let best: { thirdParty: ThirdParty; amount: Cents } | null = null;
    for (const thirdParty of this.#balance.leaf(leaf!).people) {
      if (thirdParty.key !== '' && thirdParty.key !== this.#limits.ownKey) continue;
      const amount = min(-wrongSide(unit, thirdParty.opening), -wrongSide(unit, thirdParty.closing));
      if (amount > this.#limits.noise && (best === null || amount > best.amount)) best = { thirdParty, amount };
    }
    return best;
  }

  /** Debits of the month in returns and sales, by customer: credit notes are booked in either. */
  #returnsOf(): Map<string, Cents> {
    if (this.#returned === null) {
      this.#returned = new Map();
      for (const leaf of this.#returns.leaves())
        for (const { key, debit } of this.#balance.leaf(leaf).people)
          this.#returned.set(key, (this.#returned.get(key) ?? 0n) + debit);
    }
    return this.#returned;
  }

  /** Account of the same role where the third party has at least that much on its normal side, or null. */
  #normalElsewhere(unit: Unit, key: string, amount: Cents): number | null {
    const siblings = this.#siblings.get(unit.role)!;
    if (!CROSSED.has(unit.role) || siblings.length < 2 || key === '') return null;
    let thirdParties = this.#elsewhere.get(unit.role);
    if (!thirdParties) {
      thirdParties = this.#balancesOf(siblings);
      this.#elsewhere.set(unit.role, thirdParties);
    }
    for (const [account, normal] of thirdParties.get(key) ?? [])
      if (account !== unit.leaves[0] && normal >= amount) return account;
    return null;
  }

  #balancesOf(units: readonly Unit[]): Map<string, Map<number, Cents>> {
    const thirdParties = new Map<string, Map<number, Cents>>();
    for (const unit of units)
      for (const leaf of unit.leaves)
        for (const { key, closing } of this.#balance.leaf(leaf).people) {
          const normal = -wrongSide(unit, closing);
          if (normal <= 0n) continue;
          const accounts = thirdParties.get(key) ?? new Map<number, Cents>();
          accounts.set(leaf, (accounts.get(leaf) ?? 0n) + normal);
          thirdParties.set(key, accounts);
        }
    return thirdParties;
  }
}

/** Correcting entry of a contrary balance. Empty where only documents can tell: cash, inventories, results. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import type { Explained } from './circumstances.ts';
import type { Contrary } from './contrary.ts';
import { namesOtherPurpose } from './other-purpose.es.ts';

export interface SuggestedEntry {
  lines: FactEntryLine[];
  /** Target account, or null when the entry stays within the role or has none. */
  target: string | null;
  /** Number of third parties in the entry. */
  thirdParties: number;
}

export class Entries {
  readonly #balance: TrialBalance;
  readonly #targets: ReadonlyMap<string, string>;

  /** `destinations`: account prefix and target of its contrary balance; the longest prefix decides. */
  constructor(balance: TrialBalance, destinations: readonly (readonly [string, string])[]) {
    this.#balance = balance;
    this.#targets = new Map(destinations);
  }

  for(contrary: Contrary, thirdParties: readonly Explained[]): SuggestedEntry {
    const { unit } = contrary;
    const target = this.#targetOf(contrary);
    if (unit.treatment.scope === 'prefix') return this.#crossing(contrary, target);
    if (unit.treatment.scope === 'account') return this.#whole(contrary, thirdParties, target);
    const movable = thirdParties
      .toSorted((a, b) => (a.amount < b.amount ? 1 : -1))
      .filter(({ circumstance }) => target !== null || ['elsewhere', 'unassigned'].includes(circumstance.kind))
      .slice(0, MOST_IN_ENTRY);
    const lines = movable.flatMap((thirdParty) => this.#moving(contrary, thirdParty, target));
    return { lines, target, thirdParties: movable.length };
  }

  #targetOf({ unit, total }: Contrary): string | null {
    const { reclassified } = unit.treatment;
    if (reclassified === 'never' || (reclassified === 'total' && total === 0n)) return null;
    const found = longestMatch(this.#targets, unit.code);
    return found === null ? null : this.#accountOf(found);
  }

  /** One third party: clears the wrong side against the sister account, the unassigned balance or the target. */
  #moving({ unit }: Contrary, { thirdParty, amount, circumstance }: Explained, target: string | null): FactEntryLine[] {
    const emptied = { account: unit.code, thirdParty: thirdParty.entry };
    const taken =
      circumstance.kind === 'elsewhere'
        ? { account: this.#balance.leaf(circumstance.account).code, thirdParty: thirdParty.entry }
        : circumstance.kind === 'unassigned'
          ? { account: unit.code, thirdParty: circumstance.pool.entry }
          : { account: target!, thirdParty: thirdParty.entry, isExact: true as const };
    return unit.nature === 'D' ? transfer(emptied, taken, amount) : transfer(taken, emptied, amount);
  }

  /** A whole account: moves its balance, under the third party with the largest part of it. */
  #whole({ unit, total }: Contrary, thirdParties: readonly Explained[], target: string | null): SuggestedEntry {
    if (target === null) return { lines: [], target: null, thirdParties: 0 };
    const most = thirdParties.reduce<Explained | null>(
      (best, one) => (best && best.amount >= one.amount ? best : one),
      null,
    );
    const thirdParty = most?.thirdParty.entry ?? null;
    const emptied = { account: unit.code, thirdParty };
    const taken = { account: target, thirdParty, isExact: true as const };
    const lines = unit.nature === 'D' ? transfer(emptied, taken, total) : transfer(taken, emptied, total);
    return { lines, target, thirdParties: 1 };
  }

  /** Closes every account under the prefix against the others, with the difference to the target. */
  #crossing({ unit, amounts }: Contrary, target: string | null): SuggestedEntry {
    if (target === null) return { lines: [], target: null, thirdParties: 0 };
    const authority = this.#authority(unit.leaves);
    const closed = unit.leaves.flatMap((leaf) => {
      const { closing } = this.#balance.leaf(leaf).sum;
      const account = this.#balance.leaf(leaf).code;
      return closing === 0n ? [] : [line({ account, thirdParty: null }, -closing)];
    });
    const lines = [...closed, line({ account: target, thirdParty: authority, isExact: true }, amounts.closing)];
    return {
      lines: lines.toSorted((a, b) => Number(a.debit === 0n) - Number(b.debit === 0n)),
      target,
      thirdParties: 1,
    };
  }

  /** Dictionary entry of the tax authority, preferably one in these accounts. */
  #authority(leaves: readonly number[]): number | null {
    const { thirdParties } = this.#balance;
    const isAuthority = (id: string) =>
      isKnownAs(id, 'tax_authority_national') || isKnownAs(id, 'tax_authority_municipal');
    for (const leaf of leaves)
      for (const entry of this.#balance.leaf(leaf).namings()) if (isAuthority(thirdParties.id(entry))) return entry;
    const known = thirdParties.find((id) => isKnownAs(id, 'tax_authority_national'));
    return known < 0 ? null : known;
  }

  /**
   * The company's account under a target, so that the entry can be posted as it is: the one with the largest balance; the
   * target itself if there is none, or if all their names are of something else: co-payments, receipts to identify.
   */
  #accountOf(target: string): string {
    const [largest] = this.#balance
      .leaves(target)
      .map((leaf) => this.#balance.leaf(leaf))
      .filter(({ name }) => !namesOtherPurpose(name))
      .toSorted((a, b) => Number(abs(b.sum.closing) - abs(a.sum.closing)));
    return largest?.code ?? target;
  }
}

type Place = Pick<FactEntryLine, 'account' | 'thirdParty' | 'isExact'>;

function transfer(debited: Place, credited: Place, amount: Cents): FactEntryLine[] {
  return [line(debited, amount), line(credited, -amount)];
}

/** Entry line of a debit-positive amount. */
function line(place: Place, amount: Cents): FactEntryLine {
  return { ...place, debit: amount > 0n ? abs(amount) : 0n, credit: amount < 0n ? abs(amount) : 0n };
}

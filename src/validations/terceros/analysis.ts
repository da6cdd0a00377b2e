/** What the rules of terceros share, worked out when a rule first needs it. */
import type { Context, ThirdPartyFact } from './rules.ts';
import { type Holding, notedHoldings, type ThirdPartyKind, thirdPartyKinds } from './third-parties.ts';
import { unexpectedThirdPartyFacts } from './unexpected-third-party.ts';

export class Analysis {
  readonly context: Context;
  readonly kinds: readonly ThirdPartyKind[];
  #noted: ReadonlyMap<number, readonly Holding[]> | null = null;
  #unexpected: readonly ThirdPartyFact[] | null = null;

  constructor(context: Context) {
    this.context = context;
    this.kinds = thirdPartyKinds(context.balance);
  }

  /** Amounts of special third parties, by account. */
  get noted(): ReadonlyMap<number, readonly Holding[]> {
    this.#noted ??= notedHoldings(this.context.balance, this.kinds);
    return this.#noted;
  }

  /** TER-3, and TER-5 where the company itself is out of place: one habit of the account tells both. */
  get unexpected(): readonly ThirdPartyFact[] {
    this.#unexpected ??= unexpectedThirdPartyFacts(this.context, this.kinds);
    return this.#unexpected;
  }
}

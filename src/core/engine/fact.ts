/** A problem as data, before it has words: what a rule finds. */

import type { Cents } from '#core/money/money.ts';
import type { Proof } from './proof.ts';
import type { Severity } from './severity.ts';
import type { FactSeries } from './telling/series-declaration.ts';
import type { Stake } from './weighing/stake.ts';

/** A third party in a fact: dictionary entry (0 is "no third party"), amount at stake, file rows. */
export interface FactThirdParty {
  thirdParty: number;
  amount: Cents;
  /** Its part of the fact's amount where `amount` is something else, named by its rule; they add up to it. */
  share?: Cents;
  rows: readonly number[];
  /** A third party that the month's file does not contain, from history; `thirdParty` is then 0. */
  absent?: { nit: string; name: string };
}

/** A line of the arithmetic; `label` is a key of the text's `labels`. Signed as displayed. */
export interface FactTerm {
  label: string;
  amount: Cents;
  kind: 'term' | 'total';
  /** How the amount of the line comes from another: `32.080.000 × 12 %`. */
  of?: FactArithmetic;
}

/** `base × percent % × times ÷ divisor`; what is absent is left out. */
export interface FactArithmetic {
  base: Cents;
  percent?: number;
  times?: number;
  divisor?: number;
}

/** What of an entry line belongs to a third party: dictionary entry, positive amount. */
export interface FactEntryShare {
  thirdParty: number;
  amount: Cents;
}

/**
 * A line of the suggested entry: exactly one of debit and credit is not zero. `account` may be a prefix, and `thirdParty`
 * null (0 is "no third party"): `entry/post-entry.ts` completes both from how the company books the account.
 */
export interface FactEntryLine {
  account: string;
  /** No account under the code will do: it is this one, or one that the company lacks. */
  isExact?: true;
  thirdParty: number | null;
  /** Weights by third party, for an account that is kept by them; empty: as they were booked last. */
  shares?: readonly FactEntryShare[];
  debit: Cents;
  credit: Cents;
}

/**
 * A movement of a later month that would show a flow corrected, on top of what the account usually moves there: of these
 * third parties, or of the whole account.
 */
export interface FactCorrection {
  /** May be a prefix. */
  account: string;
  side: 'debit' | 'credit';
  amount: Cents;
  thirdParties?: readonly Pick<FactThirdParty, 'thirdParty' | 'absent'>[];
  /** Less than the amount is enough, and all of it would be something else. */
  isPart?: true;
}

export type FactValue = string | number | bigint | readonly string[];

/** One problem, as data. One fact per rule and account, with its third parties inside. */
export interface Fact<Code extends string = string> {
  rule: Code;
  /** Overrides the rule's severity. */
  severity?: Severity;
  /** Overrides the rule's stake. */
  stake?: Stake;
  account: string | null;
  /** Distinguishes several facts of one rule and account; stable between months. */
  subject?: string;
  /** Overrides the rule's proof, where a rule looks at both. */
  proof?: Proof;
  thirdParties?: readonly FactThirdParty[];
  /** Amount at stake, not negative. */
  amount: Cents;
  expected?: Cents;
  found?: Cents;
  /** Further data for the sentence. */
  data?: Readonly<Record<string, FactValue>>;
  formula?: readonly FactTerm[];
  /** Its series, where its account and third parties are not those of its rule's. */
  series?: FactSeries;
  entry?: readonly FactEntryLine[];
  /** Of a flow whose entry does not say it: any one of them shows it corrected. */
  corrections?: readonly FactCorrection[];
  rows: readonly number[];
}

/** A reason by its key in the text's `reasons`, with the data of the sentence. */
export interface Reason {
  reason: string;
  data?: Readonly<Record<string, FactValue>>;
}

/** Facts of several rules from one computation. */
export interface JointAnswer<Code extends string = string> {
  facts: readonly Fact<Code>[];
  /** Rules that could not be evaluated, with the missing input. */
  notEvaluated?: readonly (Reason & { rule: Code })[];
}

/** Balances left in clearing accounts: new, stale, last month's transit, or hidden by offsetting third parties. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, FactTerm, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { namesEstimates } from '#core/identity/estimate-name.es.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { clearingNamed } from './names.es.ts';

export type Role = 'puente' | 'transito' | 'estimados' | 'excluidas';

export interface Books {
  balance: TrialBalance;
  /** Earlier months without gaps, latest first. */
  past: readonly TrialBalance[];
  /** The same, without the limit of staleness. */
  longer: readonly TrialBalance[];
  roles: Readonly<Record<Role, AccountRole>>;
  names: readonly string[];
  /** Months without movement that make a balance stale, the audited one included. */
  stale: number;
  tolerances: Tolerances;
}

/** A balance left in a clearing account, or hidden in one that is at zero. */
interface Left {
  leaf: number;
  /** `zero`: in total only. `stale`: without movement for as long as the parameter says. */
  state: 'zero' | 'stale' | 'open';
  /** Months without movement. */
  still: number;
  thirdParties: readonly ThirdParty[];
}

/** The clearing accounts of the books, and what was left in them. */
export class Clearing {
  readonly books: Books;
  /** In transit at month end. */
  readonly transit: readonly number[];
  /** Liabilities estimated at month end. */
  readonly estimates: readonly number[];
  readonly #accounts: readonly number[];
  #left: readonly Left[] | null = null;

  constructor(books: Books) {
    const { balance, roles, names } = books;
    this.books = books;
    const isNamed = clearingNamed(names);
    const leaves = balance.leaves().filter((leaf) => {
      const code = balance.leaf(leaf).code;
      if (roles.excluidas.has(code)) return false;
      return roles.puente.has(code) || roles.transito.has(code) || isNamed(balance.leaf(leaf).name);
    });
    const isTransit = (leaf: number) => roles.transito.has(balance.leaf(leaf).code);
    this.transit = leaves.filter(isTransit);
    this.#accounts = leaves.filter((leaf) => !isTransit(leaf));
    this.estimates = roles.estimados
      .leaves()
      .filter((leaf) => namesEstimates(balance.leaf(leaf).name) && !leaves.includes(leaf));
  }

  get isNone(): boolean {
    return this.transit.length + this.estimates.length + this.#accounts.length === 0;
  }

  left(state: Left['state']): Left[] {
    this.#left ??= this.#accounts.flatMap((leaf) => leftIn(leaf, this.books) ?? []);
    return this.#left.filter((one) => one.state === state);
  }
}

function leftIn(leaf: number, books: Books): Left | null {
  const { balance, tolerances, stale } = books;
  const amounts = balance.leaf(leaf).sum;
  const thirdParties = openThirdParties(balance, leaf, tolerances.noise);
  if (abs(amounts.closing) <= tolerances.noise)
    return thirdParties.length < 2 ? null : { leaf, state: 'zero', still: 0, thirdParties };
  const still = monthsWithoutMovement(leaf, amounts, books);
  return { leaf, state: still >= stale ? 'stale' : 'open', still, thirdParties };
}

/** PUE-1, and PUE-2 where it is stale. */
export function balanceFact({ leaf, state, still, thirdParties }: Left, books: Books): RuleFact {
  const { balance, tolerances } = books;
  const amounts = balance.leaf(leaf).sum;
  const isStale = state === 'stale';
  const isLarge = abs(amounts.closing) > tolerances.materiality;
  return {
    severity: turnsOver(leaf, books) ? 'baja' : isStale && isLarge ? 'alta' : isStale || isLarge ? 'media' : 'baja',
    account: balance.leaf(leaf).code,
    thirdParties: thirdParties.map((thirdParty) => onSideOf(amounts, thirdParty)),
    amount: abs(amounts.closing),
    expected: 0n,
    found: amounts.closing,
    data: { still, inherited: inheritedIn(amounts) },
    formula: formulaOf(amounts),
    rows: balance.leaf(leaf).rows,
  };
}

/** PUE-3: transit is normal at month end; transit from the month's opening is not. */
export function transitFacts(leaf: number, { balance, tolerances }: Books): RuleFact[] {
  const amounts = balance.leaf(leaf).sum;
  const late = inheritedIn(amounts);
  if (late <= tolerances.noise) return [];
  return [
    {
      severity: late > tolerances.materiality ? 'media' : 'baja',
      account: balance.leaf(leaf).code,
      thirdParties: openThirdParties(balance, leaf, tolerances.noise).map((thirdParty) =>
        onSideOf(amounts, thirdParty),
      ),
      amount: late,
      expected: 0n,
      found: amounts.closing,
      data: { closing: amounts.closing },
      formula: formulaOf(amounts),
      rows: balance.leaf(leaf).rows,
    },
  ];
}

/** Months in which estimates were always reversed, at least. */
const ESTIMATED_MONTHS = 3;

/** PUE-5: estimated at the end of the month before and not reversed, where that always happens. */
export function estimateFacts(leaf: number, { balance, longer, tolerances }: Books): RuleFact[] {
  const { code, sum } = balance.leaf(leaf);
  const left = balance
    .leaf(leaf)
    .people.map((one): FactThirdParty => ({ ...factThirdParty(one), amount: max(-one.opening - one.debit, 0n) }))
    .filter(({ amount }) => amount > tolerances.noise);
  const late = inheritedIn(sum);
  const isHabit = longer.slice(0, ESTIMATED_MONTHS).every((month) => {
    const account = month.accountIndex(code);
    return account >= 0 && inheritedIn(month.leaf(account).sum) <= tolerances.noise;
  });
  if (sum.opening >= 0n || late <= tolerances.noise || longer.length < ESTIMATED_MONTHS || !isHabit) return [];
  return [
    {
      severity: late * 10n > tolerances.materiality ? 'media' : 'baja',
      account: code,
      thirdParties: left.filter(({ thirdParty }) => thirdParty !== 0),
      amount: late,
      expected: 0n,
      found: -late,
      data: { closing: sum.closing },
      formula: formulaOf(sum),
      rows: balance.leaf(leaf).rows,
    },
  ];
}

/** PUE-4: the account is at zero, its third parties are not. */
export function offsetFact({ leaf, thirdParties: open }: Left, { balance, tolerances }: Books): RuleFact {
  const code = balance.leaf(leaf).code;
  const hidden = open.reduce((sum, { closing }) => sum + max(closing, 0n), 0n);
  return {
    severity: hidden > tolerances.materiality ? 'media' : 'baja',
    account: code,
    thirdParties: open.map(factThirdParty),
    amount: hidden,
    data: { thirdParties: open.length },
    entry: clearing(code, open),
    rows: balance.leaf(leaf).rows,
  };
}

/** Clears the third parties against each other, if few enough and cancelling to the cent. */
function clearing(account: string, open: readonly ThirdParty[]): FactEntryLine[] {
  const total = open.reduce((sum, { closing }) => sum + closing, 0n);
  if (open.length > MOST_IN_ENTRY || total !== 0n) return [];
  return open
    .toSorted((a, b) => (a.closing < b.closing ? -1 : 1))
    .map(({ entry: thirdParty, closing }) => ({
      account,
      thirdParty,
      debit: max(-closing, 0n),
      credit: max(closing, 0n),
    }));
}

/** Part of the opening that the month did not clear, on either side. */
function inheritedIn({ opening, debit, credit }: Amounts): Cents {
  return opening > 0n ? max(opening - credit, 0n) : max(-opening - debit, 0n);
}

/** Months after which the company's habit is known, the audited one excluded. */
export const HABIT = 2;

/** What it holds at month end is cleared in the next month, always: tips, deposits to identify, gift cards. */
function turnsOver(leaf: number, { balance, past, tolerances }: Books): boolean {
  const { code, sum } = balance.leaf(leaf);
  if (inheritedIn(sum) > tolerances.noise) return false;
  // Without months that show it, what the month before left and this one cleared is the evidence.
  if (past.length < HABIT) return abs(sum.opening) > tolerances.noise;
  return past.slice(0, HABIT).every((month) => {
    const account = month.accountIndex(code);
    const then = account < 0 ? null : month.leaf(account).sum;
    return then !== null && abs(then.closing) > tolerances.noise && inheritedIn(then) <= tolerances.noise;
  });
}

/** Consecutive months without movement, the audited one included, as far as known. */
function monthsWithoutMovement(leaf: number, amounts: Amounts, { balance, past, stale }: Books): number {
  const isStill = ({ debit, credit }: Amounts) => debit === 0n && credit === 0n;
  if (!isStill(amounts)) return 0;
  const code = balance.leaf(leaf).code;
  let months = 1;
  for (const month of past) {
    const account = month.accountIndex(code);
    const then = account < 0 ? null : month.leaf(account).sum;
    if (months >= stale || then === null || !isStill(then) || then.closing !== amounts.closing) break;
    months++;
  }
  return months;
}

function openThirdParties(balance: TrialBalance, leaf: number, noise: Cents): ThirdParty[] {
  return balance.leaf(leaf).people.filter(({ closing }) => abs(closing) > noise);
}

/** A third party's balance, positive on the account's side. */
function onSideOf({ closing }: Amounts, thirdParty: ThirdParty): FactThirdParty {
  return { ...factThirdParty(thirdParty), amount: closing < 0n ? -thirdParty.closing : thirdParty.closing };
}

function factThirdParty({ entry: thirdParty, closing, rows }: ThirdParty): FactThirdParty {
  return { thirdParty, amount: closing, rows };
}

function formulaOf({ opening, debit, credit, closing }: Amounts): FactTerm[] {
  return [
    { label: 'opening', amount: opening, kind: 'term' },
    { label: 'debits', amount: debit, kind: 'term' },
    { label: 'credits', amount: -credit, kind: 'term' },
    { label: 'closing', amount: closing, kind: 'total' },
  ];
}

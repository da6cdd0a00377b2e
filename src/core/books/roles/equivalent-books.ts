/**
 * The books of a company under the codes of its equivalent accounts: a month and its history, as the validations see them.
 * Built once per audit; books whose codes are all right are shown as they are.
 */
import { entryHolds } from '#core/identity/account-code.ts';
import { inOtherCodes } from '../chart-change.ts';
import type { History, HistoryMonth } from '../history.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { EquivalentCodes } from './equivalent-codes.ts';
import { type AccountInRole, inferRoles } from './infer-roles.ts';
import type { Equivalences } from './titles.ts';

/** Books as a validation sees them. */
export interface SeenBooks {
  balance: TrialBalance;
  history: History;
  /** Null where they are the company's own. */
  codes: EquivalentCodes | null;
  /** Accounts under an equivalent code. */
  moving: readonly AccountInRole[];
}

export class EquivalentBooks {
  /** Of the month, with those whose code is right. */
  readonly accounts: readonly AccountInRole[];
  readonly #balance: TrialBalance;
  readonly #history: History;
  readonly #equivalences: Equivalences;
  readonly #views = new Map<string, SeenBooks>();

  /** `equivalences`: what the company said of its accounts. */
  constructor(balance: TrialBalance, history: History, equivalences: Equivalences = []) {
    this.accounts = inferRoles(balance, equivalences);
    this.#balance = balance;
    this.#history = history;
    this.#equivalences = equivalences;
  }

  get own(): SeenBooks {
    return { balance: this.#balance, history: this.#history, codes: null, moving: [] };
  }

  /** Accounts whose role is not clear, and that the company has not spoken of. */
  inDoubt(said: readonly string[]): AccountInRole[] {
    return this.accounts.filter((account) => account.standing === 'doubtful' && !isSaid(account, said));
  }

  /**
   * `said`: prefixes and exact codes that the company gave to account roles itself: their accounts stay, and no other comes
   * there. `guess`: accounts in doubt play the role that their names say.
   */
  seenWith(said: readonly string[], guess = false): SeenBooks {
    const acts = guess ? isGuessed : isActedUpon;
    const moving = this.accounts.filter((account) => acts(account) && !isSaid(account, said));
    if (moving.length === 0) return this.own;
    const key = `${guess} ${moving.map(({ code }) => code).join(' ')}`;
    const known = this.#views.get(key);
    if (known) return known;
    const codes = new EquivalentCodes();
    const moved = codes.learn(moving, this.#balance.codes(this.#balance.leaves()));
    const how = { now: this.#balance, codes, moved, said, acts, equivalences: this.#equivalences };
    const months = this.#history.months.map((month) => new EquivalentMonth(month, how));
    const seen = {
      balance: inOtherCodes(this.#balance, moved),
      history: this.#history.withMonths(months),
      codes,
      moving,
    };
    this.#views.set(key, seen);
    return seen;
  }
}

export function isActedUpon({ code, place, standing }: AccountInRole): boolean {
  return code !== place && (standing === 'inferred' || standing === 'company');
}

function isGuessed(account: AccountInRole): boolean {
  return isActedUpon(account) || (account.standing === 'doubtful' && account.code !== account.place);
}

/** Whether the company itself gave the account, or its equivalent, to a role of the validation with these prefixes. */
export function isSaid({ code, place }: AccountInRole, said: readonly string[]): boolean {
  return said.some((entry) => entryHolds(entry, code) || entryHolds(entry, place));
}

interface HowMoved {
  /** The audited month. */
  now: TrialBalance;
  codes: EquivalentCodes;
  /** Its accounts. */
  moved: ReadonlyMap<string, string>;
  said: readonly string[];
  /** Whether an account has another place. */
  acts: (account: AccountInRole) => boolean;
  equivalences: Equivalences;
}

/** A month of the history under the same codes; accounts that have ended since then, under those that they would have. */
class EquivalentMonth implements HistoryMonth {
  readonly #month: HistoryMonth;
  readonly #how: HowMoved;
  #balance: TrialBalance | null = null;

  constructor(month: HistoryMonth, how: HowMoved) {
    this.#month = month;
    this.#how = how;
  }

  get period() {
    return this.#month.period;
  }

  get change() {
    return this.#month.change ?? null;
  }

  get balance(): TrialBalance {
    this.#balance ??= inSameCodes(this.#month.balance, this.#how);
    return this.#balance;
  }
}

function inSameCodes(then: TrialBalance, { now, codes, moved, said, acts, equivalences }: HowMoved): TrialBalance {
  const ended = then.codes(then.leaves()).filter((code) => now.accountIndex(code) < 0);
  if (ended.length === 0) return inOtherCodes(then, moved);
  const gone = new Set(ended);
  const moving = inferRoles(then, equivalences).filter(
    (account) => gone.has(account.code) && acts(account) && !isSaid(account, said),
  );
  return inOtherCodes(then, new Map([...codes.learn(moving, ended), ...moved]));
}

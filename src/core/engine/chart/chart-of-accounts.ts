/**
 * The chart of accounts of a company: the accounts of its newest month with their titles, those of earlier months and those
 * that it gave itself, each with its nature, its marks and what uses it.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Nature, pucAccount } from '#core/reference/chart/puc.ts';
import type { AnyValidation } from '../validation.ts';
import { AccountUses, type UsesOfAccount } from './account-uses.ts';
import { ChangedAccounts } from './changed-accounts.ts';
import { type AccountMark, MarkedAccounts, type SettingsById } from './chart-marks.ts';
import { type ChartCoverage, coverageOf } from './coverage.ts';

/** What the company says of an account itself; null leaves it to the books. */
export interface GivenAccount {
  code: string;
  name: string | null;
  takesMovements: boolean | null;
  takesThirdParties: boolean | null;
  isActive: boolean;
}

export interface ChartAccount {
  code: string;
  /** Empty where neither the books nor the PUC have one. */
  name: string;
  /** Titles above it. */
  depth: number;
  nature: Nature;
  /** Sum of what is below, at the end of the newest month; null where that month has nothing of it. */
  sum: Amounts | null;
  takesMovements: boolean;
  takesThirdParties: boolean;
  /** Distinct third parties in the newest month; of a title those of what is below. */
  thirdParties: number;
  isNew: boolean;
  isChanged: boolean;
  isActive: boolean;
  marks: readonly AccountMark[];
  /** Nothing for titles: an account that takes movements is used, not what is above it. */
  used: UsesOfAccount;
  /** Its role where that does not follow from its code and was not confirmed. */
  inferred: AccountInRole | null;
}

export interface ChartInput {
  /** The newest month; null without books. */
  balance: TrialBalance | null;
  /** Of its accounts (`inferRoles`). */
  roles: readonly AccountInRole[];
  /** Accounts of earlier months that the newest one does not have. */
  earlier: readonly { code: string; name: string }[];
  /** Codes of the newest month that no earlier month has. */
  fresh: ReadonlySet<string>;
  given: readonly GivenAccount[];
  /** Of the company. */
  settings: SettingsById;
  /** Those with the predefined ones under them. */
  inForce?: SettingsById;
}

export interface Chart {
  /** By code: what is below an account follows it. */
  accounts: ChartAccount[];
  coverage: ChartCoverage;
}

/** Lengths of class, group, account and subaccount. */
const titleLengths = [1, 2, 4, 6];
const unused: UsesOfAccount = { uses: [], suggested: [] };

export function chartOfAccounts(validations: readonly AnyValidation[], input: ChartInput): Chart {
  const { balance, settings, fresh, inForce = settings } = input;
  const inferred = new Map(input.roles.map((account) => [account.code, account]));
  const given = new Map(input.given.map((account) => [account.code, account]));
  const uses = new AccountUses(validations, settings);
  const marked = new MarkedAccounts(inForce);
  const changed = new ChangedAccounts(validations, settings);
  const countPeople = balance && peopleCounter(balance);
  const above: string[] = [];
  const accounts = namedAccounts(input).map(([code, { name, isPosted }]): ChartAccount => {
    while (above.length > 0 && !code.startsWith(above.at(-1)!)) above.pop();
    const depth = above.length;
    above.push(code);
    const own = given.get(code);
    const leaf = balance?.accountIndex(code) ?? -1;
    const isFact = balance !== null && leaf >= 0 && balance.span(leaf).to > balance.span(leaf).from;
    const takesMovements = own?.takesMovements ?? isPosted;
    const role = inferred.get(code);
    const place = role?.standing === 'inferred' || role?.standing === 'company' ? role.place : code;
    const people = countPeople?.(code) ?? 0;
    return {
      code,
      name: own?.name ?? name,
      depth,
      nature: marked.nature(code, place),
      sum: balance === null ? null : sumUnder(balance, code),
      takesMovements,
      takesThirdParties: own?.takesThirdParties ?? (isFact && people > 0),
      thirdParties: people,
      isNew: isFact && fresh.has(code),
      isChanged: own !== undefined || changed.has(code),
      isActive: own?.isActive ?? true,
      marks: marked.of(code),
      used: takesMovements ? uses.of(code, role) : unused,
      inferred: role && (role.standing === 'inferred' || role.standing === 'doubtful') ? role : null,
    };
  });
  return { accounts, coverage: chartCoverage(accounts, balance) };
}

/** Coverage over the facts of the month. */
function chartCoverage(accounts: readonly ChartAccount[], balance: TrialBalance | null): ChartCoverage {
  const valued = accounts.flatMap(({ code, takesMovements, used }) => {
    const leaf = balance?.accountIndex(code) ?? -1;
    if (balance === null || leaf < 0 || !takesMovements) return [];
    return [{ code, closing: balance.leaf(leaf).sum.closing, isUsed: isUsed(used) }];
  });
  return coverageOf(valued);
}

/** Whether a confirmed use looks at the account itself. */
export function isUsed({ uses }: UsesOfAccount): boolean {
  return uses.some(({ isSpecific }) => isSpecific);
}

function sumUnder(balance: TrialBalance, code: string): Amounts | null {
  const { from, to } = balance.range(code);
  return from === to ? null : balance.sum(code);
}

/** Counts the distinct third parties of the rows under a code: one mark for each, as a chart has thousands of codes. */
function peopleCounter(balance: TrialBalance): (code: string) => number {
  const { rows } = balance;
  const lastSeen = new Int32Array(balance.thirdParties.count);
  let turn = 0;
  return (code) => {
    const { from, to } = balance.range(code);
    turn++;
    let people = 0;
    const end = to === from ? 0 : balance.span(to - 1).to;
    for (let row = to === from ? 0 : balance.span(from).from; row < end; row++) {
      const entry = rows.thirdParty(row);
      if (entry === 0 || lastSeen[entry] === turn) continue;
      lastSeen[entry] = turn;
      people++;
    }
    return people;
  };
}

/** Every account of the chart and the titles above it, by code. `isPosted`: has facts in some month, or holds nothing. */
function namedAccounts({ balance, earlier, given }: ChartInput): [code: string, { name: string; isPosted: boolean }][] {
  const named = new Map<string, { name: string; isPosted: boolean }>();
  for (const { code, name } of earlier) named.set(code, { name, isPosted: true });
  for (let index = 0; index < (balance?.accountCount ?? 0); index++) {
    const { code, name } = balance!.leaf(index);
    const { from, to } = balance!.span(index);
    named.set(code, { name, isPosted: to > from });
  }
  const isTitle = titlesAmong([...named.keys(), ...given.map(({ code }) => code)]);
  for (const { code, name } of given) {
    const known = named.get(code);
    named.set(code, { name: name ?? known?.name ?? '', isPosted: known?.isPosted ?? !isTitle.has(code) });
  }
  for (const code of [...named.keys()])
    for (const length of titleLengths) {
      const title = code.slice(0, length);
      if (length >= code.length || named.has(title)) continue;
      const name = pucAccount(title)?.name;
      if (name !== undefined) named.set(title, { name, isPosted: false });
    }
  return [...named].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Codes with others below them. */
function titlesAmong(codes: readonly string[]): ReadonlySet<string> {
  const sorted = codes.toSorted();
  return new Set(sorted.filter((code, index) => sorted[index + 1]?.startsWith(code) && sorted[index + 1] !== code));
}

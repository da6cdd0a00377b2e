/**
 * Monthly trial balances by third party from the journal, as a package reports them: facts, and a title for every level
 * above.
 */

import { comparePeriods, type Period, periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { accountLevel } from '#core/identity/account-code.ts';
import type { Cents } from '#core/money/money.ts';
import type { SimulatedMonth, ThirdParty, TrialBalanceRow } from '#simulator/model.ts';
import { balanceAccountNames } from './balance-chart.es.ts';
import type { Books } from './books.ts';
import { isLate, type Posting } from './entry.ts';
import { kindAccountNames } from './kind-chart.es.ts';
import { resultAccountNames } from './result-chart.es.ts';

interface Fact {
  account: string;
  thirdParty: ThirdParty | null;
  opening: Cents;
  debit: Cents;
  credit: Cents;
}

const TITLE_LENGTHS = [1, 2, 4, 6, 8];

/** Pay outside of administration, named as that of works. */
const STAFF = /^(5205|6155)/;

/** Reported months, `from` to `last`; `start`: beginning of the books. */
interface Reported {
  books: Books;
  start: Period;
  from: Period;
  last: Period;
}

/** Reports in order. A closing period is separate only on request; its entries always count in later months. */
export function reportMonths({ books, start, from, last }: Reported, closingMonths: boolean): SimulatedMonth[] {
  const facts = new Map<string, Fact>();
  const late = new Map<string, Posting[]>();
  const reports: SimulatedMonth[] = [];
  const end = closingMonths && last.month === 12 ? { year: last.year, month: 13 } : last;
  for (let period = start; comparePeriods(period, end) <= 0; period = nextPeriod(period)) {
    for (const posting of late.get(periodKey(period)) ?? [])
      factOf(facts, posting).opening += posting.debit - posting.credit;
    for (const { postings } of books.entries(period)) {
      for (const posting of postings) {
        if (isLate(posting, period)) postpone(late, posting);
        else move(factOf(facts, posting), posting);
      }
    }
    if (comparePeriods(period, from) >= 0 && (period.month <= 12 || closingMonths)) {
      reports.push({ period, rows: rowsOf([...facts.values()]) });
    }
    for (const fact of facts.values()) carryForward(fact);
  }
  return reports;
}

/** Month 13 follows December. */
function nextPeriod(period: Period): Period {
  return period.month === 13 ? { year: period.year + 1, month: 1 } : { year: period.year, month: period.month + 1 };
}

function factOf(facts: Map<string, Fact>, { account, thirdParty }: Posting): Fact {
  const key = `${account}/${thirdParty?.id ?? ''}`;
  const known = facts.get(key);
  if (known) return known;
  const fact: Fact = { account, thirdParty, opening: 0n, debit: 0n, credit: 0n };
  facts.set(key, fact);
  return fact;
}

function postpone(late: Map<string, Posting[]>, posting: Posting): void {
  const key = periodKey(posting.shownFrom!);
  late.set(key, [...(late.get(key) ?? []), posting]);
}

function move(fact: Fact, posting: Posting): void {
  fact.debit += posting.debit;
  fact.credit += posting.credit;
}

function carryForward(fact: Fact): void {
  fact.opening += fact.debit - fact.credit;
  fact.debit = 0n;
  fact.credit = 0n;
}

/** Rows by account, then by third party; those without movement and balance are omitted. */
function rowsOf(facts: readonly Fact[]): TrialBalanceRow[] {
  const printed = facts
    .filter((fact) => fact.opening !== 0n || fact.debit !== 0n || fact.credit !== 0n)
    .sort((a, b) => compare(a.account, b.account) || compare(a.thirdParty?.id ?? '', b.thirdParty?.id ?? ''));
  const titles = new Map<string, TrialBalanceRow>();
  const rows: TrialBalanceRow[] = [];
  for (const fact of printed) {
    for (const length of TITLE_LENGTHS) {
      const code = fact.account.slice(0, length);
      let title = titles.get(code);
      if (!title) {
        title = rowOf(code, true, { account: code, thirdParty: null, opening: 0n, debit: 0n, credit: 0n });
        titles.set(code, title);
        rows.push(title);
      }
      title.opening += fact.opening;
      title.debit += fact.debit;
      title.credit += fact.credit;
      title.closing += fact.opening + fact.debit - fact.credit;
    }
    rows.push(rowOf(fact.account, false, fact));
  }
  return rows;
}

function rowOf(account: string, title: boolean, { thirdParty, opening, debit, credit }: Fact): TrialBalanceRow {
  return {
    account,
    accountName: accountName(account),
    level: accountLevel(account),
    title,
    thirdParty: thirdParty && { id: thirdParty.id, name: thirdParty.name },
    opening,
    debit,
    credit,
    closing: opening + debit - credit,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Of any account, from class to auxiliary. Throws RangeError for a code that is not in the company's chart: a posting must never invent an account. */
function accountName(code: string): string {
  const name =
    lookUp(balanceAccountNames, code) ??
    lookUp(resultAccountNames, code) ??
    lookUp(kindAccountNames, code) ??
    (STAFF.test(code) ? lookUp(kindAccountNames, `7205${code.slice(4)}`) : undefined);
  if (name === undefined) throw new RangeError(`account ${code} is not in the chart`);
  return name;
}

/** V8-a, b and e: loans without interest, with an implausible rate, or without payments. */

import { shareOver } from '#core/books/month-flow.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { interestRates, productiveCap } from '#core/reference/tax/interest.ts';
import { leaseOf, splitInstalment } from './lease.ts';
import { averageOwed, type Loan, type LoanMonth, loanMonth } from './loans.ts';
import type { Answer, Context, DebtFact } from './roles.ts';

const MONTHS = 12;
/** Growth of a loan within the month beyond which interest covers only part of it. */
const GROWTH = 5n;

/** Certified rates of a month: effective annual percentages. */
interface Rates {
  /** yyyy-mm. */
  month: string;
  ibc: number;
  usury: number;
}

/** Usury is 1.5 times the current bank interest (Código de Comercio, art. 884), to two decimals. */
const USURY = 1.5;

/** From the table, unless a parameter gives the month; null when neither has it. */
function ratesOf(period: Period, { interesCorriente }: Context['parameters']): Rates | null {
  const month = periodKey(period);
  const given = interesCorriente.find(([key]) => key === month)?.[1];
  if (given === undefined) return interestRates(period.year, period.month);
  return { month, ibc: given, usury: Math.round(given * USURY * 100) / 100 };
}

export class InterestReview {
  readonly #context: Context;
  readonly #month: LoanMonth;
  readonly #rates: Rates | null;
  readonly #earlier: (LoanMonth | null)[] = [];

  constructor(context: Context, month: LoanMonth) {
    this.#context = context;
    this.#month = month;
    this.#rates = ratesOf(month.period, context.parameters);
    let { period } = month;
    for (let back = 1; back < context.parameters.mesesSinAbono; back++) {
      period = previousMonth(period);
      const balance = context.history.at(period);
      this.#earlier.push(balance && loanMonth(balance, period, context.roles));
    }
  }

  answer(): Answer {
    const { tolerances, period } = this.#context;
    const due = [...this.#month.loans.values()].filter(
      ({ opening, closing, credit }) => min(-opening, -closing) > tolerances.materiality && credit * GROWTH <= -opening,
    );
    const without = due.filter((loan) => loan.interest <= 0n && !this.#isPaidInAdvance(loan));
    const { unassigned, ofOthers } = this.#month;
    const isCovered = this.#covers(unassigned, without);
    // Enough interest is booked under another, possibly wrong, third party.
    const isElsewhere = this.#covers(unassigned + ofOthers, without);
    const facts = [...(isCovered ? [] : without.map((loan) => this.#withoutInterest(loan, isElsewhere)))];
    const notEvaluated: Answer['notEvaluated'] = [];
    if (this.#rates === null && due.length > 0)
      notEvaluated.push({ rule: 'OBL-2', reason: 'withoutRates', data: { month: periodKey(period) } });
    else if (this.#rates !== null)
      for (const loan of due.filter(({ interest }) => interest > 0n)) {
        const cap = this.#capOf(loan, this.#rates);
        if (cap !== null)
          facts.push(...this.#rateFact(loan, { ...this.#rates, usury: cap }, cap !== this.#rates.usury));
        else if (notEvaluated.length === 0)
          notEvaluated.push({ rule: 'OBL-2', reason: 'withoutProductive', data: { month: periodKey(period) } });
      }
    const still = due.filter((loan) => loan.debit === 0n && loan.credit === 0n && loan.interest > 0n);
    const missing = this.#missingMonth();
    if (still.length > 0 && missing !== null)
      notEvaluated.push({ rule: 'OBL-5', reason: 'withoutHistory', data: { missing } });
    else facts.push(...still.filter((loan) => this.#neverMoved(loan)).map((loan) => this.#idle(loan)));
    return { facts, notEvaluated };
  }

  #withoutInterest(loan: Loan, isElsewhere: boolean): DebtFact {
    const { balance, roles, tolerances } = this.#context;
    const before = this.#before(loan.key);
    const usual = before.find((one) => one.interest > 0n);
    const monthly = usual ? monthlyRate(usual) : monthlyOf(this.#rates?.ibc ?? 0);
    const due = inPesos(Number(averageOwed(loan)) * monthly);
    const lease = leaseOf(this.#context, loan, due);
    // No interest and no instalments for months: possibly a grace period.
    const isGrace =
      before.length === this.#earlier.length && before.length > 1 && before.every(isStill) && isStill(loan);
    return {
      rule: 'OBL-1',
      ...(due > 0n
        ? { series: { accounts: roles.intereses.prefixes, thirdParty: loan.thirdParty, expected: due } }
        : {}),
      severity:
        isGrace || isElsewhere ? 'baja' : due * 10n < tolerances.materiality || lease !== null ? 'media' : 'alta',
      account: loan.account,
      subject: loan.key,
      thirdParties: [
        due > 0n
          ? { thirdParty: loan.thirdParty, amount: -loan.closing, share: due, rows: loan.rows }
          : { thirdParty: loan.thirdParty, amount: -loan.closing, rows: loan.rows },
      ],
      ...(due > 0n ? {} : { stake: 'to_explain' as const }),
      amount: due > 0n ? due : -loan.closing,
      expected: due,
      found: 0n,
      data: {
        owed: -loan.closing,
        source: usual ? 'usual' : this.#rates ? 'ibc' : '',
        ibc: this.#rates?.ibc ?? 0,
        grace: isGrace ? 1 : 0,
        lease: lease === null ? '' : `${lease.account} ${balance.accountName(lease.account)}`.trim(),
        instalment: lease?.amount ?? 0n,
      },
      formula:
        due > 0n
          ? [
              { label: 'average', amount: averageOwed(loan), kind: 'term' },
              {
                label: usual ? 'usualRate' : 'currentRate',
                amount: due,
                kind: 'total',
                of: { base: averageOwed(loan), percent: Math.round(monthly * 1e6) / 1e4 },
              },
            ]
          : [{ label: 'owed', amount: -loan.closing, kind: 'total' }],
      entry: lease
        ? splitInstalment(this.#context, loan, due, lease)
        : entryBetween(
            ownAccount(balance, roles.intereses.prefixes),
            ownAccount(balance, roles.interesesPorPagar.prefixes),
            due,
            loan.thirdParty,
          ),
      rows: loan.rows,
    };
  }

  /**
   * The cap of a loan: of ordinary credit, or the higher one of productive credit where it may be such. Null where that
   * one is not known and decides: a loan that was dearer before, too.
   */
  #capOf(loan: Loan, { usury, month }: Rates): number | null {
    const { balance, period, parameters } = this.#context;
    const isGiven = parameters.interesCorriente.some(([key]) => key === month);
    const rate = yearly(monthlyRate(loan));
    if (isGiven || rate <= usury) return usury;
    const before = this.#before(loan.key).filter(({ interest }) => interest > 0n);
    if (before.some((one) => yearly(monthlyRate(one)) <= usury)) return usury;
    const cap = productiveCap(period, averageOwed(loan), balance.sum('1').closing);
    if (cap?.isCertified) return Math.max(cap.percent, usury);
    return cap === null || rate > cap.percent ? usury : null;
  }

  #rateFact(loan: Loan, rates: Rates, isProductive: boolean): DebtFact[] {
    const { parameters, tolerances } = this.#context;
    const least = (rates.ibc * parameters.minimoDelCorriente) / 100;
    const rate = yearly(monthlyRate(loan));
    const isHigh = rate > rates.usury;
    if (rate >= least && !isHigh) return [];
    // Excess interest of one month that another had omitted.
    const before = this.#before(loan.key);
    const explains = before.some((_, index) => {
      const window = [loan, ...before.slice(0, index + 1)];
      const mean = yearly(window.reduce((sum, one) => sum + monthlyRate(one), 0) / window.length);
      const compensates = before.slice(0, index + 1).some((one) => {
        const other = yearly(monthlyRate(one));
        return isHigh ? other < least : other > rates.usury;
      });
      return compensates && mean >= least && mean <= rates.usury;
    });
    if (explains) return [];
    const limit = inPesos(Number(averageOwed(loan)) * monthlyOf(isHigh ? rates.usury : least));
    const gap = isHigh ? loan.interest - limit : limit - loan.interest;
    const interest: FactTerm = isHigh
      ? { label: 'interest', amount: loan.interest, kind: 'term' }
      : { label: 'lessInterest', amount: -loan.interest, kind: 'term' };
    const atLimit: FactTerm = {
      label: isHigh ? 'usuryInterest' : 'leastInterest',
      amount: isHigh ? -limit : limit,
      kind: 'term',
      of: { base: averageOwed(loan), percent: Math.round(monthlyOf(isHigh ? rates.usury : least) * 1e6) / 1e4 },
    };
    return [
      {
        rule: 'OBL-2',
        series: { accounts: this.#context.roles.intereses.prefixes, thirdParty: loan.thirdParty, expected: limit },
        severity: isHigh && gap * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: loan.account,
        subject: loan.key,
        thirdParties: [{ thirdParty: loan.thirdParty, amount: loan.interest, share: max(gap, 0n), rows: loan.rows }],
        amount: max(gap, 0n),
        expected: limit,
        found: loan.interest,
        data: {
          rate,
          ibc: rates.ibc,
          usury: rates.usury,
          month: rates.month,
          average: averageOwed(loan),
          high: isHigh ? 1 : 0,
          productive: isProductive ? 1 : 0,
        },
        formula: [
          { label: 'average', amount: averageOwed(loan), kind: 'term' },
          ...(isHigh ? [interest, atLimit] : [atLimit, interest]),
          { label: isHigh ? 'above' : 'below', amount: gap, kind: 'total' },
        ],
        rows: loan.rows,
      },
    ];
  }

  #idle(loan: Loan): DebtFact {
    return {
      rule: 'OBL-5',
      account: loan.account,
      subject: loan.key,
      thirdParties: [{ thirdParty: loan.thirdParty, amount: -loan.closing, rows: loan.rows }],
      amount: -loan.closing,
      data: { months: this.#earlier.length + 1, interest: loan.interest },
      rows: loan.rows,
    };
  }

  /** Interest on a discounted note was prepaid. */
  #isPaidInAdvance({ key }: Loan): boolean {
    const { balance, roles } = this.#context;
    const prepaid = shareOver(balance, roles.interesesAnticipados.leaves(), ({ opening, debit }) => opening + debit);
    return (prepaid.get(key)?.amount ?? 0n) > 0n;
  }

  /** Unassigned interest suffices for the loans without their own. */
  #covers(interest: Cents, without: readonly Loan[]): boolean {
    if (interest <= 0n || without.length === 0) return false;
    const owed = without.reduce((sum, loan) => sum + averageOwed(loan), 0n);
    const least = ((this.#rates?.ibc ?? 0) * this.#context.parameters.minimoDelCorriente) / 100;
    return yearly(Number(interest) / Number(owed)) >= least;
  }

  /** The same loan in each available earlier month, nearest first. */
  #before(key: string): Loan[] {
    return this.#earlier.flatMap((month) => month?.loans.get(key) ?? []);
  }

  #neverMoved(loan: Loan): boolean {
    return (
      this.#before(loan.key).filter(({ debit, credit }) => debit === 0n && credit === 0n).length ===
      this.#earlier.length
    );
  }

  #missingMonth(): string | null {
    let { period } = this.#month;
    for (const month of this.#earlier) {
      period = previousMonth(period);
      if (month === null) return periodKey(period);
    }
    return null;
  }
}

function isStill({ debit, credit, interest }: Loan): boolean {
  return debit === 0n && credit === 0n && interest <= 0n;
}

/** Monthly interest as a fraction of the debt. */
function monthlyRate(loan: Loan): number {
  const owed = averageOwed(loan);
  return owed === 0n ? 0 : Number(loan.interest) / Number(owed);
}

/** Monthly fraction of an effective annual percentage. */
function monthlyOf(percent: number): number {
  return (1 + percent / 100) ** (1 / MONTHS) - 1;
}

/** Effective annual percentage of a monthly fraction: certified rates are effective. */
function yearly(monthly: number): number {
  return ((1 + monthly) ** MONTHS - 1) * 100;
}

/** Rounds estimated cents to pesos. */
function inPesos(cents: number): Cents {
  return BigInt(Math.round(cents / 100)) * 100n;
}

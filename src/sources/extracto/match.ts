/** Holds statements against the bank accounts of the books, one by one or by bank, and their charges against the month's. */
import { earnedIn, spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { BankConcept, BankMonth } from '#core/source/bank-statement.ts';
import { isOf } from './concept-names.es.ts';
import type { Context } from './settings.ts';

export interface BankPair {
  /** Of one account, or of all accounts of a bank that the books keep as one. */
  statements: readonly BankMonth[];
  leaves: readonly number[];
}

export interface Paired {
  pairs: readonly BankPair[];
  /** Statements that no account of the books is of. */
  unpaired: readonly BankMonth[];
  /** Accounts of the books with movement and without statement. */
  without: readonly number[];
}

/** Digits of an account that the books name it by: at least so many, from its end. */
const FEWEST_DIGITS = 4;

export function paired({ balance, roles, months }: Context): Paired {
  const free = new Set(roles.bancos.in(balance).leaves());
  const pairs: BankPair[] = [];
  let open = [...months];
  const take = (statements: readonly BankMonth[], leaves: readonly number[]) => {
    pairs.push({ statements, leaves });
    for (const leaf of leaves) free.delete(leaf);
    open = open.filter((one) => !statements.includes(one));
  };
  for (const one of [...open]) {
    const named =
      one.account.length < FEWEST_DIGITS ? [] : [...free].filter((leaf) => hasNumber(balance, leaf, one.account));
    if (named.length === 1) take([one], named);
  }
  // The statements of a bank together against its accounts together, as many as it has.
  for (const [bank, statements] of Map.groupBy(open, (one) => one.bank)) {
    const leaves = [...free].filter((leaf) => bank !== '' && isOfBank(balance, leaf, bank));
    if (leaves.length > 0) take(statements, leaves);
  }
  // Names that say nothing: the balance itself, or the only one that is left.
  for (const one of [...open]) {
    const same = [...free].filter((leaf) => one.closing !== null && balance.leaf(leaf).sum.closing === one.closing);
    if (same.length === 1) take([one], same);
  }
  if (open.length === 1 && free.size === 1) take(open, [...free]);
  return {
    pairs,
    unpaired: open,
    without: [...free].filter((leaf) => {
      const { debit, credit, closing } = balance.leaf(leaf).sum;
      return debit !== 0n || credit !== 0n || closing !== 0n;
    }),
  };
}

function hasNumber(balance: TrialBalance, leaf: number, account: string): boolean {
  const runs =
    balance
      .leaf(leaf)
      .name.replace(/(\d)[-. ](?=\d)/g, '$1')
      .match(/\d{4,}/g) ?? [];
  return runs.some((run) => account.endsWith(run) || run.endsWith(account));
}

const COMMON = new Set(['BANCO', 'DE', 'CAJA', 'AV']);

/** By the words of the bank in the account's name, or in that of its third parties. */
function isOfBank(balance: TrialBalance, leaf: number, bank: string): boolean {
  const own = plainName(bank)
    .split(' ')
    .filter((word) => !COMMON.has(word));
  const names = [
    balance.leaf(leaf).name,
    ...balance.people([leaf]).list.map(({ entry }) => balance.thirdParties.name(entry)),
  ];
  return names.some((name) => {
    const words = new Set(plainName(name).split(' '));
    return own.every((word) => words.has(word));
  });
}

export function closingOf({ statements }: BankPair): Cents | null {
  return statements.reduce<Cents | null>(
    (sum, { closing }) => (sum === null || closing === null ? null : sum + closing),
    0n,
  );
}

/** VAT of fees goes with them, unless the books have it apart. */
export type Charge = Exclude<BankConcept, 'feeVat'>;

export interface Charged {
  /** In the statements and in the books of the month. */
  charged: Cents;
  booked: Cents;
  leaves: readonly number[];
}

/** Null where the books have no account of it by name, and the statements have nothing of it. */
export function chargedOf({ balance, roles, period, months }: Context, concept: Charge): Charged | null {
  const role =
    concept === 'interest' ? roles.rendimientos : concept === 'withheld' ? roles.retenciones : roles.gastosBancarios;
  const leaves = role
    .in(balance)
    .leaves()
    .filter((leaf) => isOf(concept, balance.leaf(leaf).name));
  const sumOf = (name: BankConcept) => months.reduce((sum, one) => sum + one.of[name], 0n);
  const own = sumOf(concept);
  const booked = leaves.reduce((sum, leaf) => {
    const { sum: amounts } = balance.leaf(leaf);
    return (
      sum +
      (concept === 'interest'
        ? earnedIn(amounts, period)
        : concept === 'withheld'
          ? amounts.debit
          : spentIn(amounts, period))
    );
  }, 0n);
  const whole = concept === 'fees' ? own + sumOf('feeVat') : own;
  const charged = abs(booked - own) < abs(booked - whole) ? own : whole;
  return leaves.length === 0 && charged === 0n ? null : { charged, booked, leaves };
}

/** Deposits of the year to the audited month and its income with VAT; null where a month of either is missing. */
export function depositsOf({
  balance,
  history,
  period,
  roles,
  all,
}: Context): { deposits: Cents; income: Cents } | null {
  const books = history.months.filter((one) => one.period.year === period.year && one.period.month < period.month);
  if (books.length !== period.month - 1) return null;
  let deposits = 0n;
  let income = 0n;
  for (const one of [...books, { period, balance }]) {
    const key = `${one.period.year}-${String(one.period.month).padStart(2, '0')}`;
    const own = all.filter(({ month }) => month === key);
    if (own.length === 0) return null;
    // Money that goes from one own account to the other comes in twice.
    deposits += own.reduce((sum, { inflow }) => sum + inflow, 0n);
    for (const role of [roles.ingresos, roles.rendimientos])
      for (const leaf of role.in(one.balance).leaves()) income += earnedIn(one.balance.leaf(leaf).sum, one.period);
    for (const leaf of roles.ivaGenerado.in(one.balance).leaves()) income += one.balance.leaf(leaf).sum.credit;
  }
  return { deposits, income };
}

export const differs = (a: Cents, b: Cents, tolerance: Cents) => abs(a - b) > tolerance;

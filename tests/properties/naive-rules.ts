/**
 * A second, naive implementation of the arithmetic rules: sums over plain rows, no view, no roles, no code shared with
 * the engine. Findings are `rule account amount`, amounts in cents.
 */
import type { PlainRow } from './plain-books.ts';
import { COMPANY } from './pool.ts';

type Column = 'opening' | 'debit' | 'credit' | 'closing';
type Line = string;

const PESO = 100n;
const NOISE = 1000n * PESO;
/** UVT of 2026. */
const UVT = 52_374n * PESO;

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const line = (rule: string, account: string, amount: bigint): Line => `${rule} ${account} ${amount}`;

/** `parts` of `whole`, rounded to nearest, half away from zero. */
function fraction(amount: bigint, parts: bigint, whole: bigint): bigint {
  const twice = (size(amount) * parts * 2n) / whole;
  const rounded = twice / 2n + (twice % 2n);
  return amount < 0n ? -rounded : rounded;
}

function under(rows: readonly PlainRow[], ...prefixes: readonly string[]): PlainRow[] {
  return rows.filter(({ code }) => prefixes.some((prefix) => code.startsWith(prefix)));
}

function sum(rows: readonly PlainRow[], column: Column): bigint {
  return rows.reduce((all, row) => all + row[column], 0n);
}

/** Debits less credits. */
function spent(rows: readonly PlainRow[]): bigint {
  return sum(rows, 'debit') - sum(rows, 'credit');
}

function thirdPartiesIn(rows: readonly PlainRow[]): string[] {
  return [...new Set(rows.map(({ thirdParty }) => thirdParty))];
}

function accountsIn(rows: readonly PlainRow[]): string[] {
  return [...new Set(rows.map(({ code }) => code))];
}

function materiality(rows: readonly PlainRow[]): bigint {
  const income = -spent(under(rows, '4'));
  const assets = sum(under(rows, '1'), 'closing');
  return larger(larger(fraction(income, 1n, 100n), fraction(assets, 5n, 10_000n)), UVT * 5n);
}

/** V17: double entry, the arithmetic of each row, negative movements, repeated rows. */
export function integrity(rows: readonly PlainRow[]): Line[] {
  const found: Line[] = [];
  const totals = [
    ['DIF-1', spent(rows)],
    ['DIF-2', sum(rows, 'opening')],
    ['DIF-2', sum(rows, 'closing')],
  ] as const;
  for (const [rule, amount] of totals) if (size(amount) > 5n * PESO) found.push(line(rule, '-', size(amount)));
  for (const code of accountsIn(rows)) {
    const own = rows.filter((row) => row.code === code);
    const gaps = own.map((row) => size(row.opening + row.debit - row.credit - row.closing)).filter((gap) => gap > PESO);
    if (gaps.length > 0)
      found.push(
        line(
          'DIF-4',
          code,
          gaps.reduce((all, gap) => all + gap),
        ),
      );
    const negatives = own.flatMap(({ debit, credit }) => [debit, credit]).filter((amount) => amount < 0n);
    if (negatives.length > 0) found.push(line('DIF-8', code, -negatives.reduce((all, one) => all + one)));
    const repeated = own.filter(
      (row, index) => own.findIndex(({ thirdParty }) => thirdParty === row.thirdParty) < index,
    );
    const stakes = repeated.map(({ closing, debit, credit }) => size(closing) || size(debit) || size(credit));
    if (repeated.length > 0)
      found.push(
        line(
          'DIF-9',
          code,
          stakes.reduce((all, one) => all + one),
        ),
      );
  }
  return found;
}

const DEBIT_ACCOUNTS = /^(1|5|6|24081)/;
/** Benefits, which another validation judges by employee. */
const EMPLOYEE_BENEFITS = /^(2610(05|10|15|20)|25(10|15|20|25))/;

/** Rule, accounts, and scope: each account, each account with its third parties, or all of them as one. */
const NATURES = [
  ['NAT-1', '1105', 'account'],
  ['NAT-2', '1110', 'account'],
  ['NAT-3', '1120', 'account'],
  ['NAT-4', '1305', 'people'],
  ['NAT-5', '22', 'people'],
  ['NAT-5', '2335', 'people'],
  ['NAT-6', '1330', 'people'],
  ['NAT-15', '1355', 'people'],
  ['NAT-7', '25', 'people'],
  ['NAT-7', '26', 'people'],
  ['NAT-7', '28', 'people'],
  ['NAT-8', '14', 'account'],
  ['NAT-9', '1524', 'account'],
  ['NAT-10', '2408', 'whole'],
  ['NAT-11', '2365', 'whole'],
  ['NAT-12', '4', 'result'],
  ['NAT-12', '5', 'result'],
  ['NAT-12', '6', 'result'],
  ['NAT-14', '31', 'own'],
] as const;

/** V1: contrary balances. */
export function nature(rows: readonly PlainRow[]): Line[] {
  return NATURES.flatMap(([rule, prefix, how]) => {
    const all = under(rows, prefix).filter(({ code }) => !EMPLOYEE_BENEFITS.test(code));
    if (all.length === 0) return [];
    if (how === 'whole') {
      const contrary = sum(all, 'closing');
      if (contrary > NOISE) return [line(rule, prefix, contrary)];
      // Withholdings that are correct in total may be wrong by concept.
      if (rule !== 'NAT-11') return [];
      return accountsIn(all).flatMap((code) => {
        const own = sum(under(all, code), 'closing');
        return own > NOISE ? [line(rule, code, own)] : [];
      });
    }
    return accountsIn(all).flatMap((code) => {
      const own = all.filter((row) => row.code === code);
      const wrong = (some: readonly PlainRow[]) => sum(some, 'closing') * (DEBIT_ACCOUNTS.test(code) ? -1n : 1n);
      const total = wrong(own) > NOISE ? wrong(own) : 0n;
      if (how === 'account') return total > 0n ? [line(rule, code, total)] : [];
      const isGentle = total === 0n && how !== 'people';
      const floor = isGentle && how === 'result' ? larger(materiality(rows), NOISE) : NOISE;
      const contrary = thirdPartiesIn(own)
        .filter((thirdParty) => !isGentle || (thirdParty !== '' && thirdParty !== COMPANY.nit))
        .map((thirdParty) => wrong(own.filter((row) => row.thirdParty === thirdParty)))
        .filter((amount) => amount > floor);
      const ofThirdParties = contrary.reduce((all, amount) => all + amount, 0n);
      return total > 0n || contrary.length > 0 ? [line(rule, code, larger(ofThirdParties, total))] : [];
    });
  });
}

/** V2-a: accumulated depreciation with a debit balance. */
export function contra(rows: readonly PlainRow[]): Line[] {
  return accountsIn(under(rows, '1592')).flatMap((code) => {
    const closing = sum(under(rows, code), 'closing');
    return closing > PESO ? [line('INV-1', code, closing)] : [];
  });
}

/** Accounts of the pool that need no third party, and those of low severity. */
const FREE = /^(14|15|5160|61)/;
const ADVISED = /^(1105|135519)/;

/** V14-a and b: no third party, or the final consumer, where one is required. */
export function thirdParties(rows: readonly PlainRow[]): Line[] {
  if (rows.every(({ thirdParty }) => thirdParty === '')) return [];
  return accountsIn(rows).flatMap((code) => {
    const own = rows.filter((row) => row.code === code);
    const stake = (thirdParty: string): bigint => {
      const theirs = own.filter((row) => row.thirdParty === thirdParty);
      const closing = size(sum(theirs, 'closing'));
      if (closing > NOISE) return closing;
      const movement = larger(size(sum(theirs, 'debit')), size(sum(theirs, 'credit')));
      return movement > NOISE ? movement : 0n;
    };
    if (FREE.test(code)) return [];
    const found: Line[] = [];
    const isNamed = own.some(({ thirdParty }) => thirdParty !== '');
    const nobody = stake('');
    if (nobody > 0n && (isNamed || !ADVISED.test(code))) found.push(line('TER-1', code, nobody));
    const consumer = stake('222222222222');
    const consumersClosing = sum(
      own.filter(({ thirdParty }) => thirdParty === '222222222222'),
      'closing',
    );
    const isCashSale = code.startsWith('1305') && size(consumersClosing) <= NOISE;
    if (consumer > 0n && !/^(41|2408)/.test(code) && !isCashSale) found.push(line('TER-2', code, consumer));
    return found;
  });
}

/** V10: both balances of each third party, up to the lesser. */
export function crossings(rows: readonly PlainRow[]): Line[] {
  const both = (debtor: readonly PlainRow[], creditor: readonly PlainRow[]): bigint =>
    thirdPartiesIn(debtor)
      .filter((thirdParty) => thirdParty !== '')
      .map((thirdParty) => {
        const of = (some: readonly PlainRow[]) =>
          sum(
            some.filter((row) => row.thirdParty === thirdParty),
            'closing',
          );
        return smaller(of(debtor), -of(creditor));
      })
      .filter((amount) => amount > PESO)
      .reduce((all, amount) => all + amount, 0n);
  const given = both(under(rows, '1330'), under(rows, '22', '2335'));
  const received = both(under(rows, '1305'), under(rows, '2805'));
  return [
    ...(given > 0n ? [line('ANT-1', '13300501', given)] : []),
    ...(received > 0n ? [line('ANR-1', '28050501', received)] : []),
  ];
}

/**
 * V3-a: expense against accumulated depreciation, within 1 % or a thousand pesos; debits may be reversals or
 * retirements.
 */
export function depreciation(rows: readonly PlainRow[]): Line[] {
  const charged = spent(under(rows, '5160'));
  const accumulated = under(rows, '1592');
  const [withdrawn, credited] = [sum(accumulated, 'debit'), sum(accumulated, 'credit')];
  const retired = smaller(withdrawn, sum(under(rows, '1524'), 'credit'));
  const gaps = [credited, credited - withdrawn, credited - withdrawn + retired].map((reading) => {
    const tolerance = larger(fraction(larger(charged, reading), 1n, 100n), NOISE);
    return size(charged - reading) > tolerance ? size(charged - reading) : 0n;
  });
  const least = gaps.reduce(smaller);
  return least === 0n ? [] : [line('DEP-1', '*', least)];
}

/** V5: 1.2 % of the month's income in March 2026 for wholesale of household goods, and its counter-entry. */
export function selfWithholding(rows: readonly PlainRow[]): Line[] {
  const found: Line[] = [];
  const tolerance = (amount: bigint) => larger(1000n * PESO, fraction(amount, 5n, 1000n));
  const credited = sum(under(rows, '236575'), 'credit');
  const difference = credited - sum(under(rows, '135519'), 'debit');
  if (size(difference) > tolerance(credited)) found.push(line('AUT-1', '*', size(difference)));
  const income = -spent(under(rows, '41'));
  const expected = fraction(fraction(larger(0n, income), 12n, 1000n), 1n, PESO) * PESO;
  if (credited === 0n) {
    if (income > 1000n * PESO && expected > 1000n * PESO) found.push(line('AUT-4', '*', expected));
  } else if (size(credited - expected) > tolerance(expected)) found.push(line('AUT-2', '*', size(credited - expected)));
  return found;
}

/** V7-b: opening payable not paid in the month. */
export function unpaidWithholding(rows: readonly PlainRow[]): Line[] {
  const owing = under(rows, '236515', '236525');
  const owed = -sum(owing, 'opening');
  const unpaid = larger(0n, owed - sum(owing, 'debit'));
  const remainder = larger(NOISE * BigInt(accountsIn(owing).length || 1), fraction(owed, 5n, 1000n));
  return owing.length > 0 && unpaid > remainder ? [line('RET-5', '*', unpaid)] : [];
}

const BENEFITS = [
  ['510530', 83_333n],
  ['510533', 10_000n],
  ['510536', 83_333n],
  ['510539', 41_667n],
] as const;

/** V9-a: four benefits against the month's wages, within 15 % or a thousand pesos. Shares in millionths. */
export function benefits(rows: readonly PlainRow[]): Line[] {
  const wages = spent(under(rows, '510506'));
  const wagesBefore = sum(under(rows, '510506'), 'opening');
  const vacations = under(rows, '510539', '261015');
  const rested = thirdPartiesIn(under(rows, '261015'))
    .map((thirdParty) => spent(vacations.filter((row) => row.thirdParty === thirdParty)))
    .filter((amount) => amount > 0n)
    .reduce((all, amount) => all + amount, 0n);
  const restedBefore = sum(under(rows, '510539'), 'opening');
  const due = (base: bigint, share: bigint) => fraction(fraction(base, share, 1_000_000n), 1n, PESO) * PESO;
  const outside = (least: bigint, most: bigint, found: bigint): bigint => {
    if (found < least - larger(fraction(least, 15n, 100n), NOISE)) return found - least;
    if (found > most + larger(fraction(most, 15n, 100n), NOISE)) return found - most;
    return 0n;
  };
  const charges = BENEFITS.map(([code, share]) => {
    const charged = spent(under(rows, code));
    const before = sum(under(rows, code), 'opening');
    const least = due(wages, share);
    const most = due(wages + rested, share);
    const gap = outside(least, most, charged);
    const year = wagesBefore + wages;
    const mostOfYear = due(year + rested + restedBefore, share);
    const yearGap = outside(due(year, share), mostOfYear, before + charged);
    // Above the month's and within the year's: omissions of earlier months.
    const isOfTheYear = yearGap <= 0n && before + charged <= mostOfYear + fraction(most, 15n, 100n) + NOISE;
    return { charged, least, gap: gap > 0n && isOfTheYear ? 0n : gap };
  });
  const owed = charges.filter(({ least }) => least > NOISE);
  if (owed.length > 0 && charges.every(({ charged }) => charged === 0n))
    return [
      line(
        'PRE-1',
        '*',
        owed.reduce((all, { least }) => all + least, 0n),
      ),
    ];
  return charges.filter(({ gap }) => gap !== 0n).map(({ gap }) => line('PRE-2', '*', size(gap)));
}

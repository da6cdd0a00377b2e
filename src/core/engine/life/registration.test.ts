import { describe, expect, test } from 'vitest';
import { History } from '#core/books/history.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { Fact } from '../fact.ts';
import { balanceOfBooks } from '../validation-case.ts';
import { registeredFlows, registrationOf } from './registration.ts';

/** Depreciation of a month: expense and accumulated; withholding of Ana and of Luis, who are paid the rest. */
function month(
  period: string,
  depreciation: number,
  { ana = 110, luis = 220, reversed = 0, expenseReversed = 0 } = {},
) {
  const pay = (base: number, withheld: number) => base - withheld;
  return balanceOfBooks(
    period,
    `
    51600501 Depreciación  |               | 0 | ${depreciation}000 | ${expenseReversed}000 | 0
    15920501 Acumulada     |               | 0 | 0 | ${depreciation}000 | 0
    23650501 Honorarios    | 52111222 Ana  | 0 | ${reversed}000 | ${ana}000 | 0
    23650501 Honorarios    | 79111222 Luis | 0 | 0 | ${luis}000 | 0
    23359501 Por pagar     | 52111222 Ana  | 0 | ${pay(1000, ana)}000 | 0 | 0
    `,
  );
}

const past = ['2025-11', '2025-12', '2026-01'].map((period) => month(period, 500));

type Declared = Parameters<typeof registrationOf>[1];

function missing(fact: Partial<Fact>, history = past, rule: Declared = { series: null }) {
  const february = month('2026-02', 0, { ana: 0 });
  const period = parsePeriod('2026-02')!;
  const whole: Fact = { rule: 'X-1', account: null, amount: 0n, rows: [], ...fact };
  return registrationOf(whole, rule, february, new History(period, history, february));
}
const cents = (thousands: number) => BigInt(thousands) * 100_000n;
const entry = (debit: string, credit: string, thousands: number, thirdParty: number | null = null) => [
  { account: debit, thirdParty, debit: cents(thousands), credit: 0n },
  { account: credit, thirdParty, debit: 0n, credit: cents(thousands) },
];
const depreciation = () => missing({ account: '1592', entry: entry('51600501', '15920501', 500) })!;
/** Ana is the first third party of the file. */
const withholding = () => missing({ account: '23650501', entry: entry('23359501', '23650501', 110, 1) })!;

describe('the registration of a flow', () => {
  test('is the side of its entry with its account, with what that usually moves', () => {
    expect(depreciation()).toEqual([
      { account: '15920501', nits: null, side: 'credit', amount: '500000.00', usual: '500000.00' },
    ]);
    expect(withholding()).toEqual([
      { account: '23650501', nits: ['52111222'], side: 'credit', amount: '110000.00', usual: '110000.00' },
    ]);
  });

  test('is unknown without an entry, and without a month before', () => {
    expect(missing({ account: '1592' })).toBeNull();
    expect(missing({ account: '1592', entry: entry('51600501', '15920501', 500) }, [])).toBeNull();
  });

  test('without an entry, is what the figure of its chart lacks, or has too much on the other side', () => {
    const rule: Declared = { series: { measure: 'credit', missing: 'Falta la retención' }, about: 'third_parties' };
    const short = { account: '23650501', amount: cents(110), expected: cents(330), found: cents(220) };
    const ana = [{ thirdParty: 1, amount: cents(110), rows: [] }];
    const usual = { account: '23650501', side: 'credit', amount: '110000.00' };
    expect(missing({ ...short, thirdParties: ana }, past, rule)).toEqual([
      { ...usual, nits: ['52111222'], usual: '110000.00' },
    ]);
    expect(missing(short, past, rule)).toEqual([{ ...usual, nits: null, usual: '330000.00' }]);
    const over = missing({ ...short, found: cents(440) }, past, rule)!;
    expect(over).toEqual([{ ...usual, side: 'debit', nits: null, usual: '0.00' }]);
    expect(registeredFlows([over], month('2026-03', 500))).toEqual([]);
    expect(registeredFlows([over], month('2026-03', 500, { reversed: 110 }))).toEqual([0]);
    expect(missing(short, past, { series: { measure: 'balance', missing: 'Falta' } })).toBeNull();
    expect(missing({ account: short.account, amount: short.amount }, past, rule)).toBeNull();
  });

  test('is any of those that the fact declares', () => {
    const corrections = [
      { account: '51600501', side: 'credit', amount: cents(500) },
      { account: '15920501', side: 'credit', amount: cents(500) },
    ] as const;
    const either = missing({ account: '51600501', corrections, entry: entry('51600501', '15920501', 1) })!;
    expect(either.map(({ account, usual, alternative }) => [account, usual, alternative])).toEqual([
      ['51600501', '0.00', 0],
      ['15920501', '500000.00', 1],
    ]);
    expect(registeredFlows([either], month('2026-03', 500))).toEqual([]);
    expect(registeredFlows([either], month('2026-03', 1000))).toEqual([0]);
    expect(registeredFlows([either], month('2026-03', 500, { expenseReversed: 500 }))).toEqual([0]);
    expect(registeredFlows([either, either], month('2026-03', 1500))).toEqual([0, 1]);
  });

  test('may be a part of what the fact declares, and not all of it', () => {
    const corrections = [{ account: '23650501', side: 'debit', amount: cents(500), isPart: true }] as const;
    const part = missing({ account: '23650501', corrections })!;
    const seen = (reversed: number) => registeredFlows([part], month('2026-03', 500, { reversed }));
    expect([0, 10, 300, 490, 500, 900].map((reversed) => seen(reversed).length)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test.each([
    ['a month that books its own proves nothing', 500, []],
    ['a month that books both registers it', 1000, [0]],
    ['nearly both, as a base changed a little', 1020, [0]],
    ['something else was booked too', 1300, []],
    ['a month that books nothing', 0, []],
  ])('%s', (_name, booked, seen) => {
    expect(registeredFlows([depreciation()], month('2026-03', booked))).toEqual(seen);
  });

  test('is of its third party: others, and the payment of what was not withheld, do not register it', () => {
    expect(registeredFlows([withholding()], month('2026-03', 500, { ana: 220 }))).toEqual([0]);
    expect(registeredFlows([withholding()], month('2026-03', 500, { luis: 330 }))).toEqual([]);
    // She is paid 110,000 more than usual.
    expect(registeredFlows([withholding()], month('2026-03', 500, { ana: 0 }))).toEqual([]);
  });

  test('of two months may be one movement', () => {
    const two = [depreciation(), depreciation()];
    expect(registeredFlows(two, month('2026-04', 1500))).toEqual([0, 1]);
    expect(registeredFlows(two, month('2026-04', 1200))).toEqual([]);
  });

  test('may be either side, where the entry is not on its account', () => {
    const interest = missing({ account: '21050501', entry: entry('51600501', '15920501', 500) })!;
    expect(interest.map(({ side, amount }) => [side, fromDecimal(amount)])).toEqual([
      ['debit', cents(500)],
      ['credit', cents(500)],
    ]);
    expect(registeredFlows([interest], month('2026-03', 1000))).toEqual([0]);
  });
});

/** Random books as plain rows, with the engine's view of them. */
import fc from 'fast-check';
import { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { buildRows } from '#core/reading/balance-builder.ts';
import { RawRows } from '#core/reading/rows/raw-rows.ts';
import { accounts, COMPANY, thirdParties } from './pool.ts';

/** Amounts in cents, debit positive. `person`: id in the pool, '' for no third party. */
export interface PlainRow {
  code: string;
  thirdParty: string;
  opening: bigint;
  debit: bigint;
  credit: bigint;
  closing: bigint;
  branch?: string;
}

/** Variations of a view for `viewOf`. */
export interface ViewOptions {
  period?: Period;
  /** Name by id; default that of the pool. */
  nameOf?(id: string): string;
}

export const PERIOD: Period = { year: 2026, month: 3 };

const nameOfAccount = new Map(accounts.map(({ code, name }) => [code, name]));
const nameOfThirdParty = new Map(thirdParties.map(({ id, name }) => [id, name]));

/** View of some rows; file rows are row positions, from 1. */
export function viewOf(rows: readonly PlainRow[], { period = PERIOD, nameOf }: ViewOptions = {}): TrialBalance {
  const raw = new RawRows();
  rows.forEach(({ code, thirdParty, opening, debit, credit, closing, branch = '' }, index) => {
    raw.add(
      {
        kind: 'detail',
        code,
        name: nameOfAccount.get(code) ?? '',
        id: thirdParty,
        dv: null,
        branch,
        thirdPartyName: thirdParty === '' ? '' : (nameOf?.(thirdParty) ?? nameOfThirdParty.get(thirdParty) ?? ''),
        opening: Number(opening) / 100,
        debit: Number(debit) / 100,
        credit: Number(credit) / 100,
        closing: Number(closing) / 100,
      },
      raw.account(code),
      index + 1,
      () => {
        throw new Error(`row ${index + 1} cannot be read`);
      },
    );
  });
  const { rows: columns } = buildRows(raw, { convention: 'signed', telling: 0, explained: 0 })!;
  return new TrialBalance({
    company: COMPANY,
    period,
    format: 'properties',
    sheet: '',
    grandTotal: null,
    ...columns,
  });
}

/** Cents: a few pesos, thousands, or millions, so that both sides of every tolerance occur. */
const cents = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 250_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 2_000_000_000 }) },
);
/** One row in eight does not add up, by cents or by more; one in twenty has a negative movement. */
const gap = fc.oneof(
  { weight: 14, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -150, max: 150 }) },
  { weight: 1, arbitrary: fc.integer({ min: -9_000_000, max: 9_000_000 }) },
);
const turned = fc.integer({ min: 0, max: 19 });

const row = fc
  .tuple(
    fc.integer({ min: 0, max: accounts.length - 1 }),
    fc.integer({ min: 0, max: thirdParties.length - 1 }),
    fc.tuple(cents, cents, cents),
    gap,
    turned,
  )
  .map(([account, thirdParty, [opening, debit, credit], off, turn]): PlainRow => {
    const { code, size } = accounts[account]!;
    const amounts = [turn % 2 === 0 ? opening : -opening, turn === 19 ? -debit : debit, credit].map(
      (amount) => BigInt(amount) / size,
    ) as [bigint, bigint, bigint];
    const closing = amounts[0] + amounts[1] - amounts[2] + BigInt(off);
    return {
      code,
      thirdParty: thirdParties[thirdParty]!.id,
      opening: amounts[0],
      debit: amounts[1],
      credit: amounts[2],
      closing,
    };
  });

/** Rows of arbitrary accounts and third parties, without consistency. */
export const anyRows: fc.Arbitrary<PlainRow[]> = fc.array(row, { maxLength: 26 });

function moved(code: string, thirdParty: string, debit: bigint, credit: bigint, opening = 0n): PlainRow {
  return { code, thirdParty, opening, debit, credit, closing: opening + debit - credit };
}

/** A share of an amount, in hundredths of a percent. */
function share(amount: number, points: number): bigint {
  return (BigInt(amount) * BigInt(points)) / 10_000n;
}

/** Around a tolerance: on it, slightly within, slightly beyond, and far. */
const near = fc.constantFrom(
  10_000,
  9_999,
  9_990,
  9_950,
  9_900,
  9_850,
  9_000,
  8_500,
  8_400,
  10_050,
  10_100,
  11_500,
  11_600,
  0,
);
const base = fc.integer({ min: 100_000, max: 180_000_000 });
const someone = fc.constantFrom(...thirdParties.filter(({ isOrdinary }) => isOrdinary).map(({ id }) => id));

/** Consistent rows, like the entries of a month, near their tolerances. */
const agreeing = fc
  .tuple(fc.constantFrom('depreciation', 'self', 'benefit', 'paid', 'advance'), base, near, someone)
  .map(([kind, amount, points, thirdParty]): PlainRow[] => {
    const [whole, part] = [BigInt(amount), share(amount, points)];
    switch (kind) {
      case 'depreciation':
        return [moved('51601501', COMPANY.nit, whole, 0n), moved('15921501', COMPANY.nit, 0n, part)];
      case 'self':
        return [
          moved('41354001', thirdParty, 0n, whole * 100n),
          moved('23657501', '800197268', 0n, (part * 12n) / 10n),
          moved('13551901', '800197268', (whole * 12n) / 10n, 0n),
        ];
      case 'benefit':
        return [
          moved('51050601', thirdParty, whole / 4n, 0n),
          moved('51053001', thirdParty, (part * 83_333n) / 4_000_000n, 0n),
          moved('26100501', thirdParty, 0n, (part * 83_333n) / 4_000_000n),
        ];
      case 'paid':
        return [moved('23652501', thirdParty, part, whole / 2n, -whole)];
      default:
        return [moved('13300501', thirdParty, whole, 0n), moved('22050501', thirdParty, 0n, part)];
    }
  });

/** Books with both. */
export const plainBooks: fc.Arbitrary<PlainRow[]> = fc
  .tuple(anyRows, fc.array(agreeing, { maxLength: 2 }))
  .map(([rows, groups]) => [...rows, ...groups.flat()]);

/** Audits of random books: no validation throws, and findings are independent of how the books are written. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { validations } from '#validations/registry.gen.ts';
import { cases } from '../support/test-sizes.ts';
import { unprovedBy } from '../support/unproved.ts';
import { findingsIn } from './findings.ts';
import { anyRows, type PlainRow, plainBooks, viewOf } from './plain-books.ts';
import { thirdParties } from './pool.ts';
import { inTwoBranches, reordered, scaled } from './rewritings.ts';

const SEED = 20_260_413;
const RUNS = cases(300, 30);

const PROFILE: CompanyProfile = {
  ciiu: '4649',
  municipio: '11001',
  responsableIva: true,
  periodoIva: 'cuatrimestral',
  exonerado1141: true,
  autorretenedorRenta: true,
  agenteRetencion: true,
  regimen: 'ordinario',
  claseArl: 1,
  grupoNiif: 2,
};

const profiles: fc.Arbitrary<CompanyProfile> = fc.constantFrom<CompanyProfile[]>(
  PROFILE,
  {},
  { ...PROFILE, regimen: 'simple' },
  { ...PROFILE, regimen: 'especial', responsableIva: false, periodoIva: 'ninguno', exonerado1141: false },
  { ciiu: '6201', periodoIva: 'bimestral' },
);
const periods: fc.Arbitrary<Period> = fc
  .tuple(fc.integer({ min: 2019, max: 2031 }), fc.integer({ min: 1, max: 13 }))
  .map(([year, month]) => ({ year, month }));

const before = ({ year, month }: Period): Period =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

it('never throw, whatever the books, month, history and profile', () => {
  fc.assert(
    fc.property(plainBooks, periods, profiles, fc.option(anyRows), (rows, period, profile, past) => {
      const history = past === null ? [] : [viewOf(past, { period: before(period) })];
      const outcomes = findingsIn(viewOf(rows, { period }), history, profile);
      expect(outcomes.length).toBeGreaterThanOrEqual(validations.length);
    }),
    { numRuns: cases(10_000, 150), seed: SEED, interruptAfterTimeLimit: 30_000 },
  );
});

/** One row per account and third party. */
function withoutRepetition(rows: readonly PlainRow[]): PlainRow[] {
  return [...new Map(rows.map((row) => [`${row.code} ${row.thirdParty}`, row])).values()];
}

function same(change: (rows: PlainRow[]) => PlainRow[]): void {
  fc.assert(
    fc.property(plainBooks, (drawn) => {
      const rows = withoutRepetition(drawn);
      const plain = findingsIn(viewOf(rows), [], PROFILE);
      expect(findingsIn(viewOf(change(rows)), [], PROFILE)).toEqual(plain);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}

describe('random books', () => {
  it('give the same findings twice', () => {
    same((rows) => rows);
  });

  it('give the same findings in another row order', () => {
    same(reordered);
  });

  it('give the same findings in two branches', () => {
    same(inTwoBranches);
  });

  it('give the same findings with other names', () => {
    const names = new Map(
      thirdParties.filter(({ isOrdinary }) => isOrdinary).map(({ id }, index) => [id, OTHER_NAMES[index]!]),
    );
    fc.assert(
      fc.property(plainBooks, (rows) => {
        const renamed = viewOf(rows, {
          nameOf: (id) => names.get(id) ?? thirdParties.find((one) => one.id === id)!.name,
        });
        expect(findingsIn(renamed, [], PROFILE)).toEqual(findingsIn(viewOf(rows), [], PROFILE));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

const OTHER_NAMES = [
  'Graneros del Norte S.A.S.',
  'Maderas Chipaque Ltda.',
  'Pedro Nel Gaviria Tobón',
  'Rosa Elvira Quiñones Mina',
  'Édison Fabricio Yate Lucumí',
];

/** Validations with limits in pesos, UVT or minimum wages, which scaling changes. */
const WITH_LIMITS: Readonly<Record<string, string>> = {
  retencion: 'minimum bases in UVT',
  prestacion: 'integral wages, in minimum wages',
  parafiscal: 'ceilings and exemption in minimum wages',
  umbral: 'obligations in UVT and minimum wages',
  no_deducible: 'payments of up to 3,300 UVT',
  iva: 'two-month periods from 92,000 UVT',
};

/** Expected amounts are rounded to the peso by month and account; in pesos. */
const ROUNDING = 100;

describe('ten times the amounts', () => {
  const limited = [...Object.keys(WITH_LIMITS), ...unprovedBy('byTenfoldAmounts')];
  const keys = new Set(validations.map(({ key }) => key as string).filter((key) => !limited.includes(key)));

  it('give ten times the findings where the law has no limits', () => {
    const MILLION = 100_000_000n;
    fc.assert(
      fc.property(anyRows, (drawn) => {
        const rows = drawn.map((row) => inMillions(row, MILLION));
        const plain = amountsIn(findingsIn(viewOf(rows), [], PROFILE, keys));
        const larger = amountsIn(findingsIn(viewOf(scaled(rows, 10n)), [], PROFILE, keys));
        expect([...larger.keys()]).toEqual([...plain.keys()]);
        for (const [finding, amount] of plain) {
          expect(Math.abs(larger.get(finding)! - 10 * amount), finding).toBeLessThanOrEqual(ROUNDING);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

/** Whole millions, so that tolerances of a few pesos are irrelevant and percentages exact. */
function inMillions(row: PlainRow, million: bigint): PlainRow {
  const [opening, debit, credit] = [row.opening, row.debit, row.credit].map((amount) => (amount % 97n) * million) as [
    bigint,
    bigint,
    bigint,
  ];
  return { ...row, opening, debit, credit, closing: opening + debit - credit };
}

/** Pesos by validation and fingerprint; 0 for an outcome. */
function amountsIn(lines: readonly string[]): Map<string, number> {
  return new Map(
    lines.map((line) => {
      const [key, what, amount = '0'] = line.split(' ');
      return [`${key} ${what}`, Number(amount)];
    }),
  );
}

it('names only existing validations as exceptions', () => {
  const known = new Set<string>(validations.map(({ key }) => key));
  expect(Object.keys(WITH_LIMITS).filter((key) => !known.has(key))).toEqual([]);
});

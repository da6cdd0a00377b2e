/** Arithmetic rules of the engine against a second, naive implementation, on thousands of random balances. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import { fromDecimal } from '#core/money/money.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { cases } from '../support/test-sizes.ts';
import {
  benefits,
  contra,
  crossings,
  depreciation,
  integrity,
  nature,
  selfWithholding,
  thirdParties,
  unpaidWithholding,
} from './naive-rules.ts';
import { PERIOD, type PlainRow, plainBooks, viewOf } from './plain-books.ts';

const RUNS = cases(4000, 700);
const SEED = 20_260_301;

const PROFILE = {
  ciiu: '4649',
  responsableIva: true,
  periodoIva: 'cuatrimestral',
  exonerado1141: true,
  autorretenedorRenta: true,
  agenteRetencion: true,
  regimen: 'ordinario',
} as const;

/** Rules of the naive implementation; those with an account chosen by the engine are compared without it. */
const RULES: ReadonlyMap<string, 'account' | 'amount'> = new Map([
  ...['DIF-1', 'DIF-2', 'DIF-4', 'DIF-8', 'DIF-9'].map((rule) => [rule, 'account'] as const),
  ...Array.from({ length: 15 }, (_, index) => [`NAT-${index + 1}`, 'account'] as const),
  ...['INV-1', 'TER-1', 'TER-2', 'ANT-1', 'ANR-1'].map((rule) => [rule, 'account'] as const),
  ...['DEP-1', 'AUT-1', 'AUT-2', 'AUT-4', 'RET-5', 'PRE-1', 'PRE-2'].map((rule) => [rule, 'amount'] as const),
]);

const compared = validations.filter(({ rules }) => rules.some(({ code }) => RULES.has(code)));

function engine(rows: readonly PlainRow[]): string[] {
  const { report } = runValidations(
    { balance: viewOf(rows), period: PERIOD, history: [], profile: PROFILE },
    { validations: compared, texts: validationTexts },
    undefined,
    (key, error) => {
      throw new Error(key, { cause: error });
    },
  );
  return report.validations
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => RULES.has(rule))
    .map(({ rule, account, amount }) => {
      const where = RULES.get(rule) === 'amount' ? '*' : (account ?? '-');
      return `${rule} ${where} ${fromDecimal(amount)}`;
    })
    .sort();
}

function naive(rows: readonly PlainRow[]): string[] {
  if (rows.length === 0) return [];
  return [
    integrity,
    nature,
    contra,
    thirdParties,
    crossings,
    depreciation,
    selfWithholding,
    unpaidWithholding,
    benefits,
  ]
    .flatMap((rule) => rule(rows))
    .sort();
}

it(`agree on ${RUNS} random balances`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(plainBooks, (rows) => {
      const found = engine(rows);
      for (const told of found) seen.add(told.split(' ')[0]!);
      expect(found).toEqual(naive(rows));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Every rule must be broken by some balance, or the comparison is empty.
  expect([...RULES.keys()].filter((rule) => !seen.has(rule) && rule !== 'NAT-13')).toEqual([]);
});

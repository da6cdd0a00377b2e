/** What amounts mean and how they add up, over every case of every rule. */
import { describe, expect, it } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { ValidationCase } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { type Stake, stakes } from '#core/engine/weighing/stake.ts';
import { amountFaults } from '../../tests/support/findings/amount-faults.ts';
import { validations, validationTexts } from './registry.gen.ts';

const caseModules = import.meta.glob<{ cases: readonly ValidationCase[] }>('./*/cases.es.ts', { eager: true });
const texts = validationTexts as Readonly<Record<string, ValidationText>>;
const all = validations as readonly AnyValidation[];

/** Rules by stake, each reviewed by what can be charged, fined or denied; all others are to be explained. */
const reviewed: Readonly<Record<Exclude<Stake, 'to_explain'>, Readonly<Record<string, readonly number[]>>>> = {
  at_risk: {
    AMO: [1, 2, 3, 4, 5, 6, 9],
    ANI: [1, 2, 3, 4, 5, 7, 10],
    AUT: [1, 2, 3, 4, 6, 7],
    DEP: [1, 3, 5, 6, 8],
    IVA: [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 14, 16, 17, 18, 19],
    NAT: [1, 3, 8, 9],
    NIT: [7],
    OBL: [1, 6, 7, 11],
    PAR: [1, 2, 5, 8, 11, 13],
    PRE: [1, 2, 3, 4, 6, 7, 8, 12],
    RET: [1, 3, 4, 5, 6, 8, 11, 12],
    TER: [1, 2],
  },
  reference: {
    AMO: [7],
    ANT: [4],
    CON: [1, 2],
    DEP: [7],
    DIF: [10, 11],
    MOD: [4],
    NIT: [1, 2, 3, 4, 5, 6],
    NDE: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    OBL: [8, 9],
    PAR: [9],
    PRS: [1, 3, 4],
    TER: [4, 6],
    UMB: [1, 2, 3, 4, 5, 6, 9],
    UTI: [10],
    VAR: [5, 6, 7, 8, 9, 10],
  },
};

describe('the stake of every rule', () => {
  it.each(['at_risk', 'reference'] as const)('%s is that of the review', (stake) => {
    const declared = all.flatMap(({ rules }) => rules.filter((rule) => rule.stake === stake).map(({ code }) => code));
    const expected = Object.entries(reviewed[stake]).flatMap(([code, numbers]) =>
      numbers.map((one) => `${code}-${one}`),
    );
    expect(declared.toSorted()).toEqual(expected.toSorted());
  });

  it('is one of the three', () => {
    const others = all.flatMap(({ rules }) => rules.filter(({ stake }) => !stakes.includes(stake)));
    expect(others).toEqual([]);
  });
});

describe.each(all.map((validation) => [validation.key, validation] as const))('%s', (key, validation) => {
  const cases = caseModules[`./${key}/cases.es.ts`]?.cases ?? [];
  it.each(cases.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
    const { findings } = runCase(validation, texts, entry);
    expect(findings.flatMap(amountFaults)).toEqual([]);
  });
});

/** Rules that compare with a rate: a case where the rate and its base are in a line. */
const atRate = ['IVA-1', 'IVA-2', 'IVA-5', 'RET-6', 'RET-9', 'OBL-2', 'OBL-7', 'PAR-1', 'PAR-2', 'PAR-8'];

it.each(atRate)('the formula of %s says the rate and its base', (rule) => {
  const lines = all.flatMap((validation) =>
    validation.rules.some(({ code }) => code === rule)
      ? (caseModules[`./${validation.key}/cases.es.ts`]?.cases ?? []).flatMap((entry) =>
          runCase(validation, texts, entry).findings.filter((finding) => finding.rule === rule),
        )
      : [],
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.some(({ formula }) => formula.some(({ detail = '' }) => / × [\d,]+ %/.test(detail)))).toBe(true);
});

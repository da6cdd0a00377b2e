/** Simulated companies of many kinds: silent where their books are right, each error found where it was put, and every finding as it was reviewed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { validations } from '#validations/registry.gen.ts';
import { spread } from '../support/test-sizes.ts';
import { unprovedBy } from '../support/unproved.ts';
import { type Audited, audit } from './audit-company.ts';
import { companies } from './companies.ts';
import { linesOf, readExpected } from './expected-findings.ts';
import { loudIn, missedIn } from './judged-findings.ts';

const present = new Set<string>(validations.map(({ key }) => key));
/** Proved by their cases: they describe, or need two versions of a month; younger ones say why beside their cases. */
const UNPROVED = [
  ...['concentracion', 'mes_modificado', 'presentacion', 'umbral', 'variacion'],
  ...unprovedBy('byWholeCompanies'),
];
const proved = new Set<string>();
/** Also audited without errors; of the others what is wrong with right books shows among the reviewed findings. */
const clean = new Set(spread(companies, 4));

describe.each(companies.map((company) => [company.name, company] as const))('%s', (_, company) => {
  let withErrors: Audited;
  beforeAll(() => {
    withErrors = audit(company, false);
    for (const { validation } of withErrors.simulation.truth) proved.add(validation);
  });

  it.runIf(clean.has(company))('is silent above baja where its books are right', () => {
    expect(loudIn(audit(company, true))).toEqual([]);
  });

  it('shows each error that was put in, in its month', () => {
    expect(missedIn(withErrors)).toEqual([]);
  });

  it('finds what was reviewed (after a change that is meant: node tests/ruling/update.ts, and read the difference)', () => {
    expect(linesOf(withErrors.reports)).toEqual(readExpected(company));
  });
});

it('puts every validation to proof that these books can', () => {
  expect([...present].filter((key) => !proved.has(key) && !UNPROVED.includes(key))).toEqual([]);
});

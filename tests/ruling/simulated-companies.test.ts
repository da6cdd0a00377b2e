/** Simulated companies of many kinds: silent where their books are right, each error found where it was put, and every finding as it was reviewed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { validations } from '#validations/registry.gen.ts';
import { unprovedBy } from '../support/unproved.ts';
import { type Audited, audit } from './audit-company.ts';
import { findingsOf } from './audit-folder.ts';
import { companies } from './companies.ts';
import { linesOf, readExpected } from './expected-findings.ts';

const present = new Set<string>(validations.map(({ key }) => key));
/** Variations that a month of right books may ask about; the year turns in December and January. */
const VARIATIONS = { ordinary: 6, turn: 12 };
/** Proved by their cases: they describe, or need two versions of a month; younger ones say why beside their cases. */
const UNPROVED = [
  ...['concentracion', 'mes_modificado', 'presentacion', 'umbral', 'variacion'],
  ...unprovedBy('byWholeCompanies'),
];
const proved = new Set<string>();

describe.each(companies.map((company) => [company.name, company] as const))('%s', (_, company) => {
  let withErrors: Audited;
  beforeAll(() => {
    withErrors = audit(company, false);
    for (const { validation } of withErrors.simulation.truth) proved.add(validation);
  });

  it('is silent above baja where its books are right', () => {
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

function loudIn({ reports }: Audited): string[] {
  return [...reports].flatMap(([period, { validations: results }]) => {
    const above = results.flatMap(({ key, findings }) =>
      findings
        .filter(({ severity }) => severity !== 'baja' && severity !== 'informativa')
        .map((finding) => ({ key, ...finding })),
    );
    const most = /-(12|01)$/.test(period) ? VARIATIONS.turn : VARIATIONS.ordinary;
    const variations = above.filter(({ key }) => key === 'variacion').length;
    return above
      .filter(({ key }) => key !== 'concentracion' && (key !== 'variacion' || variations > most))
      .map(({ rule, account, amount, title }) => `${period} ${rule} ${account} ${amount} ${title}`);
  });
}

/** Errors of the truth that no finding shows in their month, account and third party. */
function missedIn({ simulation: { truth, months }, reports }: Audited): string[] {
  const loaded = new Set(months.map(({ period }) => periodKey(period)));
  return truth
    .filter(({ validation, period }) => present.has(validation) && loaded.has(periodKey(period)))
    .filter(({ validation, period, account, thirdParty }) => {
      const findings = findingsOf(reports.get(periodKey(period)), validation);
      return !findings.some(
        (finding) =>
          (account === null ||
            finding.account === null ||
            finding.account.startsWith(account) ||
            account.startsWith(finding.account)) &&
          (thirdParty === null || finding.thirdParties.some(({ nit }) => nit === thirdParty)),
      );
    })
    .map(({ validation, period, what }) => `${periodKey(period)} ${validation}: ${what}`);
}

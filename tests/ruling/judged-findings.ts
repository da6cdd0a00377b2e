/** Judges the findings of a simulated company against what was put into its books. */
import { periodKey } from '#core/calendar/period.ts';
import { validations } from '#validations/registry.gen.ts';
import type { Audited } from './audit-company.ts';
import { findingsOf } from './audit-folder.ts';

const present = new Set<string>(validations.map(({ key }) => key));
/** Variations that a month of right books may ask about; the year turns in December and January. */
const VARIATIONS = { ordinary: 6, turn: 12 };

/** Findings above *baja* in right books, with more variations than such books may ask about. */
export function loudIn({ reports }: Audited): string[] {
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
export function missedIn({ simulation: { truth, months }, reports }: Audited): string[] {
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

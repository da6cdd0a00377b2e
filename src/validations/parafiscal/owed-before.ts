/** Who a contribution is owed to, by the month before: where a whole contribution is missing, nothing of this month says it. */
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import type { InstitutionCategory } from '#core/reference/people/third-party-category.ts';
import type { ContributionMonth } from './contribution-month.ts';
import { type Context, type Contribution, liabilityRole } from './roles.ts';

/** Institutions that receive a contribution. */
const RECEIVED_BY: Readonly<Record<Contribution, readonly InstitutionCategory[]>> = {
  pension: ['pension_fund', 'pension_administrator'],
  salud: ['eps'],
  riesgos: ['arl'],
  caja: ['family_compensation_fund'],
  sena: ['parafiscal'],
  icbf: ['parafiscal'],
};

/**
 * Who was owed a contribution the month before, where this month has none of it: its expense may be by employee. Of the
 * institutions of an account, those that nothing was credited to.
 */
export function owedBefore(
  { roles }: Context,
  month: ContributionMonth,
  before: ContributionMonth,
  { contribution, gap }: { contribution: Contribution; gap: Cents },
): FactThirdParty[] {
  const role = liabilityRole(roles, contribution);
  const owed = month.balance.people(role.in(month.balance).leaves());
  const then = before.balance.people(role.in(before.balance).leaves()).list.filter(({ key, credit }) => {
    const isReceiver = RECEIVED_BY[contribution].some((category) => isKnownAs(key, category));
    return isReceiver && credit > 0n && owed.get(key)?.credit === 0n;
  });
  const all = then.reduce((sum, { credit }) => sum + credit, 0n);
  return then.flatMap(({ key, credit }) => {
    const one = owed.get(key);
    return one === undefined ? [] : [{ thirdParty: one.entry, amount: (-gap * credit) / all, rows: one.rows }];
  });
}

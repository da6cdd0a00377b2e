/** Limits by means of payment and payee: cash, missing documents, and payees not responsible for VAT. */
import type { AccountRole } from '#core/books/account-role.ts';
import { shareOver, spentIn } from '#core/books/month-flow.ts';
import type { PastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { hasGluedDv, isCompanyNumber } from '#core/identity/nit.ts';
import { type Cents, min, percentOf } from '#core/money/money.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { type Books, taxOn, yearToDate } from './items.ts';

/**
 * Yearly limit of cash payments (ET 771-5): the least of 35 % of costs and deductions, 40 % of payments, and 40,000
 * UVT.
 */
const CASH_SHARE = 35;
const CASH_UVT = 40_000n;

/**
 * NDE-13. A trial balance does not show means of payment: without the company's figure the rule passes only when all
 * cash outflows of the year are within the limit.
 */
export function cashPayments(
  { balance, period, rate }: Books,
  past: PastMonths,
  roles: Readonly<Record<'caja' | 'gastos' | 'costos', AccountRole>>,
  paidInCash: Cents,
): Found {
  const unit = uvt(period.year);
  if (unit === null) return withoutUvt(period.year);
  // By prefix: accounts with another role here are costs too.
  const costs = [...roles.gastos.prefixes, ...roles.costos.prefixes]
    .flatMap((prefix) => balance.leaves(prefix))
    .reduce((sum, leaf) => sum + yearToDate(balance.leaf(leaf).sum, period), 0n);
  const limit = min(percentOf(costs, CASH_SHARE), CASH_UVT * unit);
  if (paidInCash > limit) {
    const rejected = paidInCash - limit;
    const data = { limit, costs, rejected, tax: taxOn(rejected, rate), rate, unit };
    const account = roles.caja.prefixes[0] ?? null;
    return {
      facts: [{ account, amount: rejected, expected: limit, found: paidInCash, data, rows: [] }],
    };
  }
  if (paidInCash > 0n) return { facts: [] };
  const cash = (of: TrialBalance) => roles.caja.in(of).sum().credit;
  const left = past.balances.reduce((sum, month) => sum + cash(month), cash(balance));
  if (left > limit) return { facts: [], notEvaluated: [{ reason: 'unknownCash', data: { left, limit } }] };
  if (left > 0n && past.missing.length > 0)
    return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: past.missing } }] };
  return { facts: [] };
}

function withoutUvt(year: number): Found {
  return { facts: [], notEvaluated: [{ reason: 'missingUvt', data: { year } }] };
}

/** NDE-14: expenses of the month without third party or under a generic one, where a document must name its issuer. */
export function undocumented(books: Books, documented: readonly AccountRole[]): RuleFact[] {
  const { balance, period, rate, noise } = books;
  if (balance.thirdParties.count <= 1) return [];
  return documented
    .flatMap((role) => role.leaves())
    .flatMap((leaf) => {
      const thirdParties = balance
        .leaf(leaf)
        .people.filter(({ entry: thirdParty, key }) => key === '' || isNobody(balance.thirdParties.id(thirdParty)))
        .map(
          (thirdParty): FactThirdParty => ({
            thirdParty: thirdParty.entry,
            amount: spentIn(thirdParty, period),
            rows: thirdParty.rows,
          }),
        )
        .filter(({ amount }) => amount > noise);
      const rejected = thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
      if (thirdParties.length === 0) return [];
      const data = { rejected, tax: taxOn(rejected, rate), rate };
      return [
        {
          account: balance.leaf(leaf).code,
          thirdParties,
          amount: rejected,
          data,
          rows: thirdParties.flatMap(({ rows }) => rows),
        },
      ];
    });
}

/** Foreign suppliers have no NIT: their generic id does not mean a missing document. */
function isNobody(id: string): boolean {
  const generic = genericThirdParty(id);
  return generic !== null && generic !== 'generic_foreign';
}

/** NDE-15: natural persons paid over 3,300 UVT in the year without VAT on their invoices. */
export function withoutVat(
  { balance, period, rate }: Books,
  past: PastMonths,
  roles: Readonly<Record<'gastos' | 'ivaDescontable', AccountRole>>,
  units: number,
): Found {
  const unit = uvt(period.year);
  if (unit === null) return withoutUvt(period.year);
  const limit = unit * BigInt(units);
  const paid = shareOver(balance, roles.gastos.leaves(), (amounts) => yearToDate(amounts, period));
  const large = [...paid.values()].filter(
    ({ amount, thirdParty }) =>
      amount > limit &&
      isIndividual(balance.thirdParties.id(thirdParty)) &&
      genericThirdParty(balance.thirdParties.id(thirdParty)) === null,
  );
  if (large.length === 0) return { facts: [] };
  const keys = new Set(large.map(({ key }) => key));
  const responsible = new Set(
    [balance, ...past.balances].flatMap((month) =>
      month
        .people(roles.ivaDescontable.in(month).leaves(), { only: keys })
        .list.filter(({ debit, closing }) => debit > 0n || closing > 0n)
        .map(({ key }) => key),
    ),
  );
  const thirdParties = large
    .filter(({ key }) => !responsible.has(key))
    .map(({ thirdParty, amount, rows }): FactThirdParty => ({ thirdParty, amount: amount - limit, rows }));
  if (thirdParties.length === 0) return { facts: [] };
  const rejected = thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
  const data = { limit, units, unit, year: period.year, rejected, tax: taxOn(rejected, rate), rate };
  const rows = thirdParties.flatMap((thirdParty) => thirdParty.rows).sort((a, b) => a - b);
  return { facts: [{ account: null, thirdParties, amount: rejected, data, rows }] };
}

/** A cédula, not a company's nine-digit NIT. */
function isIndividual(id: string): boolean {
  return /^\d{4,10}$/.test(id) && !isCompanyNumber(id) && !hasGluedDv(id);
}

/** Dividends credited to shareholders without withholding (ET 242, 242-1, 245). */

import { pastMonths } from '#core/books/past-months.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { Found } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { max, percentOf, roundToPesos } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { rowKey } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';

const nothing: Found = { facts: [] };

export function dividends(context: Context): Found {
  const { balance, roles, period, tolerances } = context;
  const creditors = balance.people(roles.dividendos.leaves()).list.filter(({ credit }) => credit > tolerances.noise);
  if (creditors.length === 0 || conventionOf(roles.retDividendos, context) === 'autoridad') return nothing;
  const rows = withholdingInMonth(period.year, period.month);
  const company = rows.find(({ code }) => code === 'DIV_PJ');
  const naturalPerson = rows.find(({ code }) => code === 'DIV_PN');
  const unit = uvt(period.year);
  if (!company || !naturalPerson || unit === null)
    return { facts: [], notEvaluated: [{ reason: 'withoutTables', data: { year: period.year } }] };
  const isNobody = nobodies(balance);
  const withheld = balance.people(roles.retDividendos.leaves());
  const exempt = unit * BigInt(naturalPerson.minBaseUvt ?? 0);
  let [isCertain, hasCompanies, base] = [false, false, 0n];
  const thirdParties = creditors.flatMap(({ key, entry: thirdParty, credit, rows }): FactThirdParty[] => {
    if (isNobody(thirdParty) || (withheld.get(key)?.credit ?? 0n) > 0n) return [];
    const isCompany = isCompanyNumber(balance.thirdParties.id(thirdParty));
    const taxed = isCompany ? credit : max(0n, credit - exempt);
    const amount = roundToPesos(percentOf(taxed, (isCompany ? company : naturalPerson).percent ?? 0));
    if (amount <= tolerances.noise) return [];
    base += credit;
    if (isCompany) hasCompanies = true;
    else isCertain = true;
    return [{ thirdParty, amount, rows }];
  });
  if (thirdParties.length === 0) return nothing;
  const amount = thirdParties.reduce((sum, one) => sum + one.amount, 0n);
  const account = roles.retDividendos.prefixes[0] ?? null;
  return {
    facts: [
      {
        // Group companies and holdings are exempt: not who was withheld on other partners, or on this one before.
        severity: isCertain || withholdsOnDividends(context) ? 'media' : 'baja',
        account,
        thirdParties,
        amount,
        ...(account === null ? {} : { corrections: [{ account, side: 'credit', amount, thirdParties }] }),
        expected: amount,
        found: 0n,
        data: {
          base,
          companies: hasCompanies ? 1 : 0,
          naturalPersons: isCertain ? 1 : 0,
          rows: [...(hasCompanies ? [company] : []), ...(isCertain ? [naturalPerson] : [])].map(rowKey),
        },
        formula: [
          { label: 'dividends', amount: base, kind: 'term' },
          { label: 'expected', amount, kind: 'total' },
        ],
        rows: thirdParties.flatMap((one) => one.rows),
      },
    ],
  };
}

/** The company withheld on dividends this month, or within a year. */
function withholdsOnDividends({ balance, history, period, roles }: Context): boolean {
  const months = [balance, ...pastMonths(history, period, MONTHS_OF_YEAR).balances];
  return months.some((month) => roles.retDividendos.in(month).sum().credit > 0n);
}

const MONTHS_OF_YEAR = 12;

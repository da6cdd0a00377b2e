/** Dividends credited to shareholders without withholding (ET 242, 242-1, 245). */

import { personSums } from '#core/books/person-sums.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactPerson } from '#core/engine/validation.ts';
import { max, percentOf, roundToPesos } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { rowKey } from '../concepts.ts';
import type { Context, WithholdingFact } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { isCompanyNit } from '../who/non-subject.es.ts';

export function dividends(context: Context): WithholdingFact[] {
  const { balance, roles, period, tolerances } = context;
  const rows = withholdingInMonth(period.year, period.month);
  const company = rows.find(({ code }) => code === 'DIV_PJ');
  const person = rows.find(({ code }) => code === 'DIV_PN');
  const unit = uvt(period.year);
  if (!company || !person || unit === null || conventionOf(roles.retDividendos, context) === 'autoridad') return [];
  const { ids } = balance.data.thirdParties;
  const isNobody = nobodies(balance);
  const withheld = personSums(balance, roles.retDividendos.leaves());
  const exempt = unit * BigInt(person.minBaseUvt ?? 0);
  let [isCertain, base] = [false, 0n];
  const people = [...personSums(balance, roles.dividendos.leaves()).values()].flatMap(
    ({ key, thirdParty, credit, parts }): FactPerson[] => {
      if (isNobody(thirdParty) || (withheld.get(key)?.credit ?? 0n) > 0n) return [];
      const isCompany = isCompanyNit(ids[thirdParty]!);
      const taxed = isCompany ? credit : max(0n, credit - exempt);
      const amount = roundToPesos(percentOf(taxed, (isCompany ? company : person).percent ?? 0));
      if (amount <= tolerances.noise) return [];
      base += credit;
      if (!isCompany) isCertain = true;
      return [{ thirdParty, amount, rows: parts.flatMap((part) => part.rows) }];
    },
  );
  if (people.length === 0) return [];
  const amount = people.reduce((sum, one) => sum + one.amount, 0n);
  return [
    {
      rule: 'RET-12',
      // A company of the same group, or a holding, bears none.
      severity: isCertain ? 'media' : 'baja',
      account: roles.retDividendos.prefixes[0] ?? null,
      people,
      amount,
      expected: amount,
      found: 0n,
      data: { base, rows: [company, person].map(rowKey) },
      formula: [
        { label: 'dividends', amount: base, kind: 'term' },
        { label: 'expected', amount, kind: 'total' },
      ],
      rows: people.flatMap((one) => one.rows),
    },
  ];
}

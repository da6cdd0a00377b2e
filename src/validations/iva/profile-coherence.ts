/**
 * V12 against the profile: the period required by last year's income, and VAT in the books of a company not responsible
 * for it.
 */

import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { max } from '#core/money/money.ts';
import { isListed } from '#core/reference/dian/lists-in-force.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import type { Context } from './rules.ts';
import type { VatAccounts } from './vat-accounts.es.ts';

/** ET 600: last year's income in its UVT from which the period is two months. */
const TWO_MONTHS_UVT = 92_000n;

export function wrongPeriod({ balance, history, period, profile, roles }: Context): {
  facts: RuleFact[];
  notEvaluated: Reason[];
} {
  const none = { facts: [], notEvaluated: [] };
  const { periodoIva } = profile;
  if (profile.responsableIva === false || profile.regimen === 'simple') return none;
  if (periodoIva !== 'bimestral' && periodoIva !== 'cuatrimestral') return none;
  const { nit } = balance.company;
  const isLarge = nit !== null && isListed('grandes', thirdPartyKey(nit));
  const december = history.at({ year: period.year - 1, month: 12 });
  const unit = uvt(period.year - 1);
  const income =
    december === null
      ? 0n
      : -(roles.ingresos.in(december).sum().closing + roles.otrosIngresos.in(december).sum().closing);
  const isClosed = december !== null && income <= 0n;
  if (!isLarge && unit === null)
    return { facts: [], notEvaluated: [{ reason: 'withoutUvt', data: { year: period.year - 1 } }] };
  if (!isLarge && (december === null || isClosed)) {
    return {
      facts: [],
      notEvaluated: [{ reason: 'missingMonths', data: { months: [`${period.year - 1}-12`] } }],
    };
  }
  const limit = (unit ?? 0n) * TWO_MONTHS_UVT;
  const mustBeTwo = isLarge || income >= limit;
  if (mustBeTwo === (periodoIva === 'bimestral')) return none;
  return {
    facts: [
      {
        // Below the limit, exporters and sellers of exempt goods have two-month periods too.
        severity: mustBeTwo ? 'media' : 'baja',
        account: null,
        amount: max(0n, income),
        data: { income, limit, year: period.year - 1, mustBeTwo: mustBeTwo ? 1 : 0, isLarge: isLarge ? 1 : 0 },
        rows: [],
      },
    ],
    notEvaluated: [],
  };
}

export function notResponsible(accounts: VatAccounts, { balance, profile, tolerances }: Context): RuleFact[] {
  if (profile.responsableIva !== false) return [];
  const parts = [
    ['generado', accounts.generado, balance.sumOf(accounts.generado).credit],
    ['descontable', accounts.descontable, balance.sumOf(accounts.descontable).debit],
  ] as const;
  return parts.flatMap(([kind, leaves, amount]): RuleFact[] =>
    amount <= tolerances.noise
      ? []
      : [
          {
            account: commonAccount(balance.codes(leaves)),
            subject: kind,
            amount,
            expected: 0n,
            found: amount,
            corrections: [
              {
                account: commonAccount(balance.codes(leaves)),
                side: kind === 'generado' ? 'debit' : 'credit',
                amount,
              },
            ],
            data: { kind },
            rows: balance.rowsOf(leaves),
          },
        ],
  );
}

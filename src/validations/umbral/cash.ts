/**
 * Cash payments (ET 771-5), as far as a trial balance shows them: cash outflows to third parties other than banks and
 * the company itself. A month's sum may be several payments: above the ceiling it is to be verified.
 */

import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { type Cents, min, percentOf } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { merge, nothing, skip } from './ceilings.ts';
import { type Answer, CASH_PAYMENT_UVT, CASH_YEAR, type Context } from './rules.ts';
import { balanceAt, costsSoFar, monthsSoFar } from './year-figures.ts';

export function cashAnswer(context: Context): Answer {
  const { balance, roles, period } = context;
  const { credit } = roles.caja.sum();
  if (credit === 0n) return nothing;
  const value = uvt(period.year);
  if (value === null)
    return merge(
      skip({ rule: 'UMB-7', reason: 'falta_uvt', data: { year: period.year } }),
      skip({ rule: 'UMB-8', reason: 'falta_uvt', data: { year: period.year } }),
    );
  const paid = paidInCash(context, balance);
  if (paid.length === 0 && !roles.caja.leaves().some((leaf) => balance.leaf(leaf).hasThirdParties))
    return merge(
      skip({ rule: 'UMB-7', reason: 'caja_sin_terceros' }),
      skip({ rule: 'UMB-8', reason: 'caja_sin_terceros' }),
    );
  return merge(payments(context, paid, value), yearAnswer(context, value));
}

function payments({ roles }: Context, paid: readonly ThirdParty[], value: Cents): Answer {
  const ceiling = value * BigInt(CASH_PAYMENT_UVT);
  const over = paid.filter(({ credit }) => credit > ceiling);
  if (over.length === 0) return nothing;
  const [account = null] = roles.caja.prefixes;
  const amount = over.reduce((sum, { credit }) => sum + credit, 0n);
  return {
    facts: [
      {
        rule: 'UMB-7',
        account,
        thirdParties: over.map(({ entry: thirdParty, credit, rows }) => ({ thirdParty, amount: credit, rows })),
        amount,
        data: { ceiling, value, units: CASH_PAYMENT_UVT },
        rows: over.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      },
    ],
    notEvaluated: [],
  };
}

/** Year-to-date cash against the legal limit. Before December it is a warning: the rest of the year may dilute it. */
function yearAnswer(context: Context, value: Cents): Answer {
  const { roles, period } = context;
  let cash = 0n;
  let banks = 0n;
  const missing: string[] = [];
  for (const month of monthsSoFar(context)) {
    const then = balanceAt(context, month);
    if (then === null) missing.push(periodKey(month));
    else {
      cash += paidInCash(context, then).reduce((sum, { credit }) => sum + credit, 0n);
      banks += roles.bancos.in(then).sum().credit;
    }
  }
  const costs = costsSoFar(context);
  if (missing.length > 0) return skip({ rule: 'UMB-8', reason: 'faltan_meses', data: { months: missing } });
  const accepted = {
    tope_uvt: value * BigInt(CASH_YEAR.uvt),
    tope_pagado: percentOf(cash + banks, CASH_YEAR.percentOfPaid),
    tope_costos: percentOf(costs.amount, CASH_YEAR.percentOfCosts),
  };
  const limit = min(accepted.tope_uvt, accepted.tope_pagado, accepted.tope_costos);
  if (cash <= limit) return nothing;
  const [account = null] = roles.caja.prefixes;
  const which = Object.entries(accepted).find(([, amount]) => amount === limit)![0];
  return {
    facts: [
      {
        rule: 'UMB-8',
        severity: period.month >= 12 ? 'baja' : 'informativa',
        account,
        amount: cash - limit,
        expected: limit,
        found: cash,
        data: { which },
        formula: [
          { label: 'efectivo', amount: cash, kind: 'term' },
          { label: which, amount: -limit, kind: 'term' },
          { label: 'exceso', amount: cash - limit, kind: 'total' },
        ],
        rows: [],
      },
    ],
    notEvaluated: [],
  };
}

/** Third parties paid in cash in a month. */
function paidInCash({ roles }: Context, balance: TrialBalance): ThirdParty[] {
  const own = balance.company.nit;
  const banks = balance.people(roles.bancos.in(balance).leaves()).keys;
  const isPaid = ({ key, credit }: ThirdParty) =>
    credit > 0n && !banks.has(key) && (own === null || key !== thirdPartyKey(own));
  return balance.people(roles.caja.in(balance).leaves()).list.filter(isPaid);
}

/** V5, ICA: where the municipality requires self-withholding, it has a counter-entry and follows the rate. */

import { onEitherSide, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import { abs, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { tolerance } from './booked.ts';
import type { Income } from './income.ts';
import { type Answer, type Context, nothing, type SelfFact } from './rules.ts';

export function municipal(income: Income, context: Context): Answer {
  const { balance, roles, parameters } = context;
  const leaves = roles.icaPorPagar.leaves();
  if (leaves.length === 0) return nothing;
  const account = commonAccount(balance.codes(leaves));
  const { credit } = balance.sumOf(leaves);
  const { debit } = roles.icaAFavor.sum();
  const facts = wrongAuthority(leaves, account, context);
  const rows = balance.rowsOf([...leaves, ...roles.icaAFavor.leaves()]);
  const common = { account, rows };
  if (abs(credit - debit) > tolerance(credit))
    facts.push({
      ...common,
      subject: 'contrapartida',
      amount: abs(credit - debit),
      expected: credit,
      found: debit,
      // The counter-entry is what differs; where nothing of it is recorded, it is what is missing.
      series: { measure: 'debit', accounts: roles.icaAFavor.prefixes, expected: credit },
      corrections: onEitherSide(ownAccount(balance, roles.icaAFavor.prefixes), account, debit - credit),
      data: { kind: 'contrapartida' },
    });
  if (parameters.tarifaIca === 0) return { facts, notEvaluated: [{ reason: 'withoutIcaRate' }] };
  const expected = roundToPesos(percentOf(max(0n, income.all), parameters.tarifaIca));
  if (abs(credit - expected) > tolerance(expected))
    facts.push({
      ...common,
      subject: 'tarifa',
      // Income in other municipalities explains less, never more.
      severity: credit < expected ? 'baja' : 'media',
      amount: abs(credit - expected),
      expected,
      found: credit,
      data: { kind: 'tarifa', rate: parameters.tarifaIca, income: income.all },
    });
  return { facts, notEvaluated: [] };
}

function wrongAuthority(leaves: readonly number[], account: string, { balance, tolerances }: Context): SelfFact[] {
  const thirdParties = balance
    .people(leaves)
    .list.filter(({ entry: thirdParty }) =>
      isNationalAuthority(balance.thirdParties.id(thirdParty), balance.thirdParties.name(thirdParty)),
    )
    .map(({ entry: thirdParty, debit, credit, rows }) => ({
      thirdParty,
      amount: max(debit, credit),
      rows,
    }))
    .filter(({ amount }) => amount > tolerances.noise);
  if (thirdParties.length === 0) return [];
  const amount = thirdParties.reduce((sum, thirdParty) => sum + thirdParty.amount, 0n);
  const rows = thirdParties.flatMap((thirdParty) => thirdParty.rows);
  const series = { expected: 0n };
  return [{ account, subject: 'tercero', thirdParties, amount, series, data: { kind: 'tercero' }, rows }];
}

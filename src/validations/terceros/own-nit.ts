/** TER-5: the company itself as customer, supplier or payee. */

import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import type { Context } from './rules.ts';
import { type Holding, stakeMeasure, stakeOf } from './third-parties.ts';

export function ownNitFacts(context: Context, noted: ReadonlyMap<number, readonly Holding[]>): RuleFact[] {
  return [...noted].flatMap(([index, holdings]): RuleFact[] => {
    const account = context.balance.leaf(index).code;
    const own = holdings.find(({ kind }) => kind === 'own')?.thirdParty;
    const isDoubtful = context.roles.nitPropioDudoso.has(account);
    if (!own || !(isDoubtful || context.roles.nitPropio.has(account) || context.roles.nitPropioMenor.has(account)))
      return [];
    const amount = stakeOf(own, context);
    if (amount === 0n) return [];
    return [
      {
        ...(isDoubtful || isPetty(own, account, context) || isConsumed(own, account, context)
          ? { severity: 'baja' as const }
          : {}),
        account,
        thirdParties: [{ thirdParty: own.entry, amount, rows: own.rows }],
        amount,
        series: { measure: stakeMeasure(own, context) },
        rows: own.rows,
      },
    ];
  });
}

/** Petty cash expenses without third party: small amounts of the month. */
function isPetty({ debit, credit, closing }: ThirdParty, account: string, { roles, tolerances }: Context): boolean {
  const moved = debit === 0n && credit === 0n ? abs(closing) : max(debit, credit);
  return roles.nitPropioMenor.has(account) && moved <= tolerances.materiality;
}

/** A prepaid expense consumed: what the account took, the last time that it moved, left the prepaid ones. */
function isConsumed({ debit, key }: ThirdParty, account: string, context: Context): boolean {
  const { balance, history, period, roles } = context;
  if (!roles.nitPropioMenor.has(account)) return false;
  if (debit !== 0n) return leftPrepaid(debit, balance, context);
  for (const month of pastMonths(history, period, YEAR).balances) {
    const index = month.accountIndex(account);
    const before = index < 0 ? undefined : month.leaf(index).people.find((one) => one.key === key);
    if (before !== undefined && before.debit !== 0n) return leftPrepaid(before.debit, month, context);
  }
  return false;
}

function leftPrepaid(debit: Cents, month: TrialBalance, { roles }: Context): boolean {
  const prepaid = month.people(roles.diferidos.in(month).leaves());
  return prepaid.list.some(({ parts }) => parts.some((part) => part.credit === debit));
}

const YEAR = 12;

/**
 * REC-11: balances in foreign currency that every month of the last half year were restated at its rate, and not in this
 * one. The gain and the loss are accounts of their own, neither of which moves every month.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { medianOf } from './missing.ts';

const LEAST_MONTHS = 4;

interface ExchangeBooks {
  balance: TrialBalance;
  roles: Readonly<Record<'monedaExtranjera' | 'diferenciaEnCambio', AccountRole>>;
  tolerances: Tolerances;
}

/** `past`: latest first. */
export function exchangeFacts(
  { balance, roles, tolerances }: ExchangeBooks,
  past: readonly TrialBalance[],
): RuleFact[] {
  const held = past.filter((month) => heldIn(month, roles.monedaExtranjera) > tolerances.noise);
  const booked = held.map((month) => bookedIn(month, roles.diferenciaEnCambio));
  const isHabit = held.length >= LEAST_MONTHS && booked.every((amount) => amount > tolerances.noise);
  const now = heldIn(balance, roles.monedaExtranjera);
  if (!isHabit || now <= tolerances.noise || bookedIn(balance, roles.diferenciaEnCambio) > 0n) return [];
  const amount = medianOf(booked);
  const leaves = roles.monedaExtranjera.leaves().filter((leaf) => balance.leaf(leaf).sum.opening !== 0n);
  const [first] = leaves.toSorted((a, b) =>
    abs(balance.leaf(a).sum.opening) > abs(balance.leaf(b).sum.opening) ? -1 : 1,
  );
  return [
    {
      severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
      account: first === undefined ? null : balance.leaf(first).code,
      amount,
      expected: amount,
      found: 0n,
      data: { held: now, months: held.length },
      rows: balance.rowsOf(leaves),
    },
  ];
}

/** What the accounts of foreign currency open the month with, whatever their side. */
function heldIn(month: TrialBalance, role: AccountRole): Cents {
  return role
    .in(month)
    .leaves()
    .reduce((sum, leaf) => sum + abs(month.leaf(leaf).sum.opening), 0n);
}

function bookedIn(month: TrialBalance, role: AccountRole): Cents {
  const { debit, credit } = role.in(month).sum();
  return debit + credit;
}

/** Unexplained breaks of a regular pace: a fixed charge that changes, and a prepaid expense that stops. */

import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { type AmortisationMonth, type AssetGroup, amortisationMonth, largest } from './asset-groups.ts';
import { prepaidLeaves } from './prepaid.ts';
import type { Context } from './roles.ts';

/** Earlier months inspected for a fixed charge, and their minimum number. */
const WINDOW = 3;
const LEAST_MONTHS = 2;
/** Percentage within which charges count as equal, and beyond which one differs. */
const SAME_PERCENT = 1;
const OTHER_PERCENT = 20;
/** One and a half charges: more than rounding, less than an omitted month. */
const SEVERAL_PERCENT = 150;
const JANUARY = 1;

/**
 * AMO-8: a constant charge for months that changes without additions or disposals. Useful lives are revised in January.
 */
export function changedFacts(context: Context, month: AmortisationMonth): RuleFact[] {
  // Debits of the accumulated account without a disposal are a charge with inverted sign.
  const moving = month.groups.filter(({ credited, costDebit, costCredit, withdrawn }) => {
    return credited + withdrawn > 0n && costDebit === 0n && costCredit === 0n;
  });
  if (moving.length === 0) return [];
  const { balance, period, history, roles } = context;
  const earlier = pastMonths(history, period, WINDOW).balances.map(
    (before) => amortisationMonth(before, before.period ?? period, context).groups,
  );
  return moving.flatMap((group): RuleFact[] => {
    const before = earlier.flatMap((groups) => groups.filter(({ key }) => key === group.key));
    const charges = before.map(({ credited, withdrawn }) => credited - withdrawn);
    const usual = usualOf(charges);
    if (usual === null || before.some(({ costOpening }) => costOpening !== group.costOpening)) return [];
    const charge = group.credited - group.withdrawn;
    const gap = charge - usual;
    if (abs(gap) <= percentOf(usual, OTHER_PERCENT) || abs(gap) <= context.tolerances.noise) return [];
    // Catches up on what the month before omitted or overcharged.
    const isSettled = isSame(charge + charges[0]!, 2n * usual);
    if ((gap < 0n && isLast(group)) || isSettled) return [];
    return [
      {
        ...(period.month === JANUARY ? { severity: 'baja' as const } : {}),
        account: largest(balance, group.accumulated, [group.key, ...roles.acumulada.prefixes]),
        amount: abs(gap),
        expected: usual,
        found: charge,
        data: { kind: 'cuota', cost: group.costOpening },
        rows: balance.rowsOf([...group.cost, ...group.accumulated]),
      },
    ];
  });
}

/** The last charge takes the remainder. */
function isLast({ costOpening, accumulatedOpening, credited }: AssetGroup): boolean {
  return accumulatedOpening + credited >= costOpening;
}

/** A third party with a constant charge in all months. */
interface Paced {
  thirdParty: ThirdParty;
  usual: Cents;
}

/**
 * AMO-8 for prepaid expenses of unknown contract: third parties with a constant charge every month, and several of it
 * at once in this one.
 */
export function hastenedFacts(context: Context): RuleFact[] {
  const { balance, period, history, tolerances, parameters } = context;
  const contracts = new Map(parameters.contratos);
  const past = pastMonths(history, period, WINDOW);
  return prepaidLeaves(context).flatMap((leaf): RuleFact[] => {
    const account = balance.leaf(leaf).code;
    if (longestMatch(contracts, account) !== null) return [];
    const taken = balance
      .leaf(leaf)
      .people.filter(({ debit, credit, closing }) => debit === 0n && credit > tolerances.noise && closing >= 0n);
    if (taken.length === 0) return [];
    const before = past.balances.map((other) => other.people(other.leaves(account), { withNone: true }));
    const hastened = taken.flatMap((thirdParty): Paced[] => {
      const usual = usualOf(before.flatMap((thirdParties) => thirdParties.get(thirdParty.key)?.credit ?? []));
      return usual === null || thirdParty.credit <= percentOf(usual, SEVERAL_PERCENT) ? [] : [{ thirdParty, usual }];
    });
    if (hastened.length === 0) return [];
    const sum = (of: (paced: Paced) => Cents) => hastened.reduce((all, paced) => all + of(paced), 0n);
    return [
      {
        // Ended early with nothing left to consume.
        severity: hastened.every(({ thirdParty }) => thirdParty.closing === 0n) ? 'baja' : 'media',
        account,
        subject: 'anticipado',
        thirdParties: hastened.map(({ thirdParty: { entry: thirdParty, credit, rows }, usual }) => ({
          thirdParty,
          amount: credit - usual,
          rows,
        })),
        amount: sum(({ thirdParty, usual }) => thirdParty.credit - usual),
        expected: sum(({ usual }) => usual),
        found: sum(({ thirdParty }) => thirdParty.credit),
        data: { kind: 'anticipado' },
        rows: hastened.flatMap(({ thirdParty }) => thirdParty.rows),
      },
    ];
  });
}

/** AMO-3, early: a constant monthly charge that stopped while the balance holds at least another. */
export function interruptedFacts(context: Context): RuleFact[] {
  const { balance, period, history, tolerances } = context;
  const past = pastMonths(history, period, WINDOW);
  return prepaidLeaves(context).flatMap((leaf): RuleFact[] => {
    const account = balance.leaf(leaf).code;
    const still = balance
      .leaf(leaf)
      .people.filter(({ credit, closing }) => credit === 0n && closing > tolerances.noise);
    if (still.length === 0) return [];
    const before = past.balances.map((other) => other.people(other.leaves(account), { withNone: true }));
    const stopped = still.flatMap((thirdParty): Paced[] => {
      const usual = fixed(sinceRenewal(before.flatMap((thirdParties) => thirdParties.get(thirdParty.key) ?? [])));
      return usual === null || usual > thirdParty.closing ? [] : [{ thirdParty, usual }];
    });
    if (stopped.length === 0) return [];
    const amount = stopped.reduce((sum, { usual }) => sum + usual, 0n);
    return [
      {
        account,
        subject: 'interrumpido',
        thirdParties: stopped.map(({ thirdParty: { entry: thirdParty, rows }, usual }) => ({
          thirdParty,
          amount: usual,
          rows,
        })),
        amount,
        corrections: [
          {
            account,
            side: 'credit',
            amount,
            thirdParties: stopped.map(({ thirdParty }) => ({ thirdParty: thirdParty.entry })),
          },
        ],
        data: { months: 1 },
        rows: stopped.flatMap(({ thirdParty }) => thirdParty.rows),
      },
    ];
  });
}

/** Charges since the contract was last paid, latest first: a policy that is renewed has another instalment. */
function sinceRenewal(months: readonly ThirdParty[]): Cents[] {
  const renewed = months.findIndex(({ debit }) => debit > 0n);
  return months.slice(0, renewed < 0 ? months.length : renewed + 1).map(({ credit }) => credit);
}

/** The common amount of all charges, or null. */
function fixed(amounts: readonly Cents[]): Cents | null {
  const [last] = amounts;
  if (last === undefined || last <= 0n || amounts.length < LEAST_MONTHS) return null;
  return amounts.every((amount) => isSame(amount, last)) ? last : null;
}

/** The amount shared by at least two of the months, or null: one of them may be wrong itself. */
function usualOf(amounts: readonly Cents[]): Cents | null {
  const isUsual = (one: Cents) => one > 0n && amounts.filter((other) => isSame(other, one)).length >= LEAST_MONTHS;
  return amounts.find(isUsual) ?? null;
}

function isSame(amount: Cents, other: Cents): boolean {
  return abs(amount - other) <= percentOf(abs(other), SAME_PERCENT);
}

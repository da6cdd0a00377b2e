/** What two companies of a group say of each other, account by account, and what they do not agree on. */
import { samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { isOfPosition } from '../account-side.ts';
import { closingEntryOf } from '../closing-entry.ts';
import type { AccountFigures } from '../month-figures.ts';
import type { GroupMember, GroupOptions, GroupRow } from './group-member.ts';

/** `position`: balances of assets, liabilities and equity; `results`: income and expenses of the period. */
export type EliminationKind = 'position' | 'results';

export interface EliminatedAccount {
  /** Key of the company whose books have it. */
  member: string;
  code: string;
  name: string;
  amount: Cents;
}

/** Signed, debit positive: what agrees adds up to zero. */
export interface Elimination {
  /** Keys of both. */
  members: readonly [string, string];
  kind: EliminationKind;
  /** What each says of the other. */
  amounts: readonly [Cents, Cents];
  difference: Cents;
  /** What the amounts are the sums of. */
  accounts: EliminatedAccount[];
}

/** Month 13 is always read with its year. */
const CLOSING = 13;

/** Of each pair, what there is between them. `members`: rows of reciprocal accounts only. */
export function eliminationsOf(members: readonly GroupMember[], options: GroupOptions): Elimination[] {
  return members.flatMap((one, index) =>
    members.slice(index + 1).flatMap((other) =>
      (['position', 'results'] as const).flatMap((kind): Elimination[] => {
        const sides = [saidOf(one, other.nit, kind, options), saidOf(other, one.nit, kind, options)] as const;
        const accounts = sides.flat();
        if (accounts.length === 0) return [];
        const amounts = [sumOf(sides[0]), sumOf(sides[1])] as const;
        return [{ members: [one.key, other.key], kind, amounts, difference: amounts[0] + amounts[1], accounts }];
      }),
    ),
  );
}

const sumOf = (accounts: readonly EliminatedAccount[]) => accounts.reduce<Cents>((sum, { amount }) => sum + amount, 0n);

/** Accounts with something of another company, by code. */
function saidOf(
  { key, months, rows }: GroupMember,
  nit: string,
  kind: EliminationKind,
  { period, basis }: GroupOptions,
): EliminatedAccount[] {
  const isOfYear = basis === 'year' || period.month === CLOSING;
  const shown = months.find((month) => samePeriod(month.period, period))!;
  const own = Map.groupBy(
    rows.filter((row) => row.nit === nit && samePeriod(row.period, period)),
    ({ code }) => code,
  );
  return shown.accounts.flatMap((account) => {
    const { code, name } = account;
    if (isOfPosition(account) !== (kind === 'position')) return [];
    const amount = (own.get(code) ?? []).reduce((sum, row) => sum + figureOf(account, row, kind, isOfYear), 0n);
    return amount === 0n ? [] : [{ member: key, code, name, amount }];
  });
}

function figureOf(account: AccountFigures, row: GroupRow, kind: EliminationKind, isOfYear: boolean): Cents {
  if (kind === 'position') return row.closing;
  return (isOfYear ? row.closing : row.debit - row.credit) - closedIn(account, row);
}

/** Part of a row that the entry of the year closes. */
export function closedIn({ closingEntry, place }: AccountFigures, row: GroupRow): Cents {
  return closingEntry === 0n ? 0n : closingEntryOf(row.period, place, row, [row]);
}

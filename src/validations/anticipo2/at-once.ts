/** ANR-8: deferred income that went month by month, and now most of it at once. */
import { earnedIn } from '#core/books/month-flow.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, roundToPesos } from '#core/money/money.ts';
import type { Books } from './roles.ts';

/** Months in which a part was released, at least. */
const LEAST_MONTHS = 4;
/** Times of the usual part that is no part: the rest of the last month of a term is about one. */
const LEAST_TIMES = 3n;

export function releasedAtOnce({ balance, period, year, roles, tolerances }: Books): RuleFact[] {
  return roles.diferidos.leaves().flatMap((leaf): RuleFact[] => {
    const { code, sum, people, rows } = balance.leaf(leaf);
    const owed = -sum.opening;
    // Most of what was there when the month began.
    if (sum.debit <= tolerances.noise || sum.debit * 2n < owed || sum.debit > owed + tolerances.noise) return [];
    const released = year
      .flatMap((month) => {
        const before = month.accountIndex(code);
        const { opening, debit } = before < 0 ? { opening: 0n, debit: 0n } : month.leaf(before).sum;
        return debit > tolerances.noise && -opening > tolerances.noise ? [debit] : [];
      })
      .sort((a, b) => (a < b ? -1 : 1));
    const usual = released[released.length >>> 1];
    if (usual === undefined || released.length < LEAST_MONTHS) return [];
    if (sum.debit < usual * LEAST_TIMES || released.at(-1)! * LEAST_TIMES > sum.debit * 2n) return [];
    const amount = roundToPesos(sum.debit - usual);
    const income = incomeOf(sum.debit, { balance, period, roles });
    const [only, second] = people.filter(({ key, debit }) => key !== '' && debit > tolerances.noise);
    const thirdParty = only !== undefined && second === undefined ? only : null;
    return [
      {
        severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: income ?? code,
        subject: code,
        thirdParties: thirdParty ? [{ thirdParty: thirdParty.entry, amount, rows: thirdParty.rows }] : [],
        amount,
        expected: usual,
        found: sum.debit,
        data: { deferred: `${code} ${balance.accountName(code)}`.trim(), owed },
        formula: [
          { label: 'released', amount: sum.debit, kind: 'term' },
          { label: 'usualPart', amount: -usual, kind: 'term' },
          { label: 'early', amount, kind: 'total' },
        ],
        entry: income === null ? [] : entryBetween(income, code, amount, thirdParty?.entry ?? null),
        rows,
      },
    ];
  });
}

/** The only income account that earned as much in the month. */
function incomeOf(
  amount: Cents,
  { balance, period, roles }: Pick<Books, 'balance' | 'period' | 'roles'>,
): string | null {
  const leaves = [...roles.ingresos.leaves(), ...roles.otrosIngresos.leaves()];
  const [only, second] = leaves.filter((leaf) => earnedIn(balance.leaf(leaf).sum, period) >= amount);
  return only !== undefined && second === undefined ? balance.leaf(only).code : null;
}

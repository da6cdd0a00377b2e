/** Equity accounts on the wrong side: unsubscribed capital, losses booked as negative profits. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import type { Cents } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import type { Pairs } from './contra-accounts.ts';
import { entry, ownAccount } from './entry.ts';

const nothing: Found = { facts: [] };

/**
 * INV-10: authorised less unsubscribed capital must equal subscribed capital. The books alone do not give the subscribed
 * amount: without it, and without an account of unsubscribed capital, the rule cannot be evaluated.
 */
export function unsubscribedCapital(
  balance: TrialBalance,
  authorised: AccountRole,
  unsubscribed: AccountRole,
  subscribed: Cents,
  { total }: Tolerances,
): Found {
  const [leaf] = authorised.leaves();
  const capital = -authorised.sum().closing;
  const pending = unsubscribed.sum().closing;
  if (leaf === undefined || capital <= total) return nothing;
  if (subscribed === 0n)
    return pending === 0n ? { facts: [], notEvaluated: [{ reason: 'withoutSubscribedCapital' }] } : nothing;
  const shown = capital - pending;
  if (shown <= subscribed + total) return nothing;
  return {
    facts: [
      {
        account: balance.leaf(leaf).code,
        amount: shown - subscribed,
        expected: -subscribed,
        found: -shown,
        data: { shown, subscribed, pending },
        formula: [
          { label: 'authorised', amount: capital, kind: 'term' },
          { label: 'unsubscribed', amount: -pending, kind: 'term' },
          { label: 'subscribed', amount: -subscribed, kind: 'term' },
          { label: 'notSubscribed', amount: shown - subscribed, kind: 'total' },
        ],
        rows: balance.rowsOf([...authorised.leaves(), ...unsubscribed.leaves()]),
      },
    ],
  };
}

/** INV-11: accumulated profits with a debit balance are accumulated losses, which have their own account. */
export function lossesAmongProfits(
  balance: TrialBalance,
  profits: AccountRole,
  pairs: Pairs,
  { noise, materiality }: Tolerances,
): RuleFact[] {
  const lossesOf = new Map(pairs.map(([loss, profit]) => [profit, loss]));
  return profits.leaves().flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const { opening, debit, credit, closing } = balance.leaf(leaf).sum;
    if (closing <= noise) return [];
    const losses = longestMatch(lossesOf, code);
    return [
      {
        severity: closing >= materiality ? 'media' : 'baja',
        account: code,
        amount: closing,
        expected: 0n,
        found: closing,
        data: { inherited: opening > noise ? opening : 0n, losses: losses ?? '' },
        formula: [
          { label: 'opening', amount: opening, kind: 'term' },
          { label: 'debits', amount: debit, kind: 'term' },
          { label: 'credits', amount: -credit, kind: 'term' },
          { label: 'closingDebit', amount: closing, kind: 'total' },
        ],
        entry: losses === null ? [] : entry(ownAccount(balance, losses), code, closing),
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}

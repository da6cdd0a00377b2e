/** INA-5 by third party: an old balance that moves again in an account that stayed active. */
import { idleBalances } from '#core/checks/idle-balances.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Books, Kind } from './idle.ts';

/** Kinds of accounts with balances by third party. */
const WITH_THIRD_PARTIES: readonly Kind[] = ['deudores', 'pasivos'];

/** `told`: accounts already reported as reactivated. */
export function wokenThirdParties({ balance, past, roles, materiality }: Books, told: ReadonlySet<string>): RuleFact[] {
  const [last, ...before] = past;
  if (last === undefined) return [];
  const leaves = WITH_THIRD_PARTIES.flatMap((kind) => roles[kind].in(last).leaves())
    .filter((leaf) => last.leaf(leaf).hasThirdParties && !told.has(last.leaf(leaf).code))
    .sort((a, b) => a - b);
  const byAccount = Map.groupBy(
    idleBalances(last, before, leaves, materiality),
    ({ part }) => last.leaf(part.leaf).code,
  );
  return [...byAccount].flatMap(([account, idle]): RuleFact[] => {
    const leaf = balance.accountIndex(account);
    if (leaf < 0) return [];
    const now = balance.people([leaf], { only: new Set(idle.map(({ key }) => key)) });
    const woken = now.list.flatMap(({ entry: thirdParty, parts }) =>
      parts
        .map(({ debit, credit, rows }) => ({ thirdParty, amount: max(debit, credit), debit, credit, rows }))
        .filter(({ amount }) => amount > materiality),
    );
    if (woken.length === 0) return [];
    const sum = (of: (one: (typeof woken)[number]) => Cents) => woken.reduce((total, one) => total + of(one), 0n);
    return [
      {
        severity: 'baja',
        account,
        subject: 'terceros',
        thirdParties: woken.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
        amount: sum(({ amount }) => amount),
        data: {
          who: 1,
          months: past.length,
          debit: sum(({ debit }) => debit),
          credit: sum(({ credit }) => credit),
          opening: 0n,
        },
        rows: woken.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      },
    ];
  });
}

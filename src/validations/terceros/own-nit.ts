/** TER-5: the company itself as its own customer, supplier or payee. */
import { type Holding, stakeOf } from './parties.ts';
import type { Context, PartyFact } from './rules.ts';

export function ownNitFacts(context: Context, noted: ReadonlyMap<number, readonly Holding[]>): PartyFact[] {
  const { codes } = context.balance.data.accounts;
  return [...noted].flatMap(([index, holdings]): PartyFact[] => {
    const account = codes[index]!;
    const own = holdings.find(({ kind }) => kind === 'own');
    const isDoubtful = context.roles.nitPropioDudoso.has(account);
    if (!own || !(isDoubtful || context.roles.nitPropio.has(account))) return [];
    const amount = stakeOf(own, context);
    if (amount === 0n) return [];
    return [
      {
        rule: 'TER-5',
        ...(isDoubtful ? { severity: 'baja' as const } : {}),
        account,
        people: [{ thirdParty: own.thirdParty, amount, rows: own.rows }],
        amount,
        rows: own.rows,
      },
    ];
  });
}

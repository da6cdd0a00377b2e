/** TER-6: a third party with receivable and payable. Informative: advances and their crossing have their own rules. */

import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { min } from '#core/money/money.ts';
import type { Context } from './rules.ts';
import type { ThirdPartyKind } from './third-parties.ts';

export function bothSidesFacts(context: Context, kinds: readonly ThirdPartyKind[]): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const only = onBothSides(context, kinds);
  if (only === null) return [];
  const customers = balance.people(roles.clientes.leaves(), { only });
  const suppliers = balance.people(roles.proveedores.leaves(), { only });
  const found = customers.list.flatMap((customer): FactThirdParty[] => {
    const supplier = suppliers.get(customer.key);
    const amount = supplier === undefined ? 0n : min(customer.closing, -supplier.closing);
    if (supplier === undefined || amount <= tolerances.noise) return [];
    return [{ thirdParty: customer.entry, amount, rows: [...customer.rows, ...supplier.rows] }];
  });
  if (found.length === 0) return [];
  return [
    {
      account: null,
      thirdParties: found,
      amount: found.reduce((sum, { amount }) => sum + amount, 0n),
      rows: found.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

/** Entries of ordinary third parties with a balance on both sides; null for none. Sums first: few remain to be grouped. */
function onBothSides({ balance, roles }: Context, kinds: readonly ThirdPartyKind[]): Uint8Array | null {
  const { thirdParties } = balance;
  const someone = thirdParties.flags((_, entry) => kinds[entry] === 'someone');
  const owed = balance.people(roles.clientes.leaves(), { only: someone }).sums('closing');
  const owing = balance.people(roles.proveedores.leaves(), { only: someone }).sums('closing');
  let isEmpty = true;
  const both = thirdParties.flags((_, entry) => {
    const number = thirdParties.numberOf(entry);
    const isBoth = someone[entry] === 1 && owed.approximate(number) > 0 && owing.approximate(number) < 0;
    if (isBoth) isEmpty = false;
    return isBoth;
  });
  return isEmpty ? null : both;
}

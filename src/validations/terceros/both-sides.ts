/** TER-6: the same person owes to the company and is owed by it. Informative: advances and their crossing have rules of their own. */

import type { FactPerson } from '#core/engine/validation.ts';
import { type Cents, min } from '#core/money/money.ts';
import type { ThirdPartyKind } from './parties.ts';
import type { Context, ThirdPartyFact } from './rules.ts';

export function bothSidesFacts(context: Context, kinds: readonly ThirdPartyKind[]): ThirdPartyFact[] {
  const { balance, roles, tolerances } = context;
  const { keys, ofEntry: people } = balance.persons;
  const { thirdParty, closing, source } = balance.data.rows;
  const owed = new BigInt64Array(keys.length);
  const owing = new BigInt64Array(keys.length);
  const sides = [
    { leaves: roles.clientes.leaves(), sums: owed, sign: 1n },
    { leaves: roles.proveedores.leaves(), sums: owing, sign: -1n },
  ];
  const eachRow = (leaves: readonly number[], visit: (row: number, person: number) => void) => {
    for (const account of leaves) {
      const { from, to } = balance.rowsOf(account);
      for (let row = from; row < to; row++)
        if (kinds[thirdParty[row]!] === 'someone') visit(row, people[thirdParty[row]!]!);
    }
  };
  for (const { leaves, sums, sign } of sides)
    eachRow(leaves, (row, person) => {
      sums[person]! += sign * closing[row]!;
    });
  const both = new Map<number, { thirdParty: number; amount: Cents; rows: number[] }>();
  for (const { leaves } of sides)
    eachRow(leaves, (row, person) => {
      const amount = min(owed[person]!, owing[person]!);
      if (amount <= tolerances.noise) return;
      const found = both.get(person);
      if (found) found.rows.push(source[row]!);
      else both.set(person, { thirdParty: thirdParty[row]!, amount, rows: [source[row]!] });
    });
  if (both.size === 0) return [];
  const found: FactPerson[] = [...both.values()];
  return [
    {
      rule: 'TER-6',
      account: null,
      people: found,
      amount: found.reduce((sum, { amount }) => sum + amount, 0n),
      rows: found.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

/** IVA-7 where one account holds the VAT of sales and of purchases: debits with the supplier of an asset, at its rate. */
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { isNear, ratesOf } from '../rules.ts';
import { keptTogether } from '../vat-accounts.es.ts';

export function taxKeptTogether({ accounts, context }: Analysis): RuleFact[] {
  const { balance, roles, tolerances, parameters } = context;
  const leaves = keptTogether(accounts, balance);
  if (leaves.length === 0) return [];
  const tax = balance.people(leaves);
  const assets = balance.people(roles.activosFijos.leaves(), { only: tax.keys });
  const others = balance.people(roles.compras.leaves(), { only: tax.keys });
  const highest = ratesOf(context).at(-1) ?? 0;
  const found = assets.list.flatMap((asset) => {
    const taxed = tax.get(asset.key);
    const bought = asset.debit - asset.credit;
    // With other purchases the rate does not say of which of them it is.
    const isOfAsset = taxed !== undefined && isNear(taxed.debit, bought, highest, parameters.puntosDeTarifa);
    const isAlone = (others.get(asset.key)?.debit ?? 0n) === 0n;
    return isOfAsset && isAlone && taxed.credit === 0n && taxed.debit > tolerances.noise
      ? [{ asset, taxed, bought }]
      : [];
  });
  if (found.length === 0) return [];
  const amount = found.reduce((sum, { taxed }) => sum + taxed.debit, 0n);
  const bought = found.reduce((sum, one) => sum + one.bought, 0n);
  return [
    {
      account: commonAccount(balance.codes(leaves)),
      thirdParties: found.map(({ taxed }) => ({ thirdParty: taxed.entry, amount: taxed.debit, rows: taxed.rows })),
      amount,
      data: { kind: '', tax: amount, bought, assets: bought, expensed: 0n, rate: highest },
      formula: [
        { label: 'bought', amount: bought, kind: 'term' },
        { label: 'deducted', amount, kind: 'total' },
      ],
      entry: found
        .slice(0, MOST_IN_ENTRY)
        .flatMap(({ asset, taxed }) =>
          entryBetween(
            balance.leaf(asset.parts[0]!.leaf).code,
            balance.leaf(taxed.parts[0]!.leaf).code,
            taxed.debit,
            taxed.entry,
          ),
        ),
      rows: found.flatMap(({ taxed }) => taxed.rows).sort((a, b) => a - b),
    },
  ];
}

/**
 * IVA-4: VAT of a purchase in the account of generated VAT: debits of a third party that bought nothing and sold
 * something.
 */

import { entryBetween } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Context, isAbove, ratesOf } from '../rules.ts';
import { keptTogether, type VatAccounts } from '../vat-accounts.es.ts';

export function misplacedPurchases(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, roles, profile, tolerances, parameters } = context;
  const { generado, descontable } = accounts;
  if (profile.responsableIva === false || balance.sumOf(generado).debit === 0n) return [];
  if (keptTogether(accounts, balance).length > 0) return [];
  const debit = balance.people(generado).sums('debit');
  const credit = balance.people(generado).sums('credit');
  const opening = balance.people(generado).sums('opening');
  const bought = balance.people([...roles.compras.leaves(), ...roles.activosFijos.leaves()]).sums('debit');
  const highest = ratesOf(context).at(-1) ?? 0;
  const wanted = balance.thirdParties.keysWhere(
    (thirdParty) =>
      thirdParty > 0 &&
      debit.at(thirdParty) > tolerances.noise &&
      // Closings of the period and sales returns have credits of the same third party.
      credit.at(thirdParty) === 0n &&
      opening.at(thirdParty) === 0n &&
      bought.at(thirdParty) > 0n &&
      !isAbove(debit.at(thirdParty), bought.at(thirdParty), highest, parameters.puntosDeTarifa),
  );
  if (wanted.size === 0) return [];
  const returned = balance.people(roles.devolucionesEnVentas.leaves(), { only: wanted });
  const thirdParties = balance
    .people(generado, { only: wanted })
    .list.filter(({ key }) => (returned.get(key)?.debit ?? 0n) === 0n);
  if (thirdParties.length === 0) return [];
  const rows = thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  const amount = thirdParties.reduce((sum, thirdParty) => sum + thirdParty.debit, 0n);
  const [account] = descontable;
  return [
    {
      account: commonAccount(balance.codes(generado)),
      subject: 'compra',
      thirdParties: thirdParties.map(({ entry: thirdParty, debit: tax, rows }) => ({
        thirdParty,
        amount: tax,
        rows,
      })),
      amount,
      data: { kind: 'compra' },
      entry:
        account === undefined
          ? []
          : thirdParties.flatMap(({ entry: thirdParty, debit: tax, parts }) =>
              entryBetween(balance.leaf(account).code, balance.leaf(parts[0]!.leaf).code, tax, thirdParty),
            ),
      rows,
    },
  ];
}

/**
 * IVA-4: VAT of a purchase in the account of generated VAT: debits of a third party that bought nothing and sold
 * something.
 */
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import { type Context, isAbove, ratesOf, type VatFact } from './rules.ts';
import type { VatAccounts } from './vat-accounts.es.ts';

export function misplacedPurchases(accounts: VatAccounts, context: Context): VatFact[] {
  const { balance, roles, profile, tolerances, parameters } = context;
  const { generado, descontable } = accounts;
  if (profile.responsableIva === false || balance.sumOf(generado).debit === 0n) return [];
  const debit = balance.people(generado).sums('debit');
  const credit = balance.people(generado).sums('credit');
  const opening = balance.people(generado).sums('opening');
  const bought = balance.people([...roles.compras.leaves(), ...roles.activosFijos.leaves()]).sums('debit');
  const highest = ratesOf(context).at(-1) ?? 0;
  const wanted = balance.parties.keysWhere(
    (person) =>
      person > 0 &&
      debit.at(person) > tolerances.noise &&
      // Closings of the period and sales returns have credits of the same third party.
      credit.at(person) === 0n &&
      opening.at(person) === 0n &&
      bought.at(person) > 0n &&
      !isAbove(debit.at(person), bought.at(person), highest, parameters.puntosDeTarifa),
  );
  if (wanted.size === 0) return [];
  const returned = balance.people(roles.devolucionesEnVentas.leaves(), { only: wanted });
  const people = balance
    .people(generado, { only: wanted })
    .list.filter(({ key }) => (returned.get(key)?.debit ?? 0n) === 0n);
  if (people.length === 0) return [];
  const rows = people.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  const amount = people.reduce((sum, person) => sum + person.debit, 0n);
  const [account] = descontable;
  return [
    {
      rule: 'IVA-4',
      account: commonAccount(balance.codes(generado)),
      subject: 'compra',
      people: people.map(({ thirdParty, debit: tax, rows }) => ({
        thirdParty,
        amount: tax,
        rows,
      })),
      amount,
      data: { kind: 'compra' },
      entry:
        account === undefined
          ? []
          : people.flatMap(({ thirdParty, debit: tax, parts }) =>
              entryBetween(balance.leaf(account).code, balance.leaf(parts[0]!.leaf).code, tax, thirdParty),
            ),
      rows,
    },
  ];
}

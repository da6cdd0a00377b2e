/** IVA-4: the tax of a purchase on the account of what is generated: debits of someone who was sold nothing and sold something. */
import { personIndexOf } from '#core/books/person-index.ts';
import { personSums } from '#core/books/person-sums.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { commonAccount, sumOfLeaves } from '#core/checks/unpaid-tax.ts';
import { type Context, isAbove, ratesOf, type VatFact } from './rules.ts';
import type { VatAccounts } from './vat-accounts.es.ts';

export function misplacedPurchases(accounts: VatAccounts, context: Context): VatFact[] {
  const { balance, roles, profile, tolerances, parameters } = context;
  const { generado, descontable } = accounts;
  if (profile.responsableIva === false || sumOfLeaves(balance, generado).debit === 0n) return [];
  const index = personIndexOf(balance);
  const debit = index.tally(generado, 'debit');
  const credit = index.tally(generado, 'credit');
  const opening = index.tally(generado, 'opening');
  const bought = index.tally([...roles.compras.leaves(), ...roles.activosFijos.leaves()], 'debit');
  const highest = ratesOf(context).at(-1) ?? 0;
  const keys = index.keys.filter(
    (_, person) =>
      person > 0 &&
      debit[person]! > tolerances.noise &&
      // What closes the period, or gives back a sale, had been generated.
      credit[person] === 0n &&
      opening[person] === 0n &&
      bought[person]! > 0n &&
      !isAbove(debit[person]!, bought[person]!, highest, parameters.puntosDeTarifa),
  );
  if (keys.length === 0) return [];
  const wanted = new Set(keys);
  const returned = personSums(balance, roles.devolucionesEnVentas.leaves(), wanted);
  const people = [...personSums(balance, generado, wanted).values()].filter(
    ({ key }) => (returned.get(key)?.debit ?? 0n) === 0n,
  );
  if (people.length === 0) return [];
  const { codes } = balance.data.accounts;
  const rows = people.flatMap(({ parts }) => parts.flatMap((part) => part.rows)).sort((a, b) => a - b);
  const amount = people.reduce((sum, person) => sum + person.debit, 0n);
  const [account] = descontable;
  return [
    {
      rule: 'IVA-4',
      account: commonAccount(generado.map((leaf) => codes[leaf]!)),
      subject: 'compra',
      people: people.map(({ thirdParty, debit: tax, parts }) => ({
        thirdParty,
        amount: tax,
        rows: parts.flatMap((part) => part.rows),
      })),
      amount,
      data: { kind: 'compra' },
      entry:
        account === undefined
          ? []
          : people.flatMap(({ thirdParty, debit: tax, parts }) =>
              entryBetween(codes[account]!, codes[parts[0]!.leaf]!, tax, thirdParty),
            ),
      rows,
    },
  ];
}

/** V7-c: services from abroad, on which income tax is withheld at the rate of ET 408 and all of the value added tax. */

import { personSums } from '#core/books/person-sums.ts';
import type { FactPerson } from '#core/engine/validation.ts';
import { type Cents, max } from '#core/money/money.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { rowKey } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import type { Context, WithholdingFact } from '../rules.ts';
import { isForeignId } from '../who/non-subject.es.ts';

/** Goods bought abroad bear neither. */
const SERVICES: readonly Role[] = [
  'honorarios',
  'comisiones',
  'servicios',
  'aseoVigilanciaTemporales',
  'arrendamientos',
  'intereses',
];

const WITHHELD: readonly Role[] = [
  'retExterior',
  'otrasRetenciones',
  'retHonorarios',
  'retComisiones',
  'retServicios',
  'retArrendamientos',
  'retRendimientos',
];

export function paymentsAbroad(context: Context): WithholdingFact[] {
  const { balance, roles, period, tolerances } = context;
  const { ids } = balance.data.thirdParties;
  const keys = new Set(ids.flatMap((id, entry) => (isForeignId(id) ? [balance.personKeyOf(entry)] : [])));
  if (keys.size === 0) return [];
  const bases = personSums(
    balance,
    SERVICES.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b),
    keys,
  );
  // Some keep it by what was paid (interest, fees), in the account of that concept.
  const withheld = personSums(
    balance,
    WITHHELD.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b),
    keys,
  );
  const people = [...bases.values()].flatMap(({ key, thirdParty, debit, credit, parts }): FactPerson[] => {
    const base: Cents = max(0n, debit - credit);
    if (base <= tolerances.noise || (withheld.get(key)?.credit ?? 0n) > 0n) return [];
    return [{ thirdParty, amount: base, rows: parts.flatMap(({ rows }) => rows) }];
  });
  if (people.length === 0) return [];
  const base = people.reduce((sum, { amount }) => sum + amount, 0n);
  const rows = withholdingInMonth(period.year, period.month).filter(({ code }) => code === 'EXT_GENERAL');
  return [
    {
      rule: 'RET-7',
      severity: base >= tolerances.materiality ? 'media' : 'baja',
      account: roles.retExterior.prefixes[0] ?? null,
      people,
      amount: base,
      data: { vat: roles.reteIva.sum().credit, rows: rows.map(rowKey) },
      rows: people.flatMap((person) => person.rows).sort((a, b) => a - b),
    },
  ];
}

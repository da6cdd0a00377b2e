/** V7-c: services from abroad: income tax withheld at the rate of ET 408, and all of the VAT. */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { rowKey } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import type { Context } from '../rules.ts';
import { namesTechnology } from './technology-name.es.ts';
import { withheldInTotal } from './total-abroad.ts';

/** Imported goods are subject to neither. */
const SERVICES: readonly Role[] = [
  'honorarios',
  'comisiones',
  'servicios',
  'aseoVigilanciaTemporales',
  'arrendamientos',
  'intereses',
];

/** Hold royalties and technical services too, by the name of the account. */
const COSTS: readonly Role[] = ['serviciosDeProduccion', 'costos'];

/** Not fees, royalties or interest: those are told every month. */
const RECURRENT: readonly Role[] = ['servicios', 'aseoVigilanciaTemporales'];

const WITHHELD: readonly Role[] = [
  'retExterior',
  'otrasRetenciones',
  'retHonorarios',
  'retComisiones',
  'retServicios',
  'retArrendamientos',
  'retRendimientos',
];

export function paymentsAbroad(context: Context): RuleFact[] {
  const { roles } = context;
  const inTotal = withheldInTotal(
    WITHHELD.map((role) => roles[role]),
    context,
  );
  const known = new Set(inTotal.flatMap(({ suppliers }) => suppliers.map(({ key }) => key)));
  const lapsed = inTotal.filter(({ isMissing }) => isMissing);
  const facts = lapsed.map(({ account, suppliers, base, percent }): RuleFact => {
    const rows = suppliers.flatMap((supplier) => supplier.rows).sort((a, b) => a - b);
    return {
      severity: 'media',
      account,
      subject: 'costumbre',
      thirdParties: suppliers.map(({ entry, debit, rows: own }) => ({ thirdParty: entry, amount: debit, rows: own })),
      amount: base,
      data: { usual: Math.round(percent * 100) / 100, vat: roles.reteIva.sum().credit, rows: [] },
      rows,
    };
  });
  return [...facts, ...unwithheldFacts(known, context)];
}

/** By third party; `known`: keys of those whose withholding is under the authority. */
function unwithheldFacts(known: ReadonlySet<string>, context: Context): RuleFact[] {
  const { balance, roles, period, tolerances } = context;
  const keys = new Set(
    balance.thirdParties.flatMap((id, entry) => (isForeignId(id) ? [balance.thirdParties.key(entry)] : [])),
  );
  if (keys.size === 0) return [];
  const services = SERVICES.flatMap((role) => roles[role].leaves());
  const inCosts = COSTS.flatMap((role) => roles[role].leaves()).filter((leaf) =>
    namesTechnology(balance.leaf(leaf).name),
  );
  const bases = balance.people(
    [...new Set([...services, ...inCosts])].sort((a, b) => a - b),
    { only: keys },
  );
  // Some book it by concept (interest, fees), in that concept's account.
  const withheld = balance.people(
    WITHHELD.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b),
    { only: keys },
  );
  const thirdParties = bases.list.flatMap(({ key, entry: thirdParty, debit, credit, rows }): FactThirdParty[] => {
    const base: Cents = max(0n, debit - credit);
    if (base <= tolerances.noise || known.has(key) || (withheld.get(key)?.credit ?? 0n) > 0n) return [];
    return [{ thirdParty, amount: base, rows }];
  });
  if (thirdParties.length === 0) return [];
  const base = thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
  const fresh = thirdParties.filter(({ thirdParty }) => !isUsual(balance.thirdParties.key(thirdParty), context));
  const freshBase = fresh.reduce((sum, { amount }) => sum + amount, 0n);
  const rows = withholdingInMonth(period.year, period.month).filter(({ code }) => code === 'EXT_GENERAL');
  return [
    {
      // Advertising and software by card recur every month: they are told loudly once a third party.
      severity: freshBase >= tolerances.materiality ? 'media' : 'baja',
      account: roles.retExterior.prefixes[0] ?? null,
      thirdParties,
      amount: base,
      data: { usual: 0, vat: roles.reteIva.sum().credit, rows: rows.map(rowKey) },
      rows: thirdParties.flatMap((thirdParty) => thirdParty.rows).sort((a, b) => a - b),
    },
  ];
}

/** Months looked back for the same services of the same third party. */
const HABIT = 3;

/**
 * Whether a third party was paid services without withholding in one of the last months, when it was told already; without
 * an earlier month, what its accounts opened with says the same of those of the year.
 */
function isUsual(key: string, { balance, history, period, roles }: Context): boolean {
  const only = new Set([key]);
  const moved = (month: TrialBalance, of: readonly Role[]) =>
    month.people(
      of.flatMap((role) => roles[role].in(month).leaves()).sort((a, b) => a - b),
      { only },
    ).list;
  const past = pastMonths(history, period, HABIT).balances;
  if (past.length === 0)
    return (
      // Nor does an account of the year open with anything in January: whether it is new is not known.
      moved(balance, RECURRENT).some(({ opening, debit }) => opening > 0n || (period.month === 1 && debit > 0n)) &&
      !moved(balance, WITHHELD).some(({ opening, debit }) => opening < 0n || debit > 0n)
    );
  return past.some(
    (month) =>
      moved(month, RECURRENT).some(({ debit }) => debit > 0n) &&
      !moved(month, WITHHELD).some(({ credit }) => credit > 0n),
  );
}

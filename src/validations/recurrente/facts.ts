/** Facts of missing recurrent postings: severity, third parties, and the accruing entry. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type PayrollConcept, payrollAccruals, payrollConceptOf } from '#core/checks/payroll/payroll-concept.es.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import type { Cents } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import {
  bookedElsewhere,
  type MissingAccount,
  type MissingThirdParty,
  missingAccounts,
  missingThirdParties,
  type PastBooks,
} from './missing.ts';
import { missingShares, missingTaxes, type TaxRhythm } from './missing-taxes.ts';
import { namesOccasional } from './occasional-names.es.ts';

import { someoneIsUnpaid, stillAccrued } from './staying.ts';
import { isUsedUp } from './used-up.ts';

export type Concept = 'nomina' | 'arrendamientos' | 'servicios' | 'seguros' | 'honorarios' | 'otros';

type OtherRole =
  | 'destinos'
  | 'excluidas'
  | 'descansos'
  | 'ingresos'
  | 'garantias'
  | 'glosas'
  | 'descuentos'
  | 'retenidos'
  | 'anticipados'
  | 'monedaExtranjera'
  | 'deBalance'
  | 'diferenciaEnCambio';

/** Concepts judged by third party. Employees have their own validations. */
const BY_THIRD_PARTY: readonly Concept[] = ['arrendamientos', 'servicios', 'seguros', 'honorarios'];

/** Months with bookings of an expense that is neither payroll nor a contract: three do not show that it is usual. */
const FEWEST_OF_OTHERS = 6;

const ACCRUALS: readonly PayrollConcept[] = payrollAccruals;

export interface Books extends PastBooks {
  balance: TrialBalance;
  roles: Readonly<Record<Concept | OtherRole, AccountRole>>;
  counterparts: readonly (readonly [string, string])[];
  tolerances: Tolerances;
}

/**
 * Benefits and contributions in production costs, identified by name: their absence is reported by other validations.
 */
function isAccrual(name: string): boolean {
  const concept = payrollConceptOf(name);
  return concept !== null && ACCRUALS.includes(concept);
}

/** REC-1 to REC-6, one for each concept: accounts without their usual record. */
export function missingRecords(concept: Concept, books: Books): RuleFact[] {
  const { balance, roles, tolerances } = books;
  const fewest = concept === 'otros' ? FEWEST_OF_OTHERS : undefined;
  const taxes = concept === 'otros' ? missingTaxes(books) : [];
  const isTax = ({ code }: MissingAccount) => taxes.some((tax) => tax.code === code);
  const others = missingAccounts(balance, books, roles[concept], tolerances.noise, fewest)
    .filter(({ name }) => concept !== 'nomina' || !isAccrual(name))
    .filter(({ code, thirdParties }) => !thirdParties.every(({ key }) => isUsedUp(books, code, key)))
    .filter((missing) => concept !== 'otros' || !(namesOccasional(missing.name) || isTax(missing)));
  return [
    ...taxes.map((tax) => accountFact(concept, tax, books, tax.every)),
    ...others.map((missing) => accountFact(concept, missing, books)),
  ];
}

/** REC-7: third parties missing in accounts that have other records, employees first. */
export function missingInAccounts(books: Books): RuleFact[] {
  return [
    ...unpaidFacts(books),
    ...BY_THIRD_PARTY.flatMap((concept) => thirdPartiesFacts(concept, books)),
    ...missingShares(books).map(({ leaf, thirdParties }) => {
      const fact = thirdPartiesFact(leaf, thirdParties, 'proveedor', books);
      return { ...fact, severity: severityOf('impuesto', fact.amount, books.tolerances) };
    }),
  ];
}

/** `every`: of a tax, its months; 0 for all others. */
function accountFact(concept: Concept, missing: MissingAccount, books: Books, every: TaxRhythm | 0 = 0): RuleFact {
  const { balance, past, roles } = books;
  const { code, name, expected, times, thirdParties } = missing;
  const elsewhere = bookedElsewhere(balance, past[0]!, roles.destinos, thirdParties);
  const there = entriesOf(balance, thirdParties);
  const [only, second] = thirdParties;
  const alone = only !== undefined && second === undefined ? (there.get(only.key) ?? null) : null;
  return {
    severity: elsewhere ? 'baja' : severityOf(every === 0 ? concept : 'impuesto', expected, books.tolerances),
    account: code,
    thirdParties: factThirdParties(there, thirdParties),
    amount: expected,
    expected,
    found: 0n,
    data: {
      name,
      times,
      looked: past.length,
      every,
      who: thirdParties.slice(0, 3).map(written),
      more: Math.max(thirdParties.length - 3, 0),
      elsewhere: elsewhere ? `${elsewhere.code} ${balance.accountName(elsewhere.code)}`.trim() : '',
    },
    formula: [
      { label: 'usual', amount: expected, kind: 'term' },
      { label: 'booked', amount: 0n, kind: 'term' },
      { label: 'missing', amount: expected, kind: 'total' },
    ],
    entry: elsewhere ? [] : accrual(code, expected, alone, books),
    rows: [],
  };
}

/** Employees without wages whose benefits or contributions continue: they did not leave. One fact per account. */
function unpaidFacts(books: Books): RuleFact[] {
  const { balance, past, roles, tolerances } = books;
  if (!someoneIsUnpaid(balance, past[0]!, roles)) return [];
  return roles.nomina.leaves().flatMap((leaf) => {
    if (balance.leaf(leaf).sum.debit <= tolerances.noise) return [];
    // Vacations make wages differ from month to month.
    const missing = missingThirdParties(balance, books, leaf, tolerances.noise, false);
    const staying = missing.length === 0 ? new Set() : stillAccrued(balance, roles, missing);
    const thirdParties = missing.filter(({ key }) => staying.has(key));
    if (thirdParties.length === 0) return [];
    return [{ ...thirdPartiesFact(leaf, thirdParties, 'empleado', books), severity: 'media' as const }];
  });
}

/** One fact per account, with its missing third parties. */
function thirdPartiesFacts(concept: Concept, books: Books): RuleFact[] {
  const { balance, past, roles, tolerances } = books;
  return roles[concept].leaves().flatMap((leaf) => {
    if (balance.leaf(leaf).sum.debit <= tolerances.noise) return [];
    const thirdParties = missingThirdParties(balance, books, leaf, tolerances.noise).filter(
      (thirdParty) =>
        bookedElsewhere(balance, past[0]!, roles.destinos, [thirdParty]) === null &&
        !isUsedUp(books, balance.leaf(leaf).code, thirdParty.key),
    );
    if (thirdParties.length === 0) return [];
    return [thirdPartiesFact(leaf, thirdParties, 'proveedor', books)];
  });
}

function thirdPartiesFact(
  leaf: number,
  thirdParties: readonly MissingThirdParty[],
  kind: 'empleado' | 'proveedor',
  { balance, past }: Books,
): RuleFact {
  const amount = thirdParties.reduce((sum, { expected }) => sum + expected, 0n);
  return {
    account: balance.leaf(leaf).code,
    thirdParties: factThirdParties(entriesOf(balance, thirdParties), thirdParties),
    amount,
    expected: amount,
    found: 0n,
    data: {
      kind,
      who: thirdParties.slice(0, 3).map(written),
      more: Math.max(thirdParties.length - 3, 0),
      looked: past.length,
    },
    rows: [],
  };
}

function severityOf(concept: Concept | 'impuesto', expected: Cents, { materiality, petty }: Tolerances): Severity {
  // Its return is due whatever the size of the company.
  if (concept === 'impuesto') return expected >= materiality ? 'alta' : expected > petty ? 'media' : 'baja';
  if (concept === 'otros') return expected >= materiality ? 'media' : 'baja';
  if (expected >= materiality) return 'alta';
  return expected * 10n >= materiality ? 'media' : 'baja';
}

/** Accrual entry; none where the table has no counterpart of the account. */
function accrual(
  code: string,
  amount: Cents,
  thirdParty: number | null,
  { balance, counterparts }: Books,
): FactEntryLine[] {
  const target = longestMatch(new Map(counterparts), code);
  return target === null ? [] : entryBetween(code, ownAccount(balance, [target]), amount, thirdParty);
}

/** Entries in the month's dictionary of the given third parties; absent ones are omitted. */
export function entriesOf(balance: TrialBalance, thirdParties: readonly MissingThirdParty[]): Map<string, number> {
  const wanted = new Set(thirdParties.map(({ key }) => key));
  const entries = new Map<string, number>();
  for (let entry = 1; entry < balance.thirdParties.count; entry++) {
    const key = balance.thirdParties.key(entry);
    if (key !== '' && wanted.has(key) && !entries.has(key)) entries.set(key, entry);
  }
  return entries;
}

export function factThirdParties(
  entries: ReadonlyMap<string, number>,
  thirdParties: readonly MissingThirdParty[],
): FactThirdParty[] {
  return thirdParties.flatMap(({ key, id, name, expected }): FactThirdParty[] => {
    if (key === '') return [];
    const entry = entries.get(key);
    const known = { thirdParty: entry ?? 0, amount: expected, rows: [] };
    return [entry === undefined ? { ...known, absent: { nit: id, name } } : known];
  });
}

/** `name|id`, for the sentence: the third party may be absent from the month's dictionary. */
export function written({ name, id }: MissingThirdParty): string {
  return `${id}|${name}`;
}

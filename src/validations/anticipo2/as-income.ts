/** Money received for later or for others that went to income. */
import { earnedIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Books, Roles } from './roles.ts';

/** Months with income of a customer that show how it is billed, at least. */
const LEAST_SALES = 3;

/**
 * ANR-4: income of a customer who is always billed on account, and this month has neither a bill nor a used advance:
 * what was received is an advance. `told`: customers of whom more is known.
 */
export function unbilledIncome(
  { balance, period, year, roles, tolerances }: Books,
  told: ReadonlySet<string>,
): RuleFact[] {
  const clients = [...roles.clientes.leaves(), ...roles.clientesExterior.leaves()];
  const advances = [...roles.anticiposRecibidos.leaves(), ...roles.anticiposDeContratos.leaves()];
  const sold = balance
    .people(roles.ingresos.leaves())
    .list.flatMap(({ key, entry, parts }) =>
      parts
        .map((part) => ({ key, entry, leaf: part.leaf, rows: part.rows, amount: earnedIn(part, period) }))
        .filter(({ amount }) => amount > tolerances.materiality),
    );
  if (sold.length === 0) return [];
  const keys = new Set(sold.map(({ key }) => key));
  const billed = balance.people(clients, { only: keys });
  const used = balance.people(advances, { only: keys });
  const unbilled = sold.filter(
    ({ key }) =>
      !told.has(key) &&
      (billed.get(key)?.debit ?? 0n) <= tolerances.noise &&
      (used.get(key)?.debit ?? 0n) <= tolerances.noise &&
      isAlwaysBilled(key, year, period, roles, tolerances.noise),
  );
  const target = roles.anticiposDeContratos.leaves()[0] ?? roles.anticiposRecibidos.leaves()[0];
  return [...Map.groupBy(unbilled, ({ leaf }) => leaf)].map(([leaf, own]) => ({
    account: balance.leaf(leaf).code,
    thirdParties: own.map(({ entry: thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
    amount: own.reduce((sum, { amount }) => sum + amount, 0n),
    data: { isInstalment: 0 },
    entry:
      target === undefined
        ? []
        : own.flatMap(({ entry, amount }) =>
            entryBetween(balance.leaf(leaf).code, balance.leaf(target).code, amount, entry),
          ),
    rows: own.flatMap(({ rows }) => rows),
  }));
}

/** Latest months in each of which an instalment came in, at least, and how far they and this month's are apart, in percent. */
const LEAST_INSTALMENTS = 4;
const SAME_PERCENT = 10n;

export interface Instalment {
  key: string;
  thirdParty: number;
  /** Income account, and the account of advances in which it always was. */
  leaf: number;
  advances: string;
  amount: Cents;
  rows: readonly number[];
}

/**
 * ANR-4: who pays the same instalment in advance every month, and this month none, but income of that amount.
 */
export function instalmentsInIncome({ balance, period, year, roles, tolerances }: Books): Instalment[] {
  const months = year.slice(0, LEAST_INSTALMENTS);
  if (months.length < LEAST_INSTALMENTS) return [];
  const advancesIn = (month: TrialBalance) => [
    ...roles.anticiposRecibidos.in(month).leaves(),
    ...roles.anticiposDeContratos.in(month).leaves(),
  ];
  const now = balance.people(advancesIn(balance));
  const still = now.list.filter(({ credit, debit, opening }) => credit === 0n && debit === 0n && opening < 0n);
  if (still.length === 0) return [];
  const earned = balance.people(roles.ingresos.leaves(), { only: new Set(still.map(({ key }) => key)) });
  const only = new Set(earned.keys);
  const before = months.map((month) => month.people(advancesIn(month), { only }));
  return earned.list.flatMap(({ key, entry, parts }): Instalment[] => {
    const credits = before.map((people) => people.get(key)?.credit ?? 0n);
    const [usual = 0n] = credits;
    const isSame = (amount: Cents) => abs(amount - usual) * 100n <= usual * SAME_PERCENT;
    if (usual <= tolerances.noise || !credits.every(isSame)) return [];
    const part = parts.find((one) => isSame(earnedIn(one, period)));
    if (part === undefined) return [];
    const advances = balance.leaf(now.get(key)!.leaf).code;
    return [{ key, thirdParty: entry, leaf: part.leaf, advances, amount: earnedIn(part, period), rows: part.rows }];
  });
}

/** One fact by income account. */
export function instalmentFacts(found: readonly Instalment[], { balance, tolerances }: Books): RuleFact[] {
  return [...Map.groupBy(found, ({ leaf }) => leaf)].map(([leaf, own]) => {
    const account = balance.leaf(leaf).code;
    const amount = own.reduce((sum, one) => sum + one.amount, 0n);
    return {
      severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
      account,
      subject: 'cuotas',
      thirdParties: own.map(({ thirdParty, amount: each, rows }) => ({ thirdParty, amount: each, rows })),
      amount,
      data: { isInstalment: 1 },
      entry: own.flatMap(({ advances, amount: each, thirdParty }) => entryBetween(account, advances, each, thirdParty)),
      rows: own.flatMap(({ rows }) => rows),
    };
  });
}

/** Every earlier month with income of the customer has a bill of at least that much. */
function isAlwaysBilled(
  key: string,
  past: readonly TrialBalance[],
  period: Period,
  roles: Roles,
  noise: Cents,
): boolean {
  let months = 0;
  const only = new Set([key]);
  for (const month of past) {
    const income = month.people(roles.ingresos.in(month).leaves(), { only }).get(key);
    const earned = income ? earnedIn(income, month.period ?? period) : 0n;
    if (earned <= noise) continue;
    const clients = [...roles.clientes.in(month).leaves(), ...roles.clientesExterior.in(month).leaves()];
    // Withholdings and retained guarantees are not in the receivable.
    if ((month.people(clients, { only }).get(key)?.debit ?? 0n) * 2n < earned) return false;
    months++;
  }
  return months >= LEAST_SALES;
}

/** Months in which what was collected for others stayed until the next one. */
const LEAST_KEPT = 4;

/**
 * ANR-5: collected for others (tips, co-payments), always handed over in the following month, and this time gone from
 * the account within the month.
 */
export function vanishedCollections({ balance, year, roles, tolerances }: Books): RuleFact[] {
  const months = year.slice(0, LEAST_KEPT);
  if (months.length < LEAST_KEPT) return [];
  return roles.recaudosParaTerceros.leaves().flatMap((leaf): RuleFact[] => {
    const { code, sum, rows } = balance.leaf(leaf);
    const kept = (month: TrialBalance): boolean => {
      const account = month.accountIndex(code);
      if (account < 0) return false;
      const { credit, closing } = month.leaf(account).sum;
      return credit > tolerances.noise && -closing >= credit - tolerances.noise;
    };
    const gone = sum.debit + sum.opening;
    if (sum.credit <= tolerances.noise || gone * 2n <= sum.credit || !months.every(kept)) return [];
    return [
      {
        severity: gone * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: code,
        thirdParties: balance
          .leaf(leaf)
          .people.map((one) => ({ thirdParty: one.entry, amount: one.debit + one.opening, rows: one.rows }))
          .filter(({ thirdParty, amount }) => thirdParty !== 0 && amount > tolerances.noise),
        amount: gone,
        expected: -sum.credit,
        found: sum.closing,
        formula: [
          { label: 'debited', amount: sum.debit, kind: 'term' },
          { label: sum.opening > 0n ? 'alreadyGone' : 'lessOwedBefore', amount: sum.opening, kind: 'term' },
        ],
        data: { collected: sum.credit, owed: -sum.opening, debited: sum.debit },
        rows,
      },
    ];
  });
}

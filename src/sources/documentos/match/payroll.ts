/** Crosses the electronic payroll documents of each employee with the net pay of the books. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import type { Context } from '../settings.ts';
import { tolerance } from './choose.ts';
import { after, type CrossedMonth } from './crossing.ts';

export interface PayrollDifference {
  key: string;
  entry: number;
  /** Net pay of the month. */
  net: Cents;
  rows: readonly number[];
  account: string;
  /** Null where the employee has none. */
  document: ElectronicDocument | null;
  /** The nearest of what the document may say: net pay, with the benefits that were paid. */
  expected: Cents;
}

export interface PayrollCrossing {
  differences: readonly PayrollDifference[];
  /** Fewer than half of the documents agree with the books: what they say is not what the books have. */
  isUnlike: boolean;
}

/** Benefits paid in the month, of which each may be part of the document or not. */
interface Pay {
  entry: number;
  net: Cents;
  benefits: readonly Cents[];
  rows: readonly number[];
  account: string;
}

/** Benefits of an employee that are combined: two to the power of them. */
const MOST_BENEFITS = 8;

/** Payroll of a month may be sent in the first days of the next. */
const SENT_BY = 15;

export function payrollOf({ roles, table }: Context, months: readonly CrossedMonth[]): PayrollCrossing {
  const documents = table.documents.filter(({ side }) => side === 'payroll');
  if (documents.length === 0) return { differences: [], isUnlike: false };
  const used = new Set<ElectronicDocument>();
  let agreed = 0;
  let compared = 0;
  let open: PayrollDifference[] = [];
  for (const { key: month, balance } of months) {
    open = [];
    let agreedInMonth = 0;
    // Payrolls of several months are sent on one day.
    const isSoon = documents.some((document) => isOfMonth(document, month));
    for (const [key, pay] of paysOf(balance, roles)) {
      const own = documents.filter(
        (document) =>
          document.nit === key && !used.has(document) && (isSoon ? isOfMonth(document, month) : document.day > month),
      );
      const fits = own.find(({ total }) => readings(pay).some((amount) => abs(amount - total) <= tolerance(1)));
      // What was sent in the same month is of it; an adjustment replaces the document before it.
      const of = own.filter(({ day }) => day.startsWith(month));
      for (const document of of.length > 0 ? of : own.slice(0, 1)) used.add(document);
      if (fits !== undefined) {
        used.add(fits);
        agreed++;
        agreedInMonth++;
        compared++;
        continue;
      }
      // One that another month fits is of that month.
      const document = of.at(-1) ?? (isSoon ? (own[0] ?? null) : null);
      if (document !== null) compared++;
      open.push({
        key,
        ...pay,
        document,
        expected: document === null ? pay.net : nearest(readings(pay), document.total),
      });
    }
    // Nobody's payroll of the month was sent so far.
    if (agreedInMonth === 0) open = open.filter(({ document }) => document !== null);
  }
  return { differences: open, isUnlike: compared > 0 && agreed * 2 < compared };
}

function isOfMonth({ day }: ElectronicDocument, month: string): boolean {
  return day.startsWith(month) || (day.startsWith(after(month)) && Number(day.slice(8)) <= SENT_BY);
}

function paysOf(balance: TrialBalance, roles: Context['roles']): Map<string, Pay> {
  const benefits = balance.people(roles.prestaciones.in(balance).leaves());
  const wages = balance.people(roles.nomina.in(balance).leaves());
  const pays = new Map<string, Pay>();
  for (const person of balance.people(roles.salariosPorPagar.in(balance).leaves()).list) {
    const { key, entry, credit, rows, leaf } = person;
    // A debt of wages without wages of the month is not of its payroll.
    if (key === '' || credit <= 0n || (wages.get(key)?.debit ?? 0n) <= 0n) continue;
    const paid = benefits.get(key)?.parts.flatMap(({ debit }) => (debit > 0n ? [debit] : [])) ?? [];
    pays.set(key, {
      entry,
      net: credit,
      benefits: paid.slice(0, MOST_BENEFITS),
      rows,
      account: balance.leaf(leaf).code,
    });
  }
  return pays;
}

/** Totals that a document may carry: the net pay with any of the benefits paid. */
function readings({ net, benefits }: Pay): Cents[] {
  return Array.from({ length: 1 << benefits.length }, (_, mask) =>
    benefits.reduce((sum, paid, index) => (mask & (1 << index) ? sum + paid : sum), net),
  );
}

function nearest(amounts: readonly Cents[], total: Cents): Cents {
  return amounts.reduce((best, amount) => (abs(amount - total) < abs(best - total) ? amount : best));
}

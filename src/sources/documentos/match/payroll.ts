/** Crosses the electronic payroll documents of each employee with the net pay of the books. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { type PayrollConcept, payrollConceptOf } from '#core/checks/payroll/payroll-concept.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import type { Context } from '../settings.ts';
import { tolerance } from './choose.ts';
import type { CrossedMonth } from './crossing.ts';

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
  /** Employees of the audited month, with their document. */
  parties: readonly {
    key: string;
    entry: number;
    net: Cents;
    rows: readonly number[];
    document: ElectronicDocument | null;
    agrees: boolean;
  }[];
  /** Fewer than half of the documents agree with the books: what they say is not what the books have. */
  isUnlike: boolean;
}

/** Benefits paid in the month, of which each may be part of the document or not. */
interface Pay {
  entry: number;
  /** What the net may be; the first is the likeliest. */
  nets: readonly Cents[];
  benefits: readonly Cents[];
  rows: readonly number[];
  account: string;
}

/** Benefits of an employee that are combined: two to the power of them. */
const MOST_BENEFITS = 8;

/** What is sent by this day is of the month before. */
const SENT_BY = 15;

/** An employee's pay of a month with the document that is of it. */
interface PaidMonth {
  month: string;
  pay: Pay;
  document: ElectronicDocument | null;
  agrees: boolean;
}

export function payrollOf({ roles, table }: Context, months: readonly CrossedMonth[]): PayrollCrossing {
  const byEmployee = Map.groupBy(
    table.documents.filter(({ side }) => side === 'payroll'),
    ({ nit }) => nit,
  );
  if (byEmployee.size === 0) return { differences: [], parties: [], isUnlike: false };
  const paid = new Map<string, PaidMonth[]>();
  for (const { key: month, balance } of months)
    for (const [key, pay] of paysOf(balance, roles)) {
      const own = paid.get(key) ?? [];
      own.push({ month, pay, document: null, agrees: false });
      paid.set(key, own);
    }
  for (const [key, own] of paid) assign(own, byEmployee.get(key) ?? []);
  const all = [...paid.values()].flat();
  const compared = all.filter(({ document }) => document !== null);
  const last = months.at(-1)!.key;
  const current = [...paid].flatMap(([key, own]) =>
    own.filter(({ month }) => month === last).map((one) => ({ key, ...one })),
  );
  // Nobody is missing while most of the month's payroll was not sent so far.
  const isSent = current.filter(({ agrees }) => agrees).length * 2 >= current.length;
  const differences = current
    .filter(({ agrees, document }) => !agrees && (document !== null || isSent))
    .map(({ key, pay, document }) => ({
      key,
      ...pay,
      net: pay.nets[0]!,
      document,
      expected: document === null ? pay.nets[0]! : nearest(readings(pay), document.total),
    }));
  const parties = current.map(({ key, pay, document, agrees }) => {
    const expected = document === null ? pay.nets[0]! : nearest(readings(pay), document.total);
    return { key, entry: pay.entry, net: agrees ? document!.total : expected, rows: pay.rows, document, agrees };
  });
  return { differences, parties, isUnlike: compared.filter(({ agrees }) => agrees).length * 2 < compared.length };
}

/**
 * Gives each month its document. What is sent alone is of the month that its day says; several sent on one day are of as
 * many months up to it, those first whose pay they say. An adjustment takes the place of what it
 * replaces.
 */
function assign(months: PaidMonth[], documents: readonly ElectronicDocument[]): void {
  const byDay = Map.groupBy(
    documents.filter(({ kind }) => kind === 'payroll'),
    ({ day }) => day,
  );
  for (const [document, ...others] of byDay.values()) {
    const one =
      others.length > 0 ? undefined : months.find(({ month, agrees }) => month === monthOf(document!) && !agrees);
    if (one !== undefined) give(one, document!);
  }
  const last = months.at(-1)!.month;
  for (const together of byDay.values()) {
    if (together.length === 1) continue;
    const rest: ElectronicDocument[] = [];
    // Who says the pay of one month alone comes first.
    const choices = (document: ElectronicDocument) => months.filter(({ pay }) => says(document, pay)).length;
    for (const document of together.toSorted((a, b) => choices(a) - choices(b))) {
      const one = months.find(
        ({ month, pay, document: has }) => has === null && month <= monthOf(document) && says(document, pay),
      );
      if (one === undefined) rest.push(document);
      else give(one, document);
    }
    for (const document of rest) {
      const one = months.findLast(({ month, document: has }) => has === null && month <= monthOf(document));
      if (one !== undefined && monthOf(document) <= last) give(one, document);
    }
  }
  for (const document of documents.filter(({ kind }) => kind === 'payroll_adjustment')) {
    const open = months.filter(({ month, agrees }) => !agrees && month <= monthOf(document));
    const one =
      open.findLast(({ pay }) => says(document, pay)) ??
      open.find(({ month, document: has }) => has === null && month === monthOf(document));
    if (one !== undefined) give(one, document);
  }
}

function give(one: PaidMonth, document: ElectronicDocument): void {
  one.document = document;
  one.agrees = says(document, one.pay);
}

function says({ total }: ElectronicDocument, pay: Pay): boolean {
  return readings(pay).some((amount) => abs(amount - total) <= tolerance(1));
}

/** The month that a document is of by its day. */
function monthOf({ day }: ElectronicDocument): string {
  const month = day.slice(0, 7);
  return Number(day.slice(8)) > SENT_BY ? month : before(month);
}

function before(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return periodKey(previousMonth({ year, month: number }));
}

function paysOf(balance: TrialBalance, roles: Context['roles']): Map<string, Pay> {
  const benefits = balance.people(roles.prestaciones.in(balance).leaves());
  const wages = balance.people(roles.nomina.in(balance).leaves());
  const benefitsOf = (key: string) =>
    (benefits.get(key)?.parts ?? []).flatMap(({ debit }) => (debit > 0n ? [debit] : [])).slice(0, MOST_BENEFITS);
  const pays = new Map<string, Pay>();
  for (const person of balance.people(roles.salariosPorPagar.in(balance).leaves()).list) {
    const { key, entry, credit, rows, leaf } = person;
    // A debt of wages without wages or benefits of the month is not of its payroll.
    const earned = (wages.get(key)?.debit ?? 0n) + (benefits.get(key)?.credit ?? 0n);
    if (key === '' || credit <= 0n || earned <= 0n) continue;
    pays.set(key, { entry, nets: [credit], benefits: benefitsOf(key), rows, account: balance.leaf(leaf).code });
  }
  const earned = earningsOf(balance, roles);
  // Where wages are paid without a debt to the employee, the net is what was earned less what the law deducts.
  if (pays.size * 2 < earned.size)
    for (const [key, earnings] of earned) if (!pays.has(key)) pays.set(key, { ...earnings, benefits: benefitsOf(key) });
  return pays;
}

/** Health and pension of the employee, and with the solidarity fund of the higher wages, in percent. */
const DEDUCTED = [8n, 9n];

/** What each employee earned, net of what the law deducts, by the names of the accounts of the expense. */
function earningsOf(balance: TrialBalance, roles: Context['roles']): Map<string, Omit<Pay, 'benefits'>> {
  const concepts = roles.nomina
    .in(balance)
    .leaves()
    .map((leaf) => ({ leaf, concept: payrollConceptOf(balance.leaf(leaf).name) }));
  const within = (wanted: readonly (PayrollConcept | null)[]) =>
    balance.people(concepts.filter(({ concept }) => wanted.includes(concept)).map(({ leaf }) => leaf));
  const pay = within(['sueldos', 'horasExtras']);
  const transport = within(['transporte']);
  // Commissions and bonuses, wages or not.
  const others = within([null, 'noSalarial']);
  const withheld = balance.people(roles.retenciones.in(balance).leaves());
  return new Map(
    pay.list.flatMap(({ key, entry, debit, rows, leaf }) => {
      if (key === '' || debit <= 0n) return [];
      const rest = (transport.get(key)?.debit ?? 0n) - (withheld.get(key)?.credit ?? 0n);
      const more = others.get(key)?.debit ?? 0n;
      const nets = DEDUCTED.flatMap((percent) =>
        [debit, debit + more].flatMap((wage) => {
          const net = wage - (wage * percent) / 100n + rest;
          return wage === debit && more > 0n ? [net, net + more] : [net];
        }),
      );
      return [[key, { entry, nets, rows, account: balance.leaf(leaf).code }] as const];
    }),
  );
}

/** Totals that a document may carry: the net pay with any of the benefits paid. */
function readings({ nets, benefits }: Pay): Cents[] {
  return nets.flatMap((net) =>
    Array.from({ length: 1 << benefits.length }, (_, mask) =>
      benefits.reduce((sum, paid, index) => (mask & (1 << index) ? sum + paid : sum), net),
    ),
  );
}

function nearest(amounts: readonly Cents[], total: Cents): Cents {
  return amounts.reduce((best, amount) => (abs(amount - total) < abs(best - total) ? amount : best));
}

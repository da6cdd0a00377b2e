/**
 * Withholding on wages (ET 383). Deductions of employees are not in the books: certain only for wages taxed after every
 * possible deduction.
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { type WithholdingRow, withholdingInMonth } from '#core/reference/tax/withholding.ts';
import type { Context } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';

/** Health 4 %, pension 4 %, and up to 2 % of the solidarity fund. */
const MANDATORY_PERCENT = 10;
/** ET 336: deductions and exempt income are limited to 40 %, up to 1,340 UVT a year; dependants add up to 288. */
const MOST_DEDUCTED_PERCENT = 40;
const MOST_DEDUCTED_UVT = 1340n;
const DEPENDANTS_UVT = 288n;
const MONTHS = 12n;
/** Months of a habit, and the share of earlier wages from which wages count as unchanged. */
const USUAL_MONTHS = 2;
const SAME_WAGES_PERCENT = 90;

interface Worker extends FactThirdParty {
  wages: Cents;
  withheld: Cents;
  /** Minimum withholding by the table. */
  least: Cents;
}

export function salaries(context: Context): RuleFact[] {
  const { balance, roles, period, tolerances } = context;
  const unit = uvt(period.year);
  const brackets = withholdingInMonth(period.year, period.month).filter(({ code }) => code === 'SALARIOS_383');
  if (unit === null || brackets.length === 0) return [];
  const isNobody = nobodies(balance);
  const withheld = balance.people(roles.retSalarios.leaves());
  const isByWorker = conventionOf(roles.retSalarios, context) !== 'autoridad';
  const workers = balance
    .people(roles.salarios.leaves())
    .list.filter(({ entry: thirdParty }) => !isNobody(thirdParty))
    .map(({ key, entry: thirdParty, debit, credit, parts }): Worker => {
      const wages = max(0n, debit - credit);
      const own = withheld.get(key);
      const least = roundToPesos(tableOf(brackets, leastBase(wages, unit), unit));
      return {
        thirdParty,
        amount: least,
        rows: [...parts, ...(own?.parts ?? [])].flatMap(({ rows }) => rows),
        wages,
        withheld: own?.credit ?? 0n,
        least,
      };
    })
    .filter(({ least }) => least > tolerances.noise);
  const total = roles.retSalarios.sum().credit;
  const without = isByWorker ? workers.filter((worker) => worker.withheld === 0n) : total === 0n ? workers : [];
  const table = { unit, from: brackets[0]!.from };
  const told = new Set(without.map(({ thirdParty }) => thirdParty));
  const usual = isByWorker ? noLonger(context).filter(({ thirdParty }) => !told.has(thirdParty)) : [];
  const facts = usual.length === 0 ? [] : [usualFact(usual, table, context)];
  if (without.length === 0) return facts;
  const sum = (field: 'least' | 'wages') => without.reduce((all, worker) => all + worker[field], 0n);
  return [
    {
      severity: sum('least') >= tolerances.materiality ? 'alta' : 'media',
      account: roles.retSalarios.prefixes[0] ?? null,
      thirdParties: without.map(({ thirdParty, least, rows }) => ({ thirdParty, amount: least, rows })),
      amount: sum('least'),
      expected: sum('least'),
      found: 0n,
      data: { always: 0, wages: sum('wages'), ...table },
      formula: [
        { label: 'wages', amount: sum('wages'), kind: 'term' },
        { label: 'leastWithholding', amount: sum('least'), kind: 'total' },
      ],
      rows: without.flatMap(({ rows }) => rows),
    },
    ...facts,
  ];
}

/** Employees with withholding every month before, unchanged wages, and none now. */
function noLonger({ balance, history, period, roles, tolerances }: Context): Worker[] {
  const months = pastMonths(history, period, USUAL_MONTHS);
  if (months.missing.length > 0) return [];
  const of = (month: TrialBalance, role: 'salarios' | 'retSalarios', keys?: ReadonlySet<string>) =>
    month.people(roles[role].in(month).leaves(), { only: keys });
  const now = of(balance, 'retSalarios');
  const before = months.balances.map((month) => of(month, 'retSalarios'));
  const keys = new Set(
    [...before[0]!.keys].filter(
      (key) =>
        (now.get(key)?.credit ?? 0n) === 0n &&
        before.every((withheld) => (withheld.get(key)?.credit ?? 0n) > tolerances.noise),
    ),
  );
  if (keys.size === 0) return [];
  const isNobody = nobodies(balance);
  const then = of(months.balances[0]!, 'salarios', keys);
  return of(balance, 'salarios', keys).list.flatMap(({ key, entry: thirdParty, debit, credit, rows }): Worker[] => {
    const wages = max(0n, debit - credit);
    const usual = then.get(key);
    if (isNobody(thirdParty) || !usual || wages < percentOf(usual.debit - usual.credit, SAME_WAGES_PERCENT)) return [];
    const least = before[0]!.get(key)!.credit;
    return [{ thirdParty, amount: least, rows, wages, withheld: 0n, least }];
  });
}

function usualFact(workers: readonly Worker[], table: { unit: Cents; from: string }, { roles }: Context): RuleFact {
  const sum = (field: 'least' | 'wages') => workers.reduce((all, worker) => all + worker[field], 0n);
  // The deductions of one may have changed, not those of several at once.
  const isOfAll = workers.length > 1 && roles.retSalarios.sum().credit === 0n;
  return {
    severity: isOfAll ? 'media' : 'baja',
    account: roles.retSalarios.prefixes[0] ?? null,
    subject: 'costumbre',
    thirdParties: workers.map(({ thirdParty, least, rows }) => ({ thirdParty, amount: least, rows })),
    amount: sum('least'),
    data: { always: 1, wages: sum('wages'), ...table },
    rows: workers.flatMap(({ rows }) => rows),
  };
}

/** Remaining base after mandatory contributions and every possible deduction. */
function leastBase(wages: Cents, unit: Cents): Cents {
  const net = wages - percentOf(wages, MANDATORY_PERCENT);
  const deducted = min(percentOf(net, MOST_DEDUCTED_PERCENT), (unit * MOST_DEDUCTED_UVT) / MONTHS);
  return max(0n, net - deducted - (unit * DEPENDANTS_UVT) / MONTHS);
}

/** Table of ET 383 on a base: marginal rates by brackets in UVT. */
function tableOf(brackets: readonly WithholdingRow[], base: Cents, unit: Cents): Cents {
  const sorted = brackets.toSorted((a, b) => (a.minBaseUvt ?? 0) - (b.minBaseUvt ?? 0));
  return sorted.reduce((tax, { minBaseUvt, percent }, index) => {
    const from = unit * BigInt(minBaseUvt ?? 0);
    const next = sorted[index + 1]?.minBaseUvt;
    const to = next === undefined || next === null ? base : min(base, unit * BigInt(next));
    return to > from ? tax + percentOf(to - from, percent ?? 0) : tax;
  }, 0n);
}

/**
 * Openings equal the previous month's closings, by account and third party. January is special: result accounts open at
 * zero, the closing moves the result into equity, and until the year is finally closed its balances may change.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { FactTerm, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { compareThirdParties, type Differing } from './compare-third-parties.ts';
import { type Context, exceeds, resultRoles } from './context.ts';
import { isYearReopened } from './reopened-year.ts';
import type { OpeningOrigin } from './totals.ts';

export interface Continuity {
  facts: RuleFact[];
  notEvaluated: Reason[];
  origin: OpeningOrigin;
}

/** Maximum number of absent third parties named in a fact. */
const MOST_ABSENT = 20;

export function openingContinuity(context: Context): Continuity {
  const { balance, period, history, tolerances } = context;
  const opened = period.month === 1 ? openResults(context) : [];
  const before = history.before();
  if (!before) {
    const missing = { reason: 'falta_mes', data: { month: history.missingBefore() } };
    return { facts: opened, notEvaluated: [missing], origin: { previousClosing: null, broken: [] } };
  }
  const differing = compareThirdParties(balance, before.balance, tolerances.row, skipped(context, before));
  const isUnbalanced = exceeds(balance.sum('').opening, tolerances.total);
  const previousClosing = before.balance.sum('').closing;
  const wasUnbalanced = exceeds(previousClosing, tolerances.total);
  const effect: Effect = isUnbalanced === wasUnbalanced ? 'none' : isUnbalanced ? 'unbalances' : 'repairs';
  const cause: Cause = { before: before.period, effect, isReopened: isYearReopened(context, differing) };
  const facts = differing.map((account) => breakFact(account, cause));
  const broken = differing.filter(({ expected, found }) => expected !== found).map(({ account }) => account);
  return { facts: [...opened, ...facts], notEvaluated: [], origin: { previousClosing, broken } };
}

/**
 * Accounts that need not open as they closed: in January, result accounts, and equity if it took exactly the year's
 * result.
 */
function skipped({ balance, period, roles, tolerances }: Context, before: { period: Period; balance: TrialBalance }) {
  if (period.month !== 1) return () => false;
  const isResult = (account: string) => resultRoles.some((role) => roles[role].has(account));
  const isOfYear = (account: string) => roles.resultadoEjercicio.has(account);
  const isOfBefore = (account: string) => roles.resultadosAnteriores.has(account);
  const isEquity = (account: string) => isOfYear(account) || isOfBefore(account);
  const opens = sumWhere(balance, 'opening', isResult);
  const yearResult = sumWhere(before.balance, 'closing', isResult);
  const tookResult = (isIn: (account: string) => boolean) => {
    const moved = sumWhere(balance, 'opening', isIn) - sumWhere(before.balance, 'closing', isIn);
    return !exceeds(opens, tolerances.total) && !exceeds(moved - yearResult, tolerances.total);
  };
  // If one of both took it exactly, a break of the other is its own.
  const skips = [isEquity, isOfYear, isOfBefore].find(tookResult) ?? takerOfResult();
  // A chart with numbers of its own: the only account of equity that did.
  function takerOfResult(): (account: string) => boolean {
    const took = balance
      .codes(balance.leaves())
      .filter((code) => roles.patrimonio.has(code) && tookResult((account) => account === code));
    return (account) => took.length === 1 && account === took[0];
  }
  return (account: string) => isResult(account) || skips(account);
}

function sumWhere(balance: TrialBalance, field: 'opening' | 'closing', isIn: (account: string) => boolean): Cents {
  let sum = 0n;
  for (const index of balance.leaves()) {
    if (isIn(balance.leaf(index).code)) sum += balance.leaf(index).sum[field];
  }
  return sum;
}

/**
 * In January result accounts have no opening balance: otherwise the previous year was not closed, which `utilidad`
 * judges.
 */
function openResults({ roles, tolerances }: Context): RuleFact[] {
  const openings = resultRoles.map((role) => ({ role, amount: roles[role].sum().opening }));
  if (openings.every(({ amount }) => !exceeds(amount, tolerances.total))) return [];
  const result = openings.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    {
      subject: 'sin-cierre',
      severity: 'informativa',
      account: null,
      amount: abs(result),
      expected: 0n,
      found: result,
      data: { how: 'sin_cierre', titles: [] },
      formula: [
        ...openings.map(({ role, amount }) => ({ label: role, amount, kind: 'term' as const })),
        { label: 'resultado_sin_cerrar', amount: result, kind: 'total' },
      ],
      rows: [],
    },
  ];
}

/** Effect of the breaks on the books: whether this month opens balanced, and the previous one closed so. */
type Effect = 'unbalances' | 'repairs' | 'none';

/** Common cause of all breaks of a month. */
interface Cause {
  /** The previous month. */
  before: Period;
  effect: Effect;
  /** They originate in the previous year. */
  isReopened: boolean;
}

function breakFact(found: Differing, cause: Cause): RuleFact {
  const net = found.found - found.expected;
  const { how, severity } = natureOfBreak(net, cause);
  return {
    severity,
    account: found.account,
    thirdParties: found.thirdParties,
    amount: net === 0n ? found.moved / 2n : abs(net),
    expected: found.expected,
    found: found.found,
    data: {
      how,
      before: periodKey(cause.before),
      arises: cause.effect === 'unbalances' ? 1 : 0,
      absent: found.absent.slice(0, MOST_ABSENT),
      titles: [],
    },
    formula: comparisonOf(found.found, found.expected),
    rows: found.rows,
  };
}

/** Credit balances are told as such, so that subtracting one is never the minus of a minus. */
function comparisonOf(opening: Cents, closing: Cents): FactTerm[] {
  if (opening <= 0n && closing <= 0n)
    return [
      { label: 'inicial_credito', amount: -opening, kind: 'term' },
      { label: 'menos_final_anterior_credito', amount: closing, kind: 'term' },
      { label: 'diferencia', amount: closing - opening, kind: 'total' },
    ];
  return [
    { label: 'inicial', amount: opening, kind: 'term' },
    { label: closing < 0n ? 'mas_final_anterior_credito' : 'menos_final_anterior', amount: -closing, kind: 'term' },
    { label: 'diferencia', amount: opening - closing, kind: 'total' },
  ];
}

function natureOfBreak(net: Cents, { effect, isReopened }: Cause): { how: string; severity: Severity } {
  if (net === 0n) return { how: 'entre_terceros', severity: 'media' };
  const severity = effect === 'unbalances' ? 'critica' : effect === 'repairs' || isReopened ? 'media' : 'alta';
  if (isReopened) return { how: 'reabierto', severity };
  return { how: effect === 'repairs' ? 'corregido' : 'distinto', severity };
}

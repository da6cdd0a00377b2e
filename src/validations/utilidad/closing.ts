/** V16 at year end: result carried to equity, accounts left open, and the legal reserve on distributions. */

import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { abs, type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { rowsOf } from './during-year.ts';
import { ResultMonth } from './result-month.ts';
import type { Context, Role } from './roles.ts';

const RESULTS: readonly Role[] = ['ingresos', 'gastos', 'costos', 'produccion'];
const RESERVE_PERCENT = 10;
const CAPITAL_PERCENT = 50;
/** Legal forms that require the reserve (C.Co. 371 and 452); an S.A.S. only by its statutes. */
const FORMS: ReadonlySet<string> = new Set(['SA', 'LTDA', 'SCA']);

/** January opens with December's result in equity. Needs December before its closing. */
export function carriedFacts({ period, history, roles, tolerances }: Context, month: ResultMonth): RuleFact[] {
  if (period.month !== 1) return [];
  const year = period.year - 1;
  const december = history.at({ year, month: 12 });
  // With the closing period in the history, continuity is reported by `diferencia`.
  if (!december || history.at({ year, month: 13 })) return [];
  const last = new ResultMonth(december, { year, month: 12 }, roles);
  if (last.isClosed || month.resultBefore !== 0n) return [];
  const isPosted = last.isLive(tolerances.total);
  // The result was carried in full: a differing opening of former years is reported by `diferencia`.
  if (!isPosted && abs(month.shownBefore - last.shown - last.result) <= tolerances.total) return [];
  const expected = last.shown + last.retained + (isPosted ? 0n : last.result);
  const found = month.shownBefore + month.retainedBefore;
  const gap = found - expected;
  if (abs(gap) <= tolerances.total) return [];
  return [
    {
      severity: abs(gap) >= tolerances.materiality ? 'alta' : 'media',
      account: month.accountOf(last.result < 0n ? ['perdida'] : ['utilidad']),
      amount: abs(gap),
      expected,
      found,
      data: { result: last.result, year },
      formula: [
        { label: 'equityBefore', amount: expected - last.result, kind: 'term' },
        { label: 'resultOfDecember', amount: last.result, kind: 'term' },
        { label: 'carried', amount: -found, kind: 'term' },
        { label: 'difference', amount: -gap, kind: 'total' },
      ],
      rows: rowsOf(month, ['utilidad', 'perdida', 'acumuladas']),
    },
  ];
}

/** January with last year's income and expenses in its openings; a closing that left some open. */
export function openFacts({ period, tolerances }: Context, month: ResultMonth): RuleFact[] {
  const isJanuary = period.month === 1;
  const hasClosing = period.month >= 12 && month.own(['cierre'], ({ debit, credit }) => debit + credit) > 0n;
  if (!isJanuary && !hasClosing && period.month !== 13) return [];
  if (period.month === 12 && month.isClosed) return [];
  const column = isJanuary ? 'opening' : 'closing';
  const left = RESULTS.map((role) => ({
    role,
    amount: month.own([role], (amounts) => amounts[column]),
  })).filter(({ amount }) => abs(amount) > tolerances.total);
  if (left.length === 0) return [];
  const largest = left.reduce((most, one) => (abs(one.amount) > abs(most.amount) ? one : most));
  const net = -left.reduce((sum, { amount }) => sum + amount, 0n);
  // Closed a month late, with this month's date: the accounts hold what is this year's.
  const isClosedNow = isJanuary && abs(month.carriedOut - net) <= tolerances.total;
  const severity = abs(largest.amount) >= tolerances.materiality ? 'alta' : 'media';
  const open = (leaf: number) => abs(month.balance.leaf(leaf).sum[column]);
  const [most] = month.leaves(largest.role).toSorted((a, b) => (open(a) < open(b) ? 1 : -1));
  return [
    {
      severity: isClosedNow ? 'baja' : severity,
      account: most === undefined ? month.accountOf([largest.role]) : month.balance.leaf(most).code,
      amount: abs(largest.amount),
      expected: 0n,
      found: largest.amount,
      data: {
        january: isJanuary ? 1 : 0,
        closedNow: isClosedNow ? 1 : 0,
        net,
        most: most === undefined ? 0n : open(most),
      },
      formula: [
        ...left.map(({ role, amount }) => ({ label: role, amount: -amount, kind: 'term' as const })),
        { label: 'net', amount: net, kind: 'total' as const },
      ],
      entry: isClosedNow ? [] : closingEntry(month, column),
      rows: [],
    },
  ];
}

/** Maximum accounts of a suggested closing entry: beyond it the package's own closing is the way. */
const MOST_CLOSED = 60;

/** Closes each result account, the net against the result of the year. */
function closingEntry(month: ResultMonth, column: 'opening' | 'closing'): FactEntryLine[] {
  const leaves = RESULTS.flatMap((role) => month.leaves(role));
  const open = leaves
    .map((leaf) => ({ leaf, amount: month.balance.leaf(leaf).sum[column] }))
    .filter(({ amount }) => amount !== 0n);
  const net = open.reduce((sum, { amount }) => sum + amount, 0n);
  if (open.length > MOST_CLOSED) return [];
  const line = (account: string, amount: Cents): FactEntryLine[] =>
    amount === 0n ? [] : [{ account, thirdParty: null, debit: max(-amount, 0n), credit: max(amount, 0n) }];
  return [
    ...open.flatMap(({ leaf, amount }) => line(month.balance.leaf(leaf).code, amount)),
    ...line(month.accountOf(net > 0n ? ['perdida'] : ['utilidad']), -net),
  ];
}

/** The closing account is empty except while the closing is being posted. */
export function closingAccountFacts({ tolerances }: Context, month: ResultMonth): RuleFact[] {
  const left = month.own(['cierre'], ({ closing }) => closing);
  if (abs(left) <= tolerances.total || month.isCarriedMonthly(tolerances.total)) return [];
  return [
    {
      severity: abs(left) >= tolerances.materiality ? 'alta' : 'media',
      account: month.accountOf(['cierre']),
      amount: abs(left),
      expected: 0n,
      found: left,
      entry: entryBetween(month.accountOf(left > 0n ? ['perdida'] : ['utilidad']), month.accountOf(['cierre']), left),
      rows: rowsOf(month, ['cierre']),
    },
  ];
}

/** Profit moved out of the result of the year. */
function appropriatedIn(month: ResultMonth): Cents {
  const profit = month.own(['utilidad'], ({ debit, credit }) => debit - credit);
  const given = month.own(['acumuladas', 'dividendos', 'reservas', 'reservaLegal', 'capital'], ({ credit }) => credit);
  return max(min(profit, given), 0n);
}

/**
 * Months of this year in which last year's profit was appropriated, and whether the assembly has decided: a transfer to
 * retained earnings before it is no distribution, and the reserve is due on distribution or after the assembly.
 */
function appropriations({ history, period, roles, parameters }: Context, month: ResultMonth) {
  const isShared = month.own(['dividendos', 'capital', 'reservaLegal'], ({ credit }) => credit) > 0n;
  const isAssembly = period.month === parameters.mesDeLaAsamblea;
  const isNow = appropriatedIn(month) > 0n && period.month > parameters.mesDeLaAsamblea;
  if (!isShared && !isAssembly) return { months: [month], isDecided: isNow };
  const earlier = history.months
    .filter((past) => past.period.year === period.year)
    .map((past) => new ResultMonth(past.balance, past.period, roles));
  return { months: [...earlier, month], isDecided: true };
}

/** A tenth of the profit that leaves the result of the year, up to half of the capital. */
export function reserveFacts(context: Context, month: ResultMonth): { facts: RuleFact[]; notEvaluated: Reason[] } {
  const { balance, parameters, tolerances } = context;
  const none = { facts: [], notEvaluated: [] };
  const { months, isDecided } = appropriations(context, month);
  const appropriated = months.reduce((sum, one) => sum + appropriatedIn(one), 0n);
  if (month.isClosed || !isDecided || appropriated <= tolerances.noise) return none;
  const { name } = balance.company;
  const form = name === null ? null : thirdPartyName(name).form;
  if (!parameters.reservaObligatoria) {
    if (name === null) return { facts: [], notEvaluated: [{ reason: 'withoutName' }] };
    if (form === null || !FORMS.has(form)) return none;
  }
  const capital = -month.own(['capital'], ({ closing }) => closing);
  const before = -months[0]!.own(['reservaLegal'], ({ opening }) => opening);
  const room = max(percentOf(capital, CAPITAL_PERCENT) - before, 0n);
  const due = roundToPesos(min(percentOf(appropriated, RESERVE_PERCENT), room));
  const found = months.reduce((sum, one) => sum + one.own(['reservaLegal'], ({ credit }) => credit), 0n);
  if (found >= due - tolerances.noise) return none;
  return {
    facts: [
      {
        account: month.accountOf(['reservaLegal']),
        amount: due - found,
        expected: due,
        found,
        data: { profit: appropriated, capital, before },
        formula: [
          { label: 'reserveDue', amount: due, kind: 'term' },
          { label: 'reserved', amount: -found, kind: 'term' },
          { label: 'missing', amount: due - found, kind: 'total' },
        ],
        entry: entryBetween(month.accountOf(['acumuladas']), month.accountOf(['reservaLegal']), due - found),
        rows: rowsOf(month, ['utilidad', 'reservaLegal']),
      },
    ],
    notEvaluated: [],
  };
}

/** V16 during the year: postings on the result of the year, remaining balances, and results of former years. */

import { productionLeft } from '#core/checks/production-costs.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isInLiquidation } from '#core/identity/company-state.es.ts';
import { abs, type Cents, max, min } from '#core/money/money.ts';
import type { ResultMonth } from './result-month.ts';
import type { Context, Role } from './roles.ts';

/** Destinations of the result by decision of the assembly, and sources when reserves absorb a loss. */
const DESTINATIONS: readonly Role[] = ['acumuladas', 'reservas', 'reservaLegal', 'capital', 'superavit', 'dividendos'];
const WITHOUT_RETAINED = DESTINATIONS.filter((role) => role !== 'acumuladas');
/** Dividends may be credited net of up to 20 % withheld: a quarter of the credit. */
const WITHHELD_OF_NET = 4n;
const RESULT: readonly Role[] = ['utilidad', 'perdida'];

/** A posting on the result that is neither a distribution nor the month's running result. */
export function postingFacts({ tolerances }: Context, month: ResultMonth): RuleFact[] {
  const moved = month.shownInMonth;
  if (month.isClosed || abs(moved) <= tolerances.total) return [];
  const isLive =
    abs(moved - month.resultOfMonth) <= tolerances.total || abs(month.shown - month.result) <= tolerances.total;
  // Last year's closing, posted in January.
  const isLateClosing = month.period.month === 1 && abs(moved - month.resultBefore) <= tolerances.total;
  // The year's closing, although it left an account open.
  const isOfClosing =
    month.period.month === 12 &&
    abs(moved) <= month.own(['cierre'], ({ debit, credit }) => (moved > 0n ? debit : credit));
  if (isLive || isLateClosing || isOfClosing) return [];
  const covered =
    moved < 0n ? month.own(DESTINATIONS, ({ credit }) => credit) : month.own(DESTINATIONS, ({ debit }) => debit);
  const unexplained = max(abs(moved) - covered, 0n);
  if (unexplained <= tolerances.total) return [];
  return [
    {
      severity: unexplained >= tolerances.materiality ? 'alta' : 'media',
      account: month.accountOf(RESULT),
      amount: unexplained,
      expected: month.shownBefore,
      found: month.shown,
      data: { moved, covered, result: month.resultOfMonth },
      formula: [
        { label: 'shownBefore', amount: month.shownBefore, kind: 'term' },
        { label: 'movement', amount: moved, kind: 'term' },
        { label: 'shown', amount: month.shown, kind: 'total' },
      ],
      rows: rowsOf(month, RESULT),
    },
  ];
}

/** Profit and loss of the year at once. */
export function bothFacts({ tolerances }: Context, month: ResultMonth): RuleFact[] {
  const profit = -month.own(['utilidad'], ({ closing }) => closing);
  const loss = month.own(['perdida'], ({ closing }) => closing);
  if (profit <= tolerances.noise || loss <= tolerances.noise) return [];
  return [
    {
      account: month.accountOf(['perdida']),
      amount: min(profit, loss),
      data: { profit, loss },
      formula: [
        { label: 'profit', amount: profit, kind: 'term' },
        { label: 'loss', amount: -loss, kind: 'term' },
        { label: 'net', amount: profit - loss, kind: 'total' },
      ],
      entry: entryBetween(month.accountOf(['utilidad']), month.accountOf(['perdida']), min(profit, loss)),
      rows: rowsOf(month, RESULT),
    },
  ];
}

/** After the assembly, last year's result must have left the result of the year. */
export function priorYearFacts({ period, profile, parameters, tolerances }: Context, month: ResultMonth): RuleFact[] {
  if (period.month <= parameters.mesDeLaAsamblea || period.month > 12 || month.isClosed) return [];
  const { shown, shownBefore } = month;
  const apart = month.isLive(tolerances.total) ? shown - month.result : shown;
  // What this month brought is of this year: December's closing may have left an account open.
  const prior = apart > 0n ? min(apart, max(shownBefore, 0n)) : max(apart, min(shownBefore, 0n));
  if (abs(prior) <= tolerances.noise) return [];
  return [
    {
      // A non-profit entity keeps its surplus here until it is spent on its purpose.
      severity: profile.regimen === 'especial' ? 'baja' : 'media',
      account: month.accountOf(prior > 0n ? ['utilidad'] : ['perdida']),
      amount: abs(prior),
      expected: shown - prior,
      found: shown,
      data: { prior, month: parameters.mesDeLaAsamblea },
      entry: entryBetween(
        month.accountOf(prior > 0n ? ['utilidad'] : ['perdida']),
        month.accountOf(['acumuladas']),
        prior,
      ),
      rows: rowsOf(month, RESULT),
    },
  ];
}

/**
 * Retained earnings move by decision of the assembly: from the result of the year, to dividends, reserves and capital.
 */
export function retainedFacts({ tolerances }: Context, month: ResultMonth): RuleFact[] {
  if (month.isClosed) return [];
  const moved = month.retained - month.retainedBefore;
  const fromYear = month.carriedOut - month.shownInMonth;
  const explained: Cents =
    moved > 0n
      ? max(fromYear, 0n) + month.own(WITHOUT_RETAINED, ({ debit }) => debit)
      : max(-fromYear, 0n) + month.own(WITHOUT_RETAINED, ({ credit }) => credit) + month.givenToFunds;
  const given = month.own(WITHOUT_RETAINED, ({ credit }) => credit) + month.givenToFunds;
  // The result exceeded what was retained and distributed: something else was taken from retained earnings.
  const taken =
    fromYear > 0n && moved > 0n
      ? min(
          fromYear - moved - given,
          month.own(['acumuladas'], ({ debit }) => debit),
        )
      : 0n;
  const unexplained = max(abs(moved) - explained, taken);
  const declared = moved < 0n || taken > 0n ? month.own(['dividendos'], ({ credit }) => credit) : 0n;
  if (unexplained <= max(tolerances.noise, declared / WITHHELD_OF_NET)) return [];
  return [
    {
      severity: unexplained >= tolerances.materiality ? 'media' : 'baja',
      account: month.accountOf(['acumuladas']),
      amount: unexplained,
      data: { moved, explained },
      formula: [
        { label: 'retainedMovement', amount: abs(moved), kind: 'term' },
        { label: 'explained', amount: -explained, kind: 'term' },
        { label: 'unexplained', amount: unexplained, kind: 'total' },
      ],
      rows: rowsOf(month, ['acumuladas']),
    },
  ];
}

/** Production costs not transferred to inventory or cost of sales, as other months do or year end requires. */
export function productionFacts({ history, roles, tolerances, period }: Context, month: ResultMonth): RuleFact[] {
  const books = { balance: month.balance, history, period, noise: tolerances.noise };
  const found = month.isClosed ? null : productionLeft(books, roles.produccion, roles.costos);
  if (!found?.isOmitted) return [];
  const { left, leaves, entry } = found;
  return [
    {
      severity: abs(left) * 10n < tolerances.materiality ? 'baja' : 'media',
      account: month.balance.leaf(leaves[0]!).code,
      amount: abs(left),
      expected: 0n,
      found: left,
      entry,
      rows: rowsOf(month, ['produccion']),
    },
  ];
}

/** Liabilities exceed assets, with the result of the year counted once; expected of a company in liquidation. */
export function equityFacts({ tolerances }: Context, month: ResultMonth): RuleFact[] {
  const { equity, result } = month;
  const isPosted = month.isClosed || abs(month.shown - result) <= tolerances.total;
  const whole = equity + (isPosted ? 0n : result);
  if (whole >= -tolerances.noise || isInLiquidation(month.balance.company.name)) return [];
  return [
    {
      account: null,
      amount: -whole,
      found: whole,
      data: { equity, result: isPosted ? 0n : result },
      formula: [
        { label: 'equity', amount: equity, kind: 'term' },
        { label: 'resultOfYear', amount: isPosted ? 0n : result, kind: 'term' },
        { label: 'whole', amount: whole, kind: 'total' },
      ],
      rows: [],
    },
  ];
}

export function rowsOf(month: ResultMonth, roles: readonly Role[]): number[] {
  return month.balance.rowsOf(roles.flatMap((role) => month.leaves(role)));
}

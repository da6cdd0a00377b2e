/**
 * Which accounts hold what two companies have with each other. The NIT of a row is not always who the balance is with: a
 * withholding names whom it was withheld from and is owed to the DIAN, an inventory names who sold it and is nobody's debt.
 */
import type { AccountFigures } from '../month-figures.ts';
import { namedLine } from '../statement-lines.ts';

const LONG_TERM = /LongTerm$/;

/** Lines of the statement of financial position whose balances are with the third party of the row. */
const LINES: ReadonlySet<string> = new Set([
  'investments',
  'investmentsImpairment',
  'tradeReceivables',
  'otherReceivables',
  'shareholderReceivables',
  'advancesGiven',
  'receivablesImpairment',
  'prepaidExpenses',
  'loans',
  'suppliers',
  'otherPayables',
  'shareholderPayables',
  'dividendsPayable',
  'deferredIncome',
  'otherLiabilities',
  'bonds',
  'capital',
  'capitalSurplus',
]);

/** Depreciation and allowances are of the company alone. */
const OWN: ReadonlySet<string> = new Set(['add_back', 'non_cash']);

export function isReciprocal({ line }: Pick<AccountFigures, 'line'>): boolean {
  const named = line === null ? null : namedLine(line);
  if (named === null) return false;
  if (['ingresos', 'costos', 'gastos'].includes(named.section)) return !OWN.has(named.cashFlow);
  return LINES.has(named.key.replace(LONG_TERM, ''));
}

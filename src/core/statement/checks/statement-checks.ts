/** Checks that every statement carries: computed with it, always shown, whether they hold or not. */
import { abs, type Cents } from '#core/money/money.ts';
import { isOfResult } from '../account-side.ts';
import { CLOSING_ACCOUNT } from '../closing-entry.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementCheck } from '../statement-tree.ts';
import { checkWords } from './check-words.es.ts';

/** What a check sees of a statement. */
export interface DrawnStatement {
  /** Of the first column; null where its month is missing. */
  ledger: Ledger | null;
  /** Of a node, the first column or the one named; zero for one that was left out. */
  amountOf(key: string, column?: string): Cents;
}

/**
 * - `balances`: assets are equal to liabilities, equity and result;
 * - `mapped`: a line holds every account;
 * - `resultInEquity`: the result of the statements is the one that equity has, or lacks;
 * - `openedClean`: the year opened without results of earlier years;
 * - `endsInCash`: the cash flow leads from the cash at the beginning to that at the end;
 * - `equityEnds`: equity at the beginning and its changes are equity at the end;
 * - `positionsAdd`: positions by authority are those by item;
 * - `notesTie`: the notes add up to the statements.
 */
export type CheckName =
  | 'balances'
  | 'mapped'
  | 'resultInEquity'
  | 'openedClean'
  | 'endsInCash'
  | 'equityEnds'
  | 'positionsAdd'
  | 'notesTie';

/** Movements of the notes end in what the note of their lines says. */
const MOVEMENTS = [
  ['propertyEnd', 'notePropertyTotal', 'property'],
  ['intangiblesEnd', 'noteIntangiblesTotal', 'intangibles'],
] as const;

type Answer = Pick<StatementCheck, 'difference' | 'words' | 'holds'>;

const CHECKS: Readonly<Record<CheckName, (drawn: DrawnStatement, ledger: Ledger) => Answer>> = {
  balances({ amountOf }) {
    const difference = amountOf('totalAssets') - amountOf('totalLiabilities') - amountOf('totalEquity');
    const holds = difference === 0n;
    return { holds, difference, words: checkWords.balances.says(holds, amountOf('totalAssets'), abs(difference)) };
  },
  mapped(_, { month }) {
    const without = month.accounts.filter(
      ({ line, place, opening, debit, credit, closing }) =>
        line === null &&
        /^[1-7]/.test(place) &&
        !(place.startsWith(CLOSING_ACCOUNT) && debit === credit && closing === 0n) &&
        [opening, debit, credit, closing].some((amount) => amount !== 0n),
    );
    const proposed = month.accounts.filter(({ standing }) => standing === 'proposed').length;
    const codes = without.map(({ code }) => code);
    return { holds: codes.length === 0, difference: null, words: checkWords.mapped.says(codes, proposed) };
  },
  resultInEquity(_, ledger) {
    const { isPostedLive, unposted: difference } = ledger;
    const posted = postedByClosing(ledger);
    if (posted !== null) {
      const lacking = posted - closedResult(ledger);
      return { holds: lacking === 0n, difference: lacking, words: checkWords.resultInEquity.closed(lacking) };
    }
    return { holds: difference === 0n, difference, words: checkWords.resultInEquity.open(isPostedLive, difference) };
  },
  openedClean(_, ledger) {
    const entries = ledger.entries({}, 'carriedResult') ?? [];
    const carried = entries.reduce((sum, { amount }) => sum - amount, 0n);
    return {
      holds: entries.length === 0,
      difference: carried,
      words: checkWords.openedClean.says(entries.length, carried),
    };
  },
  endsInCash({ amountOf }, ledger) {
    const cash = ledger.sumOf({ lines: ['cash', 'overdrafts'] }, 'balance');
    if (ledger.sumOf({ lines: ['cash'] }, 'change') === null)
      return { holds: false, difference: null, words: checkWords.noStart };
    const difference = amountOf('cashAtEnd') - (cash ?? 0n);
    return { holds: difference === 0n, difference, words: checkWords.endsInCash.says(cash ?? 0n, abs(difference)) };
  },
  equityEnds({ amountOf }, ledger) {
    if (ledger.sumOf({ lines: ['capital'] }, 'opening') === null)
      return { holds: false, difference: null, words: checkWords.noStart };
    const moved = ['saldo-inicial', 'resultado', 'aportes', 'distribuciones', 'traslados', 'otro-resultado-integral'];
    const sum = moved.reduce((all, column) => all + amountOf('totalEquity', column), 0n);
    const end = amountOf('totalEquity', 'saldo-final');
    const difference = sum - end;
    return { holds: difference === 0n, difference, words: checkWords.equityEnds.says(end, abs(difference)) };
  },
  positionsAdd({ amountOf }) {
    const difference = amountOf('netPosition') - amountOf('netByAuthority');
    return { holds: difference === 0n, difference, words: checkWords.positionsAdd.says(abs(difference)) };
  },
  notesTie({ amountOf }, ledger) {
    // From the accounts, not from lines: what is in no note is missing.
    const differences = [
      amountOf('totalAssets') - amountOf('totalLiabilities') - amountOf('totalEquity') - ledger.unposted,
      amountOf('result') + (ledger.sumOf({}, 'result') ?? 0n),
      ...MOVEMENTS.map(([end, note, line]) =>
        ledger.sumOf({ lines: [line] }, 'opening') === null ? 0n : amountOf(end) - amountOf(note),
      ),
    ];
    const difference = differences.reduce((sum, one) => sum + abs(one), 0n);
    return { holds: difference === 0n, difference, words: checkWords.notesTie.says(difference) };
  },
};

/** One check over what was drawn. Without the month nothing is checked: it does not hold, and says why. */
export function runCheck(name: CheckName, drawn: DrawnStatement): StatementCheck {
  const { label } = checkWords[name];
  if (drawn.ledger === null) return { key: name, label, holds: false, difference: null, words: checkWords.noMonth };
  return { key: name, label, ...CHECKS[name](drawn, drawn.ledger) };
}

/** What the closing entry took from the result accounts, credit positive. */
function closedResult({ month }: Ledger): Cents {
  return month.accounts.reduce((sum, account) => (isOfResult(account) ? sum + account.closingEntry : sum), 0n);
}

/** Where the result of a year may be taken in the month that closes it. */
const APPROPRIATED: ReadonlySet<string> = new Set(['yearResult', 'retainedEarnings', 'reserves']);

/** What the closing entry of this month brought to the result of the year in equity; null without one. */
function postedByClosing({ month }: Ledger): Cents | null {
  if (!month.accounts.some(({ closingEntry }) => closingEntry !== 0n)) return null;
  return month.accounts.reduce(
    (sum, { line, debit, credit }) => (APPROPRIATED.has(line ?? '') ? sum + credit - debit : sum),
    0n,
  );
}

/**
 * Totals printed by the file (account titles, grand total) against the sum of their rows. Reported only where the
 * difference originates: titles above repeat it.
 */

import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { type AmountField, amountFields } from '#core/reading/format.ts';
import { type Context, exceeds, fitsRounding } from './context.ts';
import type { WrongTitle } from './lost-rows.ts';

interface Title {
  code: string;
  declared: Amounts & { row: number };
  sum: Amounts;
  /** Declared minus summed. */
  gap: Amounts;
  /** Sum of the gaps of the nearest titles below. */
  below: Amounts;
}

interface TitleInChart extends Title {
  /** No title above it. */
  isTop: boolean;
}

export interface DeclaredTotals {
  facts: RuleFact[];
  /** Titles whose own rows do not add up to them. */
  wrong: WrongTitle[];
}

/** Null when the file prints no totals. */
export function declaredTotals(context: Context): DeclaredTotals | null {
  const { balance } = context;
  const titles = titlesOf(balance);
  const { grandTotal } = balance;
  if (titles.length === 0 && grandTotal === null) return null;
  const fields = comparable(balance);
  const facts: RuleFact[] = [];
  const wrong: WrongTitle[] = [];
  for (const title of titles) {
    const found = wrongTotal(context, title, rowsUnder(balance, title.code), fields);
    if (found.length > 0) wrong.push({ account: title.code, gap: title.gap });
    facts.push(...found);
  }
  if (grandTotal) {
    // Packages print the balances of a grand total with any sign: only movements are comparable.
    const sum = balance.sum('');
    const below = titles.filter(({ isTop }) => isTop).map(({ gap }) => gap);
    const total = {
      code: '',
      declared: grandTotal,
      sum,
      gap: minus(grandTotal, sum),
      below: below.reduce(plus, zero()),
    };
    facts.push(...wrongTotal(context, total, balance.rowCount, ['debit', 'credit']));
  }
  return { facts, wrong };
}

/** Balances printed in each account's nature do not add up to their title's: only movements do. */
function comparable(balance: TrialBalance): readonly AmountField[] {
  return balance.sign === 'by_nature' ? ['debit', 'credit'] : amountFields;
}

/** Titles by code; a title without figures is a heading, not a total. */
function titlesOf(balance: TrialBalance): TitleInChart[] {
  const titles: TitleInChart[] = [];
  const open: Title[] = [];
  for (let account = 0; account < balance.accountCount; account++) {
    const { code } = balance.leaf(account);
    const declared = balance.declared(account);
    if (!declared || amountFields.every((field) => declared[field] === 0n)) continue;
    const sum = balance.sum(code);
    while (open.length > 0 && !code.startsWith(open.at(-1)!.code)) open.pop();
    const parent = open.at(-1);
    const title = { code, declared, sum, gap: minus(declared, sum), below: zero(), isTop: parent === undefined };
    if (parent) parent.below = plus(parent.below, title.gap);
    open.push(title);
    titles.push(title);
  }
  return titles;
}

function wrongTotal({ tolerances }: Context, title: Title, rows: number, fields: readonly AmountField[]): RuleFact[] {
  const wrong = fields.filter(
    (field) =>
      exceeds(title.gap[field], tolerances.total) && exceeds(title.gap[field] - title.below[field], tolerances.total),
  );
  if (wrong.length === 0) return [];
  const field = wrong.reduce((worst, other) => (abs(title.gap[other]) > abs(title.gap[worst]) ? other : worst));
  const [expected, found, amount] = [title.sum[field], title.declared[field], abs(title.gap[field])];
  return [
    {
      ...(fitsRounding(amount, rows, tolerances.row) ? { severity: 'baja' as const } : {}),
      ...(title.code === '' ? { subject: 'total-general' } : {}),
      account: title.code === '' ? null : title.code,
      amount,
      expected,
      found,
      data: { column: field, columns: wrong },
      formula: wrong.flatMap((column) => [
        { label: `declarado_${column}`, amount: title.declared[column], kind: 'term' as const },
        { label: `menos_suma_${column}`, amount: -title.sum[column], kind: 'term' as const },
        { label: 'diferencia', amount: title.gap[column], kind: 'total' as const },
      ]),
      rows: title.declared.row > 0 ? [title.declared.row] : [],
    },
  ];
}

function rowsUnder(balance: TrialBalance, code: string): number {
  const { from, to } = balance.range(code);
  return from < to ? balance.span(to - 1).to - balance.span(from).from : 0;
}

function zero(): Amounts {
  return { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
}

function plus(a: Amounts, b: Amounts): Amounts {
  return combine(a, b, (x, y) => x + y);
}

function minus(a: Amounts, b: Amounts): Amounts {
  return combine(a, b, (x, y) => x - y);
}

function combine(a: Amounts, b: Amounts, of: (x: Cents, y: Cents) => Cents): Amounts {
  return {
    opening: of(a.opening, b.opening),
    debit: of(a.debit, b.debit),
    credit: of(a.credit, b.credit),
    closing: of(a.closing, b.closing),
  };
}

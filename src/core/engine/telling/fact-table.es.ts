/**
 * Third parties of a finding: parts that add up to its amount, or amounts with the name of what they are. Those of a fact
 * that names none come from its rows.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Fact, FactThirdParty } from '../fact.ts';
import { totalOf } from '../fact-third-parties.ts';

/** Maximum number of rows from which third parties are derived. */
const MOST_ROWS = 1000;

export interface FactTable {
  /** Largest first. */
  thirdParties: readonly FactThirdParty[];
  /** What their amounts are; null: parts of the fact's amount, which they add up to. */
  measure: string | null;
}

/** `columnName`: of the rule. The only third party of a fact has all of its amount. */
export function tableOf(
  fact: Fact,
  balance: TrialBalance,
  { columnName = null, thirdPartiesChange }: { columnName?: string | undefined | null; thirdPartiesChange?: true },
): FactTable {
  if (fact.thirdParties === undefined) return tableOfRows(fact, balance);
  const thirdParties = bySize(fact.thirdParties);
  const amount = abs(fact.amount);
  if (thirdPartiesChange) return { thirdParties, measure: columnName };
  if (thirdParties.some(({ share }) => share !== undefined)) return { thirdParties, measure: columnName };
  const parts = asParts(thirdParties, amount);
  if (parts !== null) return { thirdParties: parts, measure: null };
  const [only] = thirdParties;
  const isOne = only !== undefined && thirdParties.length === 1;
  return { thirdParties: isOne ? [{ ...only, share: amount }] : thirdParties, measure: columnName };
}

/** Figures of a row that a fact about a whole account may be the sum of, by their name. */
const figures: readonly (readonly [string, (amounts: Readonly<Amounts>) => Cents])[] = [
  ['Saldo final', ({ closing }) => closing],
  ['Movimiento del mes', ({ debit, credit }) => debit - credit],
  ['Débitos del mes', ({ debit }) => debit],
  ['Créditos del mes', ({ credit }) => credit],
  ['Saldo inicial', ({ opening }) => opening],
];

/**
 * Those of at most `MOST_ROWS` rows: by the figure that adds up to the amount, without those that have none of it; else
 * by movement in result accounts and by closing balance in the others.
 */
function tableOfRows({ rows: sources, amount }: Fact, balance: TrialBalance): FactTable {
  if (sources.length === 0 || sources.length > MOST_ROWS) return { thirdParties: [], measure: null };
  const wanted = new Set(sources);
  const { list } = balance.people(balance.leaves(), { rows: (row) => wanted.has(balance.rows.source(row)) });
  const by = (figure: (amounts: Readonly<Amounts>) => Cents): FactThirdParty[] =>
    list.map(({ entry, rows, parts }) => ({
      thirdParty: entry,
      amount: parts.reduce((sum, part) => sum + part.total(figure), 0n),
      rows,
    }));
  for (const [, figure] of figures) {
    const parts = asParts(by(figure), abs(amount));
    const some = parts?.filter((part) => part.amount !== 0n) ?? [];
    if (some.length > 0) return { thirdParties: bySize(some), measure: null };
  }
  const [only] = list;
  if (only !== undefined && list.length === 1)
    return { thirdParties: [{ thirdParty: only.entry, amount: abs(amount), rows: only.rows }], measure: null };
  const isResult = list.every(({ parts }) => parts.every(({ leaf }) => /^[4-7]/.test(balance.leaf(leaf).code)));
  const [measure, figure] = figures[isResult ? 1 : 0]!;
  return { thirdParties: bySize(by(figure)), measure };
}

/** With the sign with which they add up to the amount; null if they do not. */
function asParts(thirdParties: readonly FactThirdParty[], amount: Cents): readonly FactThirdParty[] | null {
  const sum = totalOf(thirdParties);
  if (sum === amount) return thirdParties;
  if (sum !== -amount) return null;
  return thirdParties.map((part) => ({ ...part, amount: -part.amount }));
}

function bySize(thirdParties: readonly FactThirdParty[]): readonly FactThirdParty[] {
  return thirdParties.toSorted((a, b) => {
    const difference = abs(b.share ?? b.amount) - abs(a.share ?? a.amount);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  });
}

/** The arithmetic of single rows: closing follows from opening and movement; debits and credits are not negative. */

import type { Amounts, TrialBalance } from '#core/books/trial-balance.ts';
import { FactPeople } from '#core/engine/fact-people.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { type Context, exceeds, type IntegrityFact } from './rules.ts';

interface AccountRows {
  people: FactPeople;
  sums: Amounts;
  /** Whether every row agrees once its balances change sign. */
  turned: boolean;
}

export function rowFacts(context: Context): { facts: IntegrityFact[]; unbalanced: boolean } {
  const { balance, tolerances, parameters } = context;
  const { account, opening, debit, credit, closing } = balance.data.rows;
  const broken = new Map<number, AccountRows>();
  const negative = new Map<number, FactPeople>();
  let brokenRows = 0;
  const seemsRight = firstLook(balance, tolerances.row);
  for (let row = 0; row < balance.rowCount; row++) {
    if (seemsRight(row)) continue;
    const [debits, credits] = [debit[row]!, credit[row]!];
    const gap = closing[row]! - opening[row]! - debits + credits;
    if (exceeds(gap, tolerances.row)) {
      brokenRows++;
      gather(broken, account[row]!, balance.row(row), context).people.add(row, abs(gap));
    }
    if (debits < 0n || credits < 0n) {
      const people = negative.get(account[row]!) ?? new FactPeople(balance);
      negative.set(account[row]!, people);
      people.add(row, negativePart(debits) + negativePart(credits));
    }
  }
  const codes = balance.data.accounts.codes;
  return {
    facts: [
      ...[...broken].map(([index, rows]) => brokenFact(codes[index]!, rows, tolerances.total)),
      ...[...negative].map(([index, people]) => negativeFact(codes[index]!, people)),
    ],
    unbalanced: brokenRows * 100 > balance.rowCount * parameters.filasDescuadradas,
  };
}

/**
 * Whether a row agrees, told in doubles: they are exact up to 2^53 cents and miss by some cents in amounts a few times larger, so
 * only rows with half the tolerance to spare are passed over.
 */
function firstLook({ data }: TrialBalance, tolerance: Cents): (row: number) => boolean {
  const opening = new CentsColumn(data.rows.opening);
  const debit = new CentsColumn(data.rows.debit);
  const credit = new CentsColumn(data.rows.credit);
  const closing = new CentsColumn(data.rows.closing);
  const half = Number(tolerance) / 2;
  return (row) => {
    const [debits, credits] = [debit.approximate(row), credit.approximate(row)];
    const gap = closing.approximate(row) - opening.approximate(row) - debits + credits;
    return Math.abs(gap) <= half && debits >= 0 && credits >= 0;
  };
}

function gather(broken: Map<number, AccountRows>, account: number, row: Amounts, { balance, tolerances }: Context) {
  let rows = broken.get(account);
  if (!rows) {
    rows = { people: new FactPeople(balance), sums: { opening: 0n, debit: 0n, credit: 0n, closing: 0n }, turned: true };
    broken.set(account, rows);
  }
  rows.sums.opening += row.opening;
  rows.sums.debit += row.debit;
  rows.sums.credit += row.credit;
  rows.sums.closing += row.closing;
  rows.turned &&= !exceeds(row.closing - row.opening + row.debit - row.credit, tolerances.row);
  return rows;
}

function brokenFact(account: string, { people, sums, turned }: AccountRows, tolerance: Cents): IntegrityFact {
  const expected = sums.opening + sums.debit - sums.credit;
  const amount = people.total();
  return {
    rule: 'DIF-4',
    ...(amount <= tolerance ? { severity: 'baja' as const } : {}),
    account,
    people: people.list(),
    amount,
    expected,
    found: sums.closing,
    data: { ...sums, rows: people.rows().length, turned: turned ? 1 : 0 },
    formula: [
      { label: 'inicial', amount: sums.opening, kind: 'term' },
      { label: 'debitos', amount: sums.debit, kind: 'term' },
      { label: 'menos_creditos', amount: -sums.credit, kind: 'term' },
      { label: 'final_esperado', amount: expected, kind: 'total' },
      { label: 'final_archivo', amount: sums.closing, kind: 'term' },
      { label: 'diferencia', amount: sums.closing - expected, kind: 'total' },
    ],
    rows: people.rows(),
  };
}

function negativeFact(account: string, people: FactPeople): IntegrityFact {
  return { rule: 'DIF-8', account, people: people.list(), amount: people.total(), rows: people.rows() };
}

function negativePart(amount: Cents): Cents {
  return amount < 0n ? -amount : 0n;
}

/** Arithmetic of single rows: closing = opening + movement; debits and credits are not negative. */

import { type Amounts, sumOfAmounts } from '#core/books/amounts.ts';
import type { ThirdParties, ThirdPartyFilter } from '#core/books/third-parties.ts';
import { factThirdParties, totalOf } from '#core/engine/fact-third-parties.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { type Context, exceeds } from './context.ts';

export class RowArithmetic {
  readonly #context: Context;
  readonly #suspects = new Set<number>();
  readonly #leaves: readonly number[];

  constructor(context: Context) {
    const { balance, tolerances } = context;
    this.#context = context;
    // Prefilter in doubles: rows well within half the tolerance are skipped.
    const half = Number(tolerances.row) / 2;
    for (let row = 0; row < balance.rowCount; row++)
      if (!(Math.abs(balance.rows.nearGap(row)) <= half)) this.#suspects.add(row);
    this.#leaves = [...new Set(Array.from(this.#suspects, (row) => balance.rows.account(row)))];
  }

  /** DIF-4. */
  get brokenFacts(): RuleFact[] {
    const { balance, tolerances } = this.#context;
    const which = this.#broken;
    return this.#leaves.flatMap((leaf) =>
      brokenFacts(balance.leaf(leaf).code, balance.people([leaf], which), tolerances),
    );
  }

  /** DIF-8. */
  get negativeFacts(): RuleFact[] {
    const { balance } = this.#context;
    const which = this.#which(({ debit, credit }) => debit < 0n || credit < 0n);
    return this.#leaves.flatMap((leaf) => negativeFacts(balance.leaf(leaf).code, balance.people([leaf], which)));
  }

  /** More rows are broken than the company's parameter admits. */
  get isUnbalanced(): boolean {
    const { balance, parameters } = this.#context;
    const broken = balance.people(this.#leaves, this.#broken).rows.length;
    return broken * 100 > balance.rowCount * parameters.filasDescuadradas;
  }

  get #broken(): ThirdPartyFilter {
    return this.#which((amounts) => exceeds(gapOf(amounts), this.#context.tolerances.row));
  }

  #which(isFound: (amounts: Amounts) => boolean): ThirdPartyFilter {
    const { balance } = this.#context;
    return { rows: (row) => this.#suspects.has(row) && isFound(balance.rows.amounts(row)), withNone: true };
  }
}

/** Gap between printed and computed closing of a row. */
function gapOf({ opening, debit, credit, closing }: Amounts): Cents {
  return closing - opening - debit + credit;
}

function brokenFacts(account: string, thirdParties: ThirdParties, tolerances: Context['tolerances']): RuleFact[] {
  if (thirdParties.size === 0) return [];
  const sums = sumOfAmounts(thirdParties);
  const expected = sums.opening + sums.debit - sums.credit;
  const atStake = factThirdParties(thirdParties, (amounts) => abs(gapOf(amounts)));
  const amount = totalOf(atStake);
  // Every row agrees once its balances are negated.
  const isRight = ({ opening, debit, credit, closing }: Amounts) =>
    !exceeds(closing - opening + debit - credit, tolerances.row);
  const turned = thirdParties.list.every(
    (thirdParty) => thirdParty.total((amounts) => (isRight(amounts) ? 0n : 1n)) === 0n,
  );
  return [
    {
      ...(amount <= tolerances.total ? { severity: 'baja' as const } : {}),
      account,
      thirdParties: atStake,
      amount,
      expected,
      found: sums.closing,
      data: { ...sums, rows: thirdParties.rows.length, turned: turned ? 1 : 0 },
      formula: [
        { label: 'inicial', amount: sums.opening, kind: 'term' },
        { label: 'debitos', amount: sums.debit, kind: 'term' },
        { label: 'menos_creditos', amount: -sums.credit, kind: 'term' },
        { label: 'final_esperado', amount: expected, kind: 'total' },
        { label: 'final_archivo', amount: sums.closing, kind: 'term' },
        { label: 'diferencia', amount: sums.closing - expected, kind: 'total' },
      ],
      rows: thirdParties.rows,
    },
  ];
}

function negativeFacts(account: string, thirdParties: ThirdParties): RuleFact[] {
  if (thirdParties.size === 0) return [];
  const atStake = factThirdParties(thirdParties, ({ debit, credit }) => negativePart(debit) + negativePart(credit));
  return [{ account, thirdParties: atStake, amount: totalOf(atStake), rows: thirdParties.rows }];
}

function negativePart(amount: Cents): Cents {
  return amount < 0n ? -amount : 0n;
}

/** Equivalent rewritings of books, for rows of any type. */

/** The part of a row that a rewriting changes. Amounts in cents. */
export interface Amounts {
  opening: bigint;
  debit: bigint;
  credit: bigint;
  closing: bigint;
  branch?: string;
}

/** Rows in another order, deterministic by their number. */
export function reordered<Row>(rows: readonly Row[]): Row[] {
  let state = 0x2545f491;
  const weighed = rows.map((row) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ 0x297a2d39;
    return { row, weight: state };
  });
  return weighed.sort((a, b) => a.weight - b.weight).map(({ row }) => row);
}

/** Splits every third row over two branches: a third of each amount in one, the remainder in the other. */
export function inTwoBranches<Row extends Amounts>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, index) => {
    if (index % 3 !== 0) return [row];
    const [opening, debit, credit] = [row.opening / 3n, row.debit / 3n, row.credit / 3n];
    const closing = opening + debit - credit;
    return [
      { ...row, opening, debit, credit, closing },
      {
        ...row,
        opening: row.opening - opening,
        debit: row.debit - debit,
        credit: row.credit - credit,
        closing: row.closing - closing,
        branch: 'Sede norte',
      },
    ];
  });
}

/** Every amount multiplied by a whole number. */
export function scaled<Row extends Amounts>(rows: readonly Row[], times: bigint): Row[] {
  return rows.map((row) => ({
    ...row,
    opening: row.opening * times,
    debit: row.debit * times,
    credit: row.credit * times,
    closing: row.closing * times,
  }));
}

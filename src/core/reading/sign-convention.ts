/**
 * Sign convention of a file, proved by its own arithmetic: signed (closing = opening + debit − credit in every row),
 * positive by class (2, 3, 4 and 9 inverted), or positive in each account's own nature. Rows become signed.
 */
import type { SignConvention } from '#core/books/balance-data.ts';
import type { CentsColumn } from '#core/money/cents-column.ts';
import { natureOf } from '#core/reference/chart/puc.ts';

/** Input of the proof, one entry per row. */
export interface SignedColumns {
  /** Index in `codes` of the account of a row. */
  code: Uint32Array;
  codes: readonly string[];
  count: number;
  amounts: Record<'opening' | 'debit' | 'credit' | 'closing', CentsColumn>;
}

/** The same columns with the raw account dictionary. */
interface RawBalances extends Omit<SignedColumns, 'codes'> {
  codes: { readonly values: readonly string[] };
}

export interface SignProof {
  convention: SignConvention;
  /** Rows whose movement discriminates between conventions, and how many of them the chosen one explains. */
  telling: number;
  explained: number;
}

/** Reports without decimals round each figure: one peso, in cents. */
export const TOLERANCE = 100;
/** Below this share of explained rows no convention is proved. */
const LEAST_SHARE = 0.5;

/** Whether a convention prints the balance of an account with inverted sign. */
export function isTurned(convention: SignConvention, code: string): boolean {
  if (convention === 'signed') return false;
  return convention === 'by_class' ? /^[2349]/.test(code) : natureOf(code) === 'C';
}

/** The simplest first. */
export const CONVENTIONS: readonly SignConvention[] = ['signed', 'by_class', 'by_nature'];

/**
 * The convention that explains most rows; ties go to that whose balances sum to zero, then to the simplest. Null when
 * none explains half of them. A `given` convention is proved the same way.
 */
export function proveSign(columns: SignedColumns, given?: SignConvention): SignProof | null {
  const best = likeliestSign(columns, given);
  const { codes, code, count, amounts } = columns;
  if (best.telling === 0)
    return { ...best, convention: given ?? signFromBalances(codes, code, count, amounts.closing) };
  return best.explained < best.telling * LEAST_SHARE ? null : best;
}

/** How a row that moves fits: bits. */
const MOVES = 4;
const AS_SIGNED = 1;
const AS_TURNED = 2;

/**
 * The convention that explains most rows, however few, or the count of the `given` one. Doubles suffice for a tolerance
 * of one peso: exact up to 2^53 cents, off by a few cents in figures a thousand times larger.
 */
export function likeliestSign(columns: SignedColumns, given?: SignConvention): SignProof {
  const { code, codes, count, amounts } = columns;
  const { fits, telling } = fitsOf(columns);
  const explainedBy = (turned?: readonly boolean[]) => {
    let explained = 0;
    for (let row = 0; row < count; row++) if (fits[row]! & (turned?.[code[row]!] ? AS_TURNED : AS_SIGNED)) explained++;
    return explained;
  };
  const byClass = codes.map((account) => isTurned('by_class', account));
  const [signed, classed] = [explainedBy(), explainedBy(byClass)];
  // One account of credit nature refutes the last convention; to look up the nature of all takes longer than the proof.
  const refuted = fits.findIndex(
    (fit, row) =>
      byClass[code[row]!] === true && fit === (MOVES | AS_SIGNED) && isTurned('by_nature', codes[code[row]!]!),
  );
  if (!given && signed === telling && classed < telling && refuted >= 0)
    return { convention: 'signed', telling, explained: signed };
  const byNature = codes.map((account) => isTurned('by_nature', account));
  const explained = [signed, classed, explainedBy(byNature)];
  const most = Math.max(...explained);
  const tied = CONVENTIONS.flatMap((_, index) => (explained[index] === most ? [index] : []));
  const turned = [undefined, byClass, byNature];
  const best = given
    ? CONVENTIONS.indexOf(given)
    : tied.length === 1
      ? tied[0]!
      : closestToZero(tied, (index) => sumOf(amounts.closing, count, code, turned[index]));
  return { convention: CONVENTIONS[best]!, telling, explained: explained[best]! };
}

/** Which sign of its balances the arithmetic of each row that moves allows. */
function fitsOf({ count, amounts: { opening, debit, credit, closing } }: SignedColumns): {
  fits: Uint8Array;
  telling: number;
} {
  const fits = new Uint8Array(count);
  let telling = 0;
  for (let row = 0; row < count; row++) {
    const movement = debit.approximate(row) - credit.approximate(row);
    if (Math.abs(movement) <= TOLERANCE) continue;
    telling++;
    const change = closing.approximate(row) - opening.approximate(row);
    fits[row] =
      MOVES |
      (Math.abs(change - movement) <= TOLERANCE ? AS_SIGNED : 0) |
      (Math.abs(change + movement) <= TOLERANCE ? AS_TURNED : 0);
  }
  return { fits, telling };
}

/**
 * Of conventions that explain the same rows: rows that do not move tell nothing, yet their balances sum to zero in one
 * only. Equal sums go to the first.
 */
function closestToZero(conventions: readonly number[], sum: (convention: number) => number): number {
  const sums = conventions.map((convention) => Math.round(Math.abs(sum(convention))));
  return conventions[sums.indexOf(Math.min(...sums))]!;
}

function sumOf(closing: CentsColumn, count: number, code: Uint32Array, turned: readonly boolean[] = []): number {
  let sum = 0;
  for (let row = 0; row < count; row++) {
    const cents = closing.approximate(row);
    sum += turned[code[row]!] ? -cents : cents;
  }
  return sum;
}

/**
 * For tables without openings: opening = closing − movement, and the sign is inferred from the balances. Fills the
 * openings as the file would have printed them. A `given` convention is taken.
 */
export function openingFromClosing(
  { code, codes: { values: codes }, count, amounts }: RawBalances,
  given?: SignConvention,
): SignProof {
  const { opening, debit, credit, closing } = amounts;
  const convention = given ?? signFromBalances(codes, code, count, closing);
  const turned = codes.map((account) => isTurned(convention, account));
  for (let row = 0; row < count; row++) {
    const movement = debit.cents[row]! - credit.cents[row]!;
    opening.cents[row] = closing.cents[row]! - (turned[code[row]!] ? -movement : movement);
  }
  return { convention, telling: 0, explained: 0 };
}

/** Without movement: mostly positive liabilities, equity and income were printed by class. */
function signFromBalances(
  codes: readonly string[],
  code: Uint32Array,
  count: number,
  closing: CentsColumn,
): SignConvention {
  let positive = 0;
  let negative = 0;
  for (let row = 0; row < count; row++) {
    if (!/^[234]/.test(codes[code[row]!]!)) continue;
    const balance = closing.approximate(row);
    if (balance > 0) positive++;
    else if (balance < 0) negative++;
  }
  return positive > negative ? 'by_class' : 'signed';
}

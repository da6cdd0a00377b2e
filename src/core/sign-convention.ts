/**
 * How a file prints balances, found and proved by its own arithmetic: signed (closing = opening + debit − credit in every
 * row), positive by class (2, 3, 4 and 9 turned), or positive in each account's own nature. Rows become signed.
 */
import { natureOf } from './reference/puc.ts';
import type { SignConvention } from './trial-balance.ts';

/** What the proof looks at, one entry per row, in cents. */
export interface SignedColumns {
  /** Code of the account of a row. */
  codeOf(row: number): string;
  count: number;
  opening: BigInt64Array;
  debit: BigInt64Array;
  credit: BigInt64Array;
  closing: BigInt64Array;
}

export interface SignProof {
  convention: SignConvention;
  /** Rows whose movement can tell one convention from another, and how many of them the chosen one explains. */
  telling: number;
  explained: number;
}

/** Reports without decimals round each figure: one peso. */
const TOLERANCE = 100n;
/** Below this share of explained rows no convention is proved. */
const LEAST_SHARE = 0.5;

/** Whether a convention prints the balance of an account turned around. */
export function isTurned(convention: SignConvention, code: string): boolean {
  if (convention === 'signed') return false;
  return convention === 'by_class' ? /^[2349]/.test(code) : natureOf(code) === 'C';
}

/** The convention that explains most rows; the simplest wins a tie. Null when none explains half of them. */
export function proveSign(columns: SignedColumns): SignProof | null {
  const conventions: SignConvention[] = ['signed', 'by_class', 'by_nature'];
  const explained = [0, 0, 0];
  const turnedOf = new Map<string, boolean[]>();
  let telling = 0;
  for (let row = 0; row < columns.count; row++) {
    const movement = columns.debit[row]! - columns.credit[row]!;
    if (movement <= TOLERANCE && movement >= -TOLERANCE) continue;
    telling++;
    const code = columns.codeOf(row);
    let turned = turnedOf.get(code);
    if (!turned) {
      turned = conventions.map((convention) => isTurned(convention, code));
      turnedOf.set(code, turned);
    }
    const change = columns.closing[row]! - columns.opening[row]!;
    for (let index = 0; index < 3; index++) {
      const rest = change - (turned[index] ? -movement : movement);
      if (rest <= TOLERANCE && rest >= -TOLERANCE) explained[index]!++;
    }
  }
  if (telling === 0) return { convention: signFromBalances(columns), telling, explained: 0 };
  const best = explained.indexOf(Math.max(...explained));
  if (explained[best]! < telling * LEAST_SHARE) return null;
  return { convention: conventions[best]!, telling, explained: explained[best]! };
}

/** Without movement: liabilities, equity and income that are mostly positive were printed by class. */
function signFromBalances(columns: SignedColumns): SignConvention {
  let positive = 0;
  let negative = 0;
  for (let row = 0; row < columns.count; row++) {
    if (!/^[234]/.test(columns.codeOf(row))) continue;
    if (columns.closing[row]! > 0n) positive++;
    else if (columns.closing[row]! < 0n) negative++;
  }
  return positive > negative ? 'by_class' : 'signed';
}

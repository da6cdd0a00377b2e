/** Balance headers that need more than one column: pairs by side (debit, credit), or dated balances. */

import { monthFromName } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Columns } from '../format.ts';

/** A balance printed as the difference of two columns. */
export interface PairColumns {
  debit: number;
  credit: number;
}
export type BalancePairs = Partial<Record<'opening' | 'closing', PairColumns>>;

const SIDES: Readonly<Record<string, keyof PairColumns>> = {
  debito: 'debit',
  debe: 'debit',
  deudor: 'debit',
  cargo: 'debit',
  d: 'debit',
  dr: 'debit',
  credito: 'credit',
  haber: 'credit',
  acreedor: 'credit',
  abono: 'credit',
  h: 'credit',
  c: 'credit',
};
const MOMENTS: Readonly<Record<string, 'opening' | 'closing'>> = {
  inicial: 'opening',
  anterior: 'opening',
  final: 'closing',
  actual: 'closing',
  nuevo: 'closing',
};

/** Words of headers of amounts that say no moment. */
const BESIDE_SIDES = new Set(['saldo', 'movimiento', 'mes', 'periodo', 'lapso', 'total', 'valor']);

/**
 * Pairs among headers in terms: `Saldo inicial débito` and `Saldo inicial crédito`; a saldo that is neither opening nor
 * closing is the closing.
 */
export function balancePairs(headers: readonly string[]): BalancePairs {
  const found: Record<'opening' | 'closing', Partial<PairColumns>> = { opening: {}, closing: {} };
  headers.forEach((header, column) => {
    const words = header.split(' ');
    const sides = sidesIn(words);
    const moments = words.flatMap((word) => lookUp(MOMENTS, word) ?? []);
    const rest = words.filter(
      (word) => !Object.hasOwn(SIDES, word) && !Object.hasOwn(MOMENTS, word) && word !== 'saldo',
    );
    if (sides.length !== 1 || moments.length > 1 || rest.length > 0) return;
    const moment = moments[0] ?? (words.includes('saldo') ? 'closing' : null);
    if (moment) found[moment][sides[0]!] ??= column;
  });
  const pairs: BalancePairs = {};
  for (const moment of ['opening', 'closing'] as const) {
    const { debit, credit } = found[moment];
    if (debit !== undefined && credit !== undefined) pairs[moment] = { debit, credit };
  }
  return pairs;
}

/** Sides that the words of a header name; a letter alone is one beside words of amounts only, unlike in `D.V.`. */
function sidesIn(words: readonly string[]): (keyof PairColumns)[] {
  const isOfAmounts = words.every(
    (word) => word.length === 1 || BESIDE_SIDES.has(word) || Object.hasOwn(MOMENTS, word),
  );
  const isAlone = isOfAmounts && words.filter((word) => word.length === 1).length === 1;
  return words.flatMap((word) => (word.length > 1 || isAlone ? (lookUp(SIDES, word) ?? []) : []));
}

/** Three times debit and credit: opening, movement and closing, whatever the words above them. */
export function threePairs(
  headers: readonly string[],
): { pairs: Required<BalancePairs>; movement: PairColumns } | null {
  const sides = headers.flatMap((header, column) => {
    const [side, other] = sidesIn(header.split(' '));
    return side === undefined || other !== undefined ? [] : [{ side, column }];
  });
  // Three books side by side have as many debits and credits, between balances of one column.
  const alone = headers.flatMap((header) => {
    const words = header.split(' ');
    return sidesIn(words).length > 0 ? [] : words.flatMap((word) => lookUp(MOMENTS, word) ?? []);
  });
  if (new Set(alone).size > 1) return null;
  const isAlternate = sides.every(({ side }, at) => side === (at % 2 === 0 ? 'debit' : 'credit'));
  if (sides.length !== 6 || !isAlternate) return null;
  const [opening, movement, closing] = [0, 2, 4].map((at) => ({
    debit: sides[at]!.column,
    credit: sides[at + 1]!.column,
  })) as [PairColumns, PairColumns, PairColumns];
  return { pairs: { opening, closing }, movement };
}

/** `Saldo a 31/01/2026` before the movement and `Saldo a 28/02/2026` after it. */
export function datedBalances(headers: readonly string[], { debit }: Columns): Pick<Columns, 'opening' | 'closing'> {
  const dated = headers.flatMap((header, column) => (isDated(header) ? [column] : []));
  const [opening, closing] = dated;
  if (debit === undefined || dated.length !== 2 || opening! > debit || closing! < debit) return {};
  return { opening: opening!, closing: closing! };
}

function isDated(header: string): boolean {
  const words = header.split(' ');
  const dates = words.filter((word) => /^\d{1,4}$/.test(word) || (word.length > 2 && monthFromName(word) !== null));
  return words.includes('saldo') && dates.length > 0 && dates.length === words.length - 1;
}

/** Money is an integer number of cents in a `bigint`, from the cell to the screen. Nothing here ever rounds a sum. */

/** Cents of a Colombian peso. Signed balances are debit positive, credit negative. */
export type Cents = bigint;

/** Whole pesos as cents. Throws on fractions: a constant in the source must be exact. */
export function pesos(whole: number): Cents {
  return BigInt(whole) * 100n;
}

/** A spreadsheet number rounded to the nearest cent: packages leave float noise such as 0.89002. Null if not finite. */
export function centsFromNumber(value: number): Cents | null {
  if (!Number.isFinite(value)) return null;
  const cents = safeCents(value);
  if (!Number.isNaN(cents)) return BigInt(cents);
  // Beyond 2^53 the product itself is rounded: take whole pesos exactly, then the fraction that the double still holds.
  const magnitude = BigInt(Math.trunc(Math.abs(value))) * 100n + BigInt(Math.round((Math.abs(value) % 1) * 100));
  return value < 0 ? -magnitude : magnitude;
}

/** The same as a double, for columns filled without `bigint`; NaN beyond 2^53 cents or if not finite. */
export function safeCents(value: number): number {
  const cents = Math.round(Math.abs(value) * 100);
  if (!(cents <= Number.MAX_SAFE_INTEGER)) return Number.NaN;
  return value < 0 ? -cents : cents;
}

/** `-123456n` cents as `"-1234.56"`: the notation of the API and the JSON report. */
export function toDecimal(cents: Cents): string {
  const magnitude = cents < 0n ? -cents : cents;
  const fraction = (magnitude % 100n).toString().padStart(2, '0');
  return `${cents < 0n ? '-' : ''}${magnitude / 100n}.${fraction}`;
}

/** The inverse of `toDecimal`; accepts up to two decimals. Throws RangeError on anything else. */
export function fromDecimal(text: string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal amount: ${text.slice(0, 40)}`);
  const magnitude = BigInt(match[2]!) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -magnitude : magnitude;
}

export function abs(cents: Cents): Cents {
  return cents < 0n ? -cents : cents;
}

export function max(first: Cents, ...others: readonly Cents[]): Cents {
  return others.reduce((most, cents) => (cents > most ? cents : most), first);
}

export function min(first: Cents, ...others: readonly Cents[]): Cents {
  return others.reduce((least, cents) => (cents < least ? cents : least), first);
}

/** Below it twice a product and a whole are a safe integer together. */
const LARGEST_PRODUCT = 2 ** 52 - 100_000_000;

/** A percent of an amount, to the nearest cent; `percent` may have up to six decimals (0.05 is 0.05 %). */
export function percentOf(cents: Cents, percent: number): Cents {
  let millionths = Math.round(percent * 1_000_000);
  let whole = 100_000_000;
  // In lowest terms nearly all products are safe integers, whose arithmetic is far cheaper.
  while (millionths % 10 === 0 && whole > 1) {
    millionths /= 10;
    whole /= 10;
  }
  const product = Number(cents) * millionths;
  if (Math.abs(product) < LARGEST_PRODUCT) {
    const doubled = 2 * product + (product < 0 ? -whole : whole);
    return BigInt((doubled - (doubled % (2 * whole))) / (2 * whole));
  }
  const exact = 2n * cents * BigInt(millionths);
  const divisor = BigInt(whole);
  return (exact + (exact < 0n ? -divisor : divisor)) / (2n * divisor);
}

/** Rounds to whole pesos, half away from zero, as entries are booked. */
export function roundToPesos(cents: Cents): Cents {
  return ((cents + (cents < 0n ? -50n : 50n)) / 100n) * 100n;
}

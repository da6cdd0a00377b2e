/** Amounts and dates in Colombian accounting notation. Own formatter: `Intl` gives no parentheses in es-CO. */
import type { Cents } from './money.ts';

function grouped(whole: bigint): string {
  return whole.toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** Whole pesos for summaries: `1.234.568`, negatives `(1.234.568)`, zero `–`. Half a peso rounds away from zero. */
export function formatPesos(cents: Cents): string {
  const magnitude = cents < 0n ? -cents : cents;
  const whole = (magnitude + 50n) / 100n;
  if (whole === 0n) return '–';
  return cents < 0n ? `(${grouped(whole)})` : grouped(whole);
}

/** To the cent, for details: `1.234.567,89`, negatives in parentheses, zero `–`. */
export function formatCents(cents: Cents): string {
  if (cents === 0n) return '–';
  const magnitude = cents < 0n ? -cents : cents;
  const text = `${grouped(magnitude / 100n)},${(magnitude % 100n).toString().padStart(2, '0')}`;
  return cents < 0n ? `(${text})` : text;
}

/**
 * An amount inside a sentence: `$ 1.234.567`, cents only if not zero, a minus sign instead of parentheses.
 * Non-breaking.
 */
export function writePesos(cents: Cents): string {
  const magnitude = cents < 0n ? -cents : cents;
  const fraction = magnitude % 100n;
  const tail = fraction === 0n ? '' : `,${fraction.toString().padStart(2, '0')}`;
  return `${cents < 0n ? '−\u2060' : ''}$\u00a0${grouped(magnitude / 100n)}${tail}`;
}

/** A signed balance inside a sentence: `$ 900.000`, `$ 900.000 crédito`. */
export function writeBalance(cents: Cents): string {
  return cents < 0n ? `${writePesos(-cents)} crédito` : writePesos(cents);
}

/** The amounts of a sentence without their cents, for titles; half a peso rounds up. */
export function inWholePesos(text: string): string {
  return text.replace(/\$\u00a0([\d.]+),(\d\d)/g, (_, whole: string, cents: string) => {
    const pesos = BigInt(whole.replaceAll('.', ''));
    return `$\u00a0${grouped(cents >= '50' ? pesos + 1n : pesos)}`;
  });
}

/** `12,3 %`, `1.250 %`. */
export function formatPercent(percent: number, decimals = 1): string {
  const [whole = '', ...rest] = percent.toFixed(decimals).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  return `${[sign + grouped(BigInt(whole.replace('-', ''))), ...rest].join(',')} %`;
}

/** A count with thousands separators: `1.842`. */
export function formatCount(count: number): string {
  return grouped(BigInt(Math.trunc(count)));
}

/** Amounts, codes and ids of a drawn layout as cells. */
import type { Cents } from '#core/money/money.ts';
import type { DrawnLayout } from './draw-layout.ts';

/** A formula has no stored value. */
export type DrawnCell = string | number | null | { formula: string };

/** `isBalance`: some programs write its side behind it. */
export function writeAmount(cents: Cents, layout: DrawnLayout, isBalance = false): DrawnCell {
  const { amounts, zero, negative, damage, question } = layout;
  if (cents === 0n && zero !== 'number') return zero === 'empty' ? null : '-';
  const shown = question === 'thousands' ? Number(cents) / 100_000 : Number(cents) / 100;
  if (damage === 'scientific') return cents === 0n ? 0 : scientific(cents);
  if (amounts === 'number') return shown;
  const [whole = '', decimals = ''] = Math.abs(shown).toFixed(2).split('.');
  const spelt = amounts === 'plain' ? `${whole}.${decimals}` : grouped(whole, decimals, layout);
  if (cents !== 0n && isBalance && negative.startsWith('side')) return onSide(spelt, cents, negative);
  return shown >= 0 ? spelt : negated(spelt, negative);
}

function onSide(spelt: string, cents: Cents, negative: DrawnLayout['negative']): string {
  if (negative === 'side_c') return `${spelt} ${cents < 0n ? '(C)' : '(D)'}`;
  return `${spelt} ${cents < 0n ? 'H' : 'D'}`;
}

function negated(spelt: string, negative: DrawnLayout['negative']): string {
  switch (negative) {
    case 'parentheses':
      return `(${spelt})`;
    case 'brackets':
      return `[${spelt}]`;
    case 'angles':
      return `<${spelt}>`;
    case 'after':
      return `${spelt}-`;
    default:
      return `-${spelt}`;
  }
}

function grouped(whole: string, decimals: string, { amounts, damage }: DrawnLayout): string {
  const [group, mark] = amounts === 'english' ? [',', '.'] : ['.', ','];
  const groups = inThousands(whole, group);
  if (damage !== 'apostrophe') return `${groups}${mark}${decimals}`;
  // The Colombian way: an apostrophe for millions, dots for thousands.
  const [units = '', ...higher] = groups.split('.').reverse();
  const [thousands, ...millions] = higher;
  const below = thousands === undefined ? units : `${thousands}.${units}`;
  return `${millions.length > 0 ? `${millions.reverse().join('.')}'` : ''}${below}${mark}${decimals}`;
}

function inThousands(digits: string, mark: string): string {
  return digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3), mark)}${mark}${digits.slice(-3)}`;
}

/** Every digit kept: `2.492733384E7`. */
function scientific(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents);
  const kept = digits.replace(/0+$/, '');
  const [first = '', ...rest] = kept;
  return `${cents < 0n ? '-' : ''}${first}.${rest.join('') || '0'}E${digits.length - 3}`;
}

export function writeCode(code: string, { codes, damage }: DrawnLayout): DrawnCell {
  if (damage === 'double_codes') return `${code}.0`;
  switch (codes) {
    case 'number':
      return Number(code);
    case 'dotted':
      return code.length <= 4 ? code : [code.slice(0, 4), ...(code.slice(4).match(/.{1,2}/g) ?? [])].join('.');
    case 'indented':
      return ' '.repeat(code.length) + code;
    default:
      return code;
  }
}

export function writeId(id: string, { ids }: DrawnLayout): DrawnCell {
  if (!/^[1-9]\d{4,14}$/.test(id)) return id;
  switch (ids) {
    case 'dots':
      return inThousands(id, '.');
    case 'dashed':
      return id;
    case 'number':
      return Number(id);
    default:
      return id;
  }
}

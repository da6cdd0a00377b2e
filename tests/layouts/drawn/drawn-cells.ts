/** Amounts, codes and ids of a drawn layout as cells. */
import type { Cents } from '#core/money/money.ts';
import type { DrawnLayout } from './draw-layout.ts';

/** A formula has no stored value. */
export type DrawnCell = string | number | null | { formula: string };

export function writeAmount(cents: Cents, layout: DrawnLayout): DrawnCell {
  const { amounts, zero, negative, damage, file, question } = layout;
  const isText = file === 'csv' || file === 'tsv';
  if (cents === 0n && zero !== 'number') return zero === 'empty' ? null : '-';
  const shown = question === 'thousands' ? Number(cents) / 100_000 : Number(cents) / 100;
  if (damage === 'scientific') return cents === 0n ? 0 : scientific(cents);
  if (amounts === 'number') return shown;
  const [whole = '', decimals = ''] = Math.abs(shown).toFixed(2).split('.');
  const spelt = amounts === 'plain' ? `${whole}.${decimals}` : grouped(whole, decimals, layout);
  if (shown >= 0) return spelt;
  return negative === 'minus' || isText ? `-${spelt}` : `(${spelt})`;
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
